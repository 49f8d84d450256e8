import { useState } from 'react';
import { parseCards } from '../../../domain/night/drawing/cards.ts';
import { typeCards } from '../../../domain/night/steps/typeCards.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { submit } from '../../../parts/attempt.ts';
import { CardsFields } from '../../../parts/cards/CardsFields.tsx';
import { CardsInput } from '../../../parts/cards/cardsInput.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import styles from './Draw.module.css';

type Props = {
  eventId: string;
  /** The server doesn't have the promise yet. */
  unsent: boolean;
  what: string;
  busy: boolean;
  /** Draws with cards that nobody could see first, '' without any. */
  onDraw: (cards: string) => Promise<void>;
};

/** Three cards from the floor: shown to everybody first, or what to do without a network or without cards. */
export function TypeCards({ eventId, unsent, what, busy, onDraw }: Props) {
  const isAlone = !useOnline() || unsent;
  const form = useSchemaForm(CardsInput, { cards: '' });
  const [skip, setSkip] = useState(false);

  async function show({ cards }: CardsInput): Promise<void> {
    const parsed = parseCards(cards) ?? '';
    if (isAlone) await onDraw(parsed);
    else
      await submit(() => typeCards(eventId, parsed, 'host'), {
        failed: 'Failed to show the cards. Please try again.',
      }).catch(() => {});
  }

  return (
    <form
      noValidate
      className={layout.column4}
      onSubmit={(submitted) => {
        if (!skip) return void form.submit(show)(submitted);
        submitted.preventDefault();
        void onDraw('');
      }}
    >
      {!skip && (
        <>
          <p>
            Let someone on the floor draw three cards from the shoe, so that the room sees them. Type them in,
            or let a captain do it on their own phone: everyone sees on the live page whose it was.
          </p>
          <CardsFields form={form} />
        </>
      )}
      <label className={`${layout.row2} ${styles.tick}`}>
        <input type="checkbox" checked={skip} onChange={() => setSkip(!skip)} />
        Draw without cards. Everyone can see that.
      </label>
      {isAlone && !skip && (
        <p className={staffLayout.warning}>
          Without a network no one can see the cards before the draw. The live page will say: not witnessed.
        </p>
      )}
      <p>
        <Button type="submit" busy={busy || form.formState.isSubmitting}>
          {skip || isAlone ? `Draw ${what}` : 'Show the cards'}
        </Button>
      </p>
    </form>
  );
}
