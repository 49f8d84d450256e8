/** Lets the browser keep this visit's files for use offline, once the page is loaded and idle. */
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
  // The worker may have started after this page began, and before the listener was added.
  if (navigator.serviceWorker.controller) tellWhatIsLoaded();
  await navigator.serviceWorker.register('/sw.js');
}

/**
 * The page's side of the emergency exit (docs/deploying.md): a worker that removes itself may wait for
 * minutes.
 */
async function leave(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const { forgetAll } = await import('./kept.ts');
  await forgetAll();
}

let loaded: PerformanceObserver | undefined;

/** Tells a new worker what this page has loaded, and what is still loading, because it saw none of it. */
function tellWhatIsLoaded(): void {
  const tell = (message: string | string[]) => navigator.serviceWorker.controller?.postMessage(message);
  // Uses the address the page was opened with, because the router may have moved on since.
  for (const { name } of performance.getEntriesByType('navigation')) tell(name);
  loaded?.disconnect();
  loaded = new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => name);
    tell(files.filter((name) => name.startsWith(location.origin)));
  });
  loaded.observe({ type: 'resource', buffered: true });
}
