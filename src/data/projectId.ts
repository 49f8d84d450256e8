import { env } from '../env.ts';

/**
 * The project whose data the app shows. In a demo build the browser may name another demo project, so that tests that
 * run side by side each have one of their own; a real build does not contain this.
 */
export function projectId(): string {
  const given = import.meta.env.VITE_FIREBASE_PROJECT_ID;
  if (given && !given.startsWith('demo-')) return given;
  const other = globalThis.localStorage?.getItem('demo-project') ?? '';
  return other.startsWith('demo-') ? other : env.VITE_FIREBASE_PROJECT_ID;
}
