import { useState } from 'react';
import { ranks, suitSymbol, suits } from '../../domain/night/drawing/cards.ts';
import formLayout from '../../ui/formLayout.module.css';
import styles from './Cards.module.css';

type Props = {
  /** Whether there are three cards. */
  full: boolean;
  onPick: (card: string) => void;
  onClear: () => void;
};

const suitNames = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const;

/** Picks cards by rank and suit, for whom typing is slower. */
export function CardPicker({ full, onPick, onClear }: Props) {
  const [rank, setRank] = useState('');
  return (
    <details className={`${formLayout.foldable} ${formLayout.chosen} ${styles.picker}`}>
      <summary>Choose cards</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div role="group" aria-label="Rank">
        {ranks.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={rank === one}
            disabled={full}
            onClick={() => setRank(one)}
          >
            {one}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div role="group" aria-label="Suit">
        {suits.map((suit) => (
          <button
            key={suit}
            type="button"
            aria-label={suitNames[suit]}
            data-suit={suit}
            disabled={full || rank === ''}
            onClick={() => {
              onPick(`${rank}${suit}`);
              setRank('');
            }}
          >
            {suitSymbol(suit)}
          </button>
        ))}
        <button type="button" onClick={onClear}>
          Clear
        </button>
      </div>
    </details>
  );
}
