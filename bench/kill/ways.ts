import { signal } from './processes.ts';
import type { Tour } from './tour.ts';

const FIRST_MS = 300;
const LAST_MS = 1200;

/** A way to end the tour; `share` from 0 to 1 is the point in its time span. */
export type Way = { name: string; strike: (tour: Tour, share: number) => Promise<void> };

const at = (pick: (tour: Tour) => number[], name: NodeJS.Signals) => async (tour: Tour) =>
  signal(pick(tour), name);

export const WAYS: readonly Way[] = [
  { name: 'Firestore program (SIGKILL)', strike: at(({ firestore }) => [firestore], 'SIGKILL') },
  { name: 'everything at once (SIGKILL)', strike: at(({ all }) => all, 'SIGKILL') },
  {
    name: 'everything 0.3-1.2 s after Ctrl-C',
    strike: async ({ start, all }, share) => {
      signal([start], 'SIGINT');
      await new Promise((resolve) => setTimeout(resolve, FIRST_MS + share * (LAST_MS - FIRST_MS)));
      signal(all, 'SIGKILL');
    },
  },
  { name: 'npm start alone (SIGKILL)', strike: at(({ start }) => [start], 'SIGKILL') },
  { name: 'terminal closed (SIGHUP)', strike: at(({ start }) => [start], 'SIGHUP') },
  { name: 'Ctrl-C, orderly', strike: at(({ start }) => [start], 'SIGINT') },
  { name: 'firebase-tools (SIGKILL)', strike: at(({ tools }) => [tools], 'SIGKILL') },
];
