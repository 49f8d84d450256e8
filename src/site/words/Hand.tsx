import type { Card } from '../../content/pages/contentPage.ts';
import styles from './Hand.module.css';

const suits = new Map([
  ['♠', 'spades'],
  ['♥', 'hearts'],
  ['♣', 'clubs'],
  ['♦', 'diamonds'],
]);
const pictures = new Map([
  ['A', 'ace'],
  ['K', 'king'],
  ['Q', 'queen'],
  ['J', 'jack'],
]);

/** Playing cards within a line of text. */
export function Hand({ cards }: { cards: readonly Card[] }) {
  return (
    <span className={styles.hand} role="img" aria-label={cards.map(spoken).join(', ')}>
      {cards.map((card) => (
        <span key={card} className={styles.card} data-red={/[♥♦]/.test(card)}>
          {card}
        </span>
      ))}
    </span>
  );
}

/** Returns 'ace of spades' for 'A♠'. */
function spoken(card: Card): string {
  const rank = card.slice(0, -1);
  return `${pictures.get(rank) ?? rank} of ${suits.get(card.slice(-1))}`;
}
