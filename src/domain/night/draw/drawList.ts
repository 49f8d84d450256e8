import { oneLine } from '../../text/oneLine.ts';
import type { DrawPlan } from '../format/readPlan.ts';
import type { FixedSeat } from './draw.ts';

/** A person on the closed list, as everybody may see them; '' where nothing is shown. */
export type ListedPlayer = { no: number; shown: string; school: string; chapter: string };

/** What a draw is promised from, beside its seed. */
export type PromisedList = {
  players: readonly ListedPlayer[];
  fixed: readonly FixedSeat[];
  apart: readonly (readonly [number, number])[];
  plan: DrawPlan;
};

/**
 * Returns what a draw depends on, as the text whose hash is promised (season design, 2.3). Names have a text
 * of their own, so that one can be hidden.
 */
export function listText({ players, fixed, apart, plan }: PromisedList): string {
  const people = byNumber(players).map(({ no, school, chapter }) =>
    [no, school, chapter].map(asCell).join('\t'),
  );
  const seats = byNumber(fixed).map(fixedText);
  const pairs = apart.map(([one, two]) => [Math.min(one, two), Math.max(one, two)] as const);
  const kept = [...pairs]
    .sort((one, two) => one[0] - two[0] || one[1] - two[1])
    .map((pair) => pair.join('≠'));
  return [...people, ...seats, ...kept, planText(plan)].map((line) => `${line}\n`).join('');
}

/** Returns the names of the list as the text whose hash is promised: a line for each person by number. */
export function namesText(players: readonly ListedPlayer[]): string {
  return byNumber(players)
    .map(({ no, shown }) => `${[no, shown].map(asCell).join('\t')}\n`)
    .join('');
}

/** Returns the plan of a draw in words: '7 at a table, 6 tables, without 13'. */
function planText({ seats, tables, skip }: DrawPlan): string {
  const without = skip.length > 0 ? `, without ${[...skip].sort((one, two) => one - two).join(', ')}` : '';
  return `${seats} at a table, ${tables} tables${without}`;
}

/** Returns a fixed seat in words: '17: table 1, seat 3'. */
function fixedText({ no, table, seat }: FixedSeat): string {
  const places = [table !== undefined && `table ${table}`, seat !== undefined && `seat ${seat}`];
  return `${no}: ${places.filter(Boolean).join(', ')}`;
}

const byNumber = <T extends { no: number }>(items: readonly T[]): T[] =>
  [...items].sort((one, two) => one.no - two.no);

/** Returns the SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a new secret seed: 64 hexadecimal digits from the browser's random numbers. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * Returns the hash that binds a number to its participant, 16 hexadecimal digits, under the staff's key of
 * the night.
 */
export async function boundHash(key: string, no: number, id: string): Promise<string> {
  return (await sha256(`${key}:${no}:${id}`)).slice(0, 16);
}

/** A tab or a line break in a name would make another list of the same text. */
function asCell(value: string | number): string {
  return oneLine(String(value));
}
