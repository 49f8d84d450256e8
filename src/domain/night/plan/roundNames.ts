import type { BracketStatus } from '../../events/bracketStatus.ts';

/** Returns the name of a round, both counted from 1: 'Round 1', 'Semi-finals', 'Final table'. */
export function roundName(number: number, rounds: number): string {
  if (number === rounds) return 'Final table';
  if (number === 1) return 'Round 1';
  if (number === rounds - 1) return 'Semi-finals';
  return number === rounds - 2 ? 'Quarter-finals' : `Round ${number}`;
}

/** Returns the beginning of a sentence about a round: 'Round 1 is', 'The semi-finals are'. */
export function roundIs(name: string): string {
  const verb = name.endsWith('s') ? 'are' : 'is';
  return name.startsWith('Round') ? `${name} ${verb}` : `The ${name.toLowerCase()} ${verb}`;
}

/** Returns the bracket status that is suggested once a round is drawn (season design, 2.9). */
export function drawnStatus(number: number, rounds: number): BracketStatus {
  if (number === rounds) return 'finals';
  if (number === 1) return 'round-1';
  if (number === rounds - 1) return 'semi-finals';
  return number === rounds - 2 ? 'quarter-finals' : 'round-1';
}
