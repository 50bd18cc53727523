/** Once the page is there and at rest, the browser keeps all of the site for when it is offline. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Within a page of somebody else we keep nothing in the browser.
  if (globalThis.top !== globalThis.self) return;
  const register = (): void => {
    // A browser that refuses (private windows) goes without.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  addEventListener('load', () => setTimeout(register, 2000));
}
