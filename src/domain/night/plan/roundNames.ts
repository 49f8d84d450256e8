import type { BracketStatus } from '../../events/bracketStatus.ts';

/** Returns the name of a round, both counted from 1: 'Round 1', 'Semi-finals', 'Final table'. */
export function roundName(number: number, rounds: number): string {
  if (number === rounds) return 'Final table';
  if (number === 1) return 'Round 1';
  if (number === rounds - 1) return 'Semi-finals';
  return number === rounds - 2 ? 'Quarter-finals' : `Round ${number}`;
}

const statuses: readonly (readonly [BracketStatus, string])[] = [
  ['round-1', 'Round 1'],
  ['quarter-finals', 'Quarter-finals'],
  ['semi-finals', 'Semi-finals'],
  ['finals', 'Final table'],
];

/** The largest field of four rounds by the standard plan; only in five is one unnamed by a status. */
export const fourRounds = 245;

/**
 * Returns the name of the round that a bracket's status means in a field of so many; null where it means
 * none. No status names the second of five rounds, so a larger field is in its 'Early rounds'.
 */
export function statusRound(status: string, players: number): string | null {
  if (status === 'round-1' && players > fourRounds) return 'Early rounds';
  return statuses.find(([known]) => known === status)?.[1] ?? null;
}

/** Returns the beginning of a sentence about a round: 'Round 1 is', 'The semi-finals are'. */
export function roundIs(name: string): string {
  const verb = name.endsWith('s') ? 'are' : 'is';
  return name.startsWith('Round') ? `${name} ${verb}` : `The ${name.toLowerCase()} ${verb}`;
}

/** Returns the bracket status that is suggested once a round is drawn (season design, 2.9). */
export function drawnStatus(number: number, rounds: number): BracketStatus {
  const drawn = roundName(number, rounds);
  return statuses.find(([, name]) => name === drawn)?.[0] ?? 'round-1';
}
