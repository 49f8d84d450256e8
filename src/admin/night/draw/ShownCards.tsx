import { useEffect, useState } from 'react';
import type { DrawnCards } from '../../../domain/night/board/drawProof.ts';
import { cardsText, cardsWho } from '../../../domain/night/drawing/cards.ts';
import { cardsStand } from '../../../domain/night/steps/typeCards.ts';
import { formatClock } from '../../../domain/time/format.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Draw.module.css';

type Props = {
  cards: DrawnCards;
  /** The server doesn't have them yet. */
  unsent: boolean;
  what: string;
  busy: boolean;
  onDraw: () => void;
};

/** The cards that everybody can see now, and the draw that follows once they stood for a while. */
export function ShownCards({ cards, unsent, what, busy, onDraw }: Props) {
  const left = useCardsWait(unsent);
  return (
    <>
      <p className={styles.cards}>{cardsText(cards.text)}</p>
      <p role="status">
        {unsent
          ? 'The cards are on their way to the server.'
          : `Typed by ${cardsWho(cards.by)} at ${formatClock(cards.at)}. Everyone can see them now.`}
      </p>
      <p>
        <Button busy={busy} disabled={unsent || left > 0} onClick={onDraw}>
          {left > 0 && !unsent ? `Draw ${what} in ${left} s` : `Draw ${what}`}
        </Button>
      </p>
    </>
  );
}

/** Returns how many seconds the cards have to stand still, since this page knows that the server has them. */
function useCardsWait(unsent: boolean): number {
  const [since, setSince] = useState(Date.now);
  const [now, setNow] = useState(since);
  useEffect(() => {
    if (unsent) return;
    const start = Date.now();
    setSince(start);
    setNow(start);
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [unsent]);
  return Math.max(0, Math.ceil((since + cardsStand - now) / 1000));
}
