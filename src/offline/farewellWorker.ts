import { forgetAll } from './kept.ts';
import type { WorkerScope } from './workerScope.ts';

declare const self: WorkerScope;

/*
 * The emergency exit (docs/deploying.md): takes the place of whatever worker a browser has, throws away what
 * that one kept, and goes. It answers no request, so from the first moment on the site is as without a
 * worker.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetAll().finally(() => self.registration.unregister()));
});
