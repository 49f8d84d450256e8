import type { Act } from './act.ts';

/** How often spectators ask, in seconds: usually, and for an announced stream with many of them. */
export const everyUsual = 20;
export const everyStream = 45;

/** Sets how often spectators ask for news, in seconds. */
export function spectatorsEvery(every: number): Act {
  return {
    kind: 'show',
    note: `spectators every ${every} seconds`,
    patch: [{ path: 'every', value: every }],
  };
}

/** Keeps the TV on its page while a round is called, or lets it turn pages again. */
export function holdTv(hold: boolean): Act {
  return {
    kind: 'show',
    note: hold ? 'the TV stays' : 'the TV turns pages',
    patch: [{ path: 'hold', value: hold }],
  };
}
