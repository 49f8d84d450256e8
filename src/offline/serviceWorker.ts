import { find, forgetOlderBuilds, isKept, keep } from './kept.ts';
import { type KeptKind, keptKind } from './keptKind.ts';
import type { Asked, WorkerScope } from './workerScope.ts';

declare const self: WorkerScope;

/** The empty page, from which the app can start at any address. */
const shell = '/shell';
/** How long a page may take to begin to arrive before the kept one is shown, in milliseconds. */
const timeout = 3_500;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOlderBuilds(), preload()]));
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request;
  const kind = keptKind({ method, mode, url, range: headers.has('range') }, self.location.origin);
  if (kind) event.respondWith(answers[kind](event));
});

// The page sends what it had loaded before this worker started: its own address, then lists of files.
self.addEventListener('message', (event) => {
  const { data } = event;
  const work = Array.isArray(data) ? keepFiles(data.map(String)) : keepOpen(String(data));
  // If the network goes away, the next visit loads everything past the worker anyway.
  event.waitUntil(work.catch(() => {}));
});

const answers: Record<KeptKind, (event: Asked) => Promise<Response>> = {
  async page(event) {
    const address = withoutSearch(event.request.url);
    const network = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request));
    event.waitUntil(network.then((answer) => keepPage(address, answer.clone())).catch(() => {}));
    const answer = await Promise.race([network.catch(() => null), late()]);
    return answer ?? (await find('page', address)) ?? (await find('shell', shell)) ?? network;
  },
  async asset(event) {
    const { url } = event.request;
    return (await find('asset', url)) ?? keeping(event, 'asset', url, asset(event.request));
  },
  async image(event) {
    const { url } = event.request;
    const network = keeping(event, 'image', url, fetch(event.request));
    return (await find('image', url)) ?? network;
  },
};

/**
 * Lets the browser request a page while the worker starts. Not in Firefox, which shows its own error offline.
 */
async function preload(): Promise<void> {
  const { navigationPreload } = self.registration;
  const inFirefox = self.navigator.userAgent.includes('Firefox/');
  await (inFirefox ? navigationPreload?.disable() : navigationPreload?.enable());
}

/** Requests a missing file again past the browser's cache, since that cache may keep a 404 for a year. */
async function asset(request: Request): Promise<Response> {
  const answer = await fetch(request);
  return answer.status === 404 ? fetch(request, { cache: 'reload' }) : answer;
}

/** Returns the network's response and keeps a copy of it. */
function keeping(
  event: Asked,
  kind: KeptKind,
  address: string,
  network: Promise<Response>,
): Promise<Response> {
  const kept = network.then((answer) => keep(kind, address, answer.clone()));
  event.waitUntil(kept.catch(() => {}));
  return network;
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), timeout));
}

function withoutSearch(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

async function keepShell(): Promise<void> {
  const answer = await fetch(shell, { cache: 'no-cache' });
  const html = await answer.clone().text();
  await keep('shell', shell, answer);
  await keepFiles(filesIn(html, /(?<=")\/assets\/[^"]+/g));
}

async function keepOpen(page: string): Promise<void> {
  const address = withoutSearch(page);
  if (!(await isKept('page', address))) await keepPage(address, await fetch(page, { cache: 'no-cache' }));
}

/**
 * Keeps a page with its styles: they are inlined in it, but are requested as files when the visitor comes
 * from another page.
 */
async function keepPage(address: string, answer: Response): Promise<void> {
  const html = await answer.clone().text();
  await keep('page', address, answer);
  await keepFiles(filesIn(html, /(?<=")\/assets\/[^"]+\.css/g));
}

function filesIn(html: string, names: RegExp): string[] {
  return [...html.matchAll(names)].map(([path]) => self.location.origin + path);
}

async function keepFiles(addresses: readonly string[]): Promise<void> {
  for (const url of addresses) {
    const kind = keptKind({ method: 'GET', mode: 'no-cors', url, range: false }, self.location.origin);
    if (kind && !(await find(kind, url))) await keep(kind, url, await fetch(url));
  }
}
