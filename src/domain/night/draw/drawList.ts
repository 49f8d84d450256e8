import { oneLine } from '../../text/oneLine.ts';
import type { FixedSeat } from './draw.ts';

/** A person on the closed list, as everybody may see them; '' where nothing is shown. */
export type ListedPlayer = { no: number; shown: string; school: string; chapter: string };

/**
 * Returns the closed list as the text whose hash is promised (season design, 2.3): a line for each person by
 * number, then the fixed seats, then the pairs kept apart, as numbers only.
 */
export function listText(
  players: readonly ListedPlayer[],
  fixed: readonly FixedSeat[],
  apart: readonly (readonly [number, number])[],
): string {
  const people = [...players]
    .sort((one, two) => one.no - two.no)
    .map(({ no, shown, school, chapter }) => [no, shown, school, chapter].map(asCell).join('\t'));
  const seats = [...fixed].sort((one, two) => one.no - two.no).map(fixedText);
  const pairs = apart.map(([one, two]) => [Math.min(one, two), Math.max(one, two)] as const);
  const kept = [...pairs]
    .sort((one, two) => one[0] - two[0] || one[1] - two[1])
    .map((pair) => pair.join('≠'));
  return [...people, ...seats, ...kept].map((line) => `${line}\n`).join('');
}

/** Returns a fixed seat in words: '17: table 1, seat 3'. */
function fixedText({ no, table, seat }: FixedSeat): string {
  const places = [table !== undefined && `table ${table}`, seat !== undefined && `seat ${seat}`];
  return `${no}: ${places.filter(Boolean).join(', ')}`;
}

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

/** A tab or a line break in a name would make another list of the same text. */
function asCell(value: string | number): string {
  return oneLine(String(value));
}
