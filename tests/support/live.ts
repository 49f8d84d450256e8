import { deleteApp, getApps } from 'firebase/app';
import { afterAll, vi } from 'vitest';

/* Files of a worker share the libraries; each has the app's modules anew. */
vi.resetModules();
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await Promise.all(getApps().map(deleteApp));
});
