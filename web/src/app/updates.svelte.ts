/** The service worker that keeps the page for offline, and whether a newer page waits. */
class Updates {
  /** A newer version has been fetched and will be used from the next start on. */
  waiting = $state(false);
  private registration: ServiceWorkerRegistration | undefined;

  /** Browsers offer service workers only on secure pages. */
  async register(): Promise<void> {
    await loaded(); // what the page needs comes first
    this.registration = await navigator.serviceWorker?.register(new URL("sw.js", document.baseURI));
    this.look();
    this.registration?.addEventListener("updatefound", () => {
      const { installing } = this.registration ?? {};
      installing?.addEventListener("statechange", () => this.look());
    });
  }

  /** The very first version replaces nothing. */
  private look(): void {
    this.waiting = Boolean(this.registration?.waiting && navigator.serviceWorker.controller);
  }

  /** Use the newer version now. Games are stored, so they go on where they were. */
  take = (): void => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.registration?.waiting?.postMessage("take over");
  };
}

export const updates = new Updates();

const loaded = (): Promise<unknown> =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener("load", resolve, { once: true }));
