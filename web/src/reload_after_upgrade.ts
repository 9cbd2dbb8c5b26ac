const KEY = "renewed";
const LONG_AGO = 60_000; // milliseconds

/** Reload a page from before an upgrade, whose lazily fetched files have other names now. */
export function reloadAfterUpgrades(): void {
  addEventListener("vite:preloadError", () => void renew());
}

/** Reload, but not repeatedly, as something else may be wrong, and not while the server is down. */
async function renew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < LONG_AGO) return;
  const page = await fetch(document.baseURI, { cache: "no-store" }).catch(() => null);
  if (!page?.ok) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
