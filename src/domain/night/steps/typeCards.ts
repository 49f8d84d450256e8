import { type Change, serverNow, updating } from '../../changes/change.ts';
import type { Board } from '../board/board.ts';

/** The time in milliseconds between cards and draw; the rules ask for it too. */
export const cardsStand = 10_000;

/**
 * Shows the three cards of the next draw in public, before it. They are no step: whoever holds a phone of the
 * crew can type them, and nobody types them twice. `by`: 'host', or the code of the phone.
 */
export function typeCards(eventId: string, cards: string, by: string): Change {
  const fields = { 'cards.text': cards, 'cards.by': by, 'cards.at': serverNow, updatedAt: serverNow };
  return { writes: [updating(`boards/${eventId}`, fields)], needless: [] };
}

/** Returns how long the cards that stand have to stand still, in milliseconds; 0 when a draw may follow. */
export function cardsWait({ cards }: Pick<Board, 'cards'>, now: number): number {
  return cards ? Math.max(0, cards.at + cardsStand - now) : 0;
}
