import { fileURLToPath } from 'node:url';

/**
 * The project that everything on this machine uses. Firebase never lets a `demo-` project reach a real
 * service.
 */
export const DEMO_PROJECT = 'demo-campus-blackjack';

/** The project's folder, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url));
