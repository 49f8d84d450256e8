export const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export const suits = ['S', 'H', 'D', 'C'] as const;
const symbols: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const letters: Record<string, string> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C', T: '10' };

/** How many cards go into a draw. */
const cardCount = 3;

/**
 * Returns three cards, sorted, as they go into a draw: '2C 7S KD'; null when these aren't three. A card may
 * repeat.
 */
export function parseCards(typed: string): string | null {
  const text = typed.toUpperCase().replace(/[♠♥♦♣]/gu, (symbol) => letters[symbol] ?? symbol);
  const found = text.match(/(10|[AKQJT2-9])\s*[SHDC](?![A-Z0-9])/g) ?? [];
  const rest = text.replace(/(10|[AKQJT2-9])\s*[SHDC](?![A-Z0-9])/g, '').replace(/[\s,;.·-]/g, '');
  if (found.length !== cardCount || rest !== '') return null;
  return found
    .map((card) => card.replace(/\s/g, '').replace('T', '10'))
    .sort()
    .join(' ');
}

/** Returns cards as people read them: '7♠ K♦ 2♣'. */
export function cardsText(cards: string): string {
  return cards.replace(/[SHDC](?=\s|$)/g, (suit) => symbols[suit] ?? suit);
}

/** Returns who typed cards in public, in words: 'the host', 'a captain's phone (K7QX)'. */
export function cardsWho(by: string): string {
  return by === 'host' ? 'the host' : `a captain's phone (${by})`;
}

/** Returns the symbol of a suit. */
export function suitSymbol(suit: string): string {
  return symbols[suit] ?? suit;
}
