import type { OutboxEntry } from '../../changes/outboxEntry.ts';

/**
 * Whether a change is an act of a director that the server refused: it was made of a revision of the board
 * that has been followed by another, so it can only be done again.
 */
export function isStaleAct({ change, refused }: OutboxEntry): boolean {
  return refused === 'refused' && change.writes.some(({ path }) => /^events\/[^/]+\/steps\//.test(path));
}
