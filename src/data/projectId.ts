import { env } from '../env.ts';

/**
 * The project whose data the app shows. In a demo build the browser may name another demo project, so that
 * tests that run side by side each have one of their own; a real build does not contain this.
 */
export function projectId(): string {
  // Written so that the bundler can decide it: indexOf of two literals is folded, startsWith is not.
  if ((import.meta.env.VITE_FIREBASE_PROJECT_ID || 'demo-').indexOf('demo-') !== 0) {
    return env.VITE_FIREBASE_PROJECT_ID;
  }
  const other = globalThis.localStorage?.getItem('demo-project') ?? '';
  return other.startsWith('demo-') ? other : env.VITE_FIREBASE_PROJECT_ID;
}
