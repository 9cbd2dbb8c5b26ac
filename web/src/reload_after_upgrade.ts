const KEY = "renewed";
const LONG_AGO = 60_000; // milliseconds

/** After an upgrade what is fetched later has other names: a page from before is loaded anew. */
export function reloadAfterUpgrades(): void {
  addEventListener("vite:preloadError", () => void renew());
}

/** Not over and over, since something else may be wrong; nor while there would be nothing to load. */
async function renew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < LONG_AGO) return;
  const page = await fetch(document.baseURI, { cache: "no-store" }).catch(() => null);
  if (!page?.ok) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
