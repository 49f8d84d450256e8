/**
 * Lets the browser keep what this visit uses, so that the site opens without a network too. It begins when
 * the page is there and the browser has nothing else to do. Where there are no service workers, or storage is
 * refused, all is as before.
 */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const leaving = import.meta.env.VITE_SERVICE_WORKER === 'off';
  if (!leaving) navigator.serviceWorker.addEventListener('controllerchange', tellWhatIsLoaded);
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  const begin = () => idle(() => void (leaving ? leave() : join()).catch(() => {}));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

async function join(): Promise<void> {
  // It may have come after this page had begun, and before anybody listened.
  if (navigator.serviceWorker.controller) tellWhatIsLoaded();
  await navigator.serviceWorker.register('/sw.js');
}

/**
 * The emergency exit (docs/deploying.md), from the side of the page: the browser may let the worker that
 * removes itself wait for minutes behind the one it replaces.
 */
async function leave(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const { forgetAll } = await import('./kept.ts');
  await forgetAll();
}

let loaded: PerformanceObserver | undefined;

/** A new worker has seen nothing of what this page has loaded, nor of what is still on its way to it. */
function tellWhatIsLoaded(): void {
  const tell = (message: string | string[]) => navigator.serviceWorker.controller?.postMessage(message);
  // The address it was opened with: the router may have gone on since.
  for (const { name } of performance.getEntriesByType('navigation')) tell(name);
  loaded?.disconnect();
  loaded = new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => name);
    tell(files.filter((name) => name.startsWith(location.origin)));
  });
  loaded.observe({ type: 'resource', buffered: true });
}
