import { env } from '../env.ts';

/**
 * Returns the project whose data the app shows. In a demo build the browser may name another demo project, so
 * that tests that run in parallel each have their own; a real build does not contain this.
 */
export function projectId(): string {
  // The bundler can evaluate this form: it folds indexOf of two literals, but not startsWith.
  if ((import.meta.env.VITE_FIREBASE_PROJECT_ID || 'demo-').indexOf('demo-') !== 0) {
    return env.VITE_FIREBASE_PROJECT_ID;
  }
  const other = namedProject();
  return other.startsWith('demo-') ? other : env.VITE_FIREBASE_PROJECT_ID;
}

function namedProject(): string {
  try {
    return localStorage.getItem('demo-project') ?? '';
  } catch {
    return ''; // Under Node, and where the browser refuses storage.
  }
}
