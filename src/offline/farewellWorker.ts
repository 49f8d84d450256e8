import { forgetAll } from './kept.ts';
import type { WorkerScope } from './workerScope.ts';

declare const self: WorkerScope;

/*
 * The emergency exit (docs/deploying.md): replaces any worker a browser has, deletes its caches, and
 * unregisters itself. It answers no request, so the site works as without a worker from the start.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetAll().finally(() => self.registration.unregister()));
});
