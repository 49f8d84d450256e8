import { useState } from 'react';
import { deviceCode } from '../../domain/crew/crewMember.ts';
import type { Board } from '../../domain/night/board/board.ts';
import { cardsText, cardsWho, parseCards } from '../../domain/night/drawing/cards.ts';
import { typeCards } from '../../domain/night/steps/typeCards.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { submit } from '../../parts/attempt.ts';
import { CardsFields } from '../../parts/cards/CardsFields.tsx';
import { CardsInput } from '../../parts/cards/cardsInput.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

type Props = { board: Board; uid: string };

/**
 * The three cards of the next draw, typed on a phone that isn't the director's, so that nobody has to believe
 * the host; or the cards that stand already.
 */
export function DrawCards({ board, uid }: Props) {
  const [typing, setTyping] = useState(false);
  const online = useOnline();
  if (!board.promise) return null;
  if (board.cards)
    return (
      <Notice>
        <p>
          Cards of the next draw: <strong>{cardsText(board.cards.text)}</strong>, typed by{' '}
          {cardsWho(board.cards.by)}.
        </p>
      </Notice>
    );
  if (typing) return <Form eventId={board.eventId} uid={uid} onClose={() => setTyping(false)} />;
  return (
    <p>
      <Button tone="plain" disabled={!online} onClick={() => setTyping(true)}>
        Type the cards of the draw
      </Button>
    </p>
  );
}

function Form({ eventId, uid, onClose }: { eventId: string; uid: string; onClose: () => void }) {
  const form = useSchemaForm(CardsInput, { cards: '' });
  async function show({ cards }: CardsInput): Promise<void> {
    await submit(() => typeCards(eventId, parseCards(cards) ?? '', deviceCode(uid)), {
      failed: 'Failed to show the cards. Please try again.',
    }).catch(() => {});
  }
  return (
    <form noValidate onSubmit={form.submit(show)}>
      <p>
        Three cards that someone in the room drew from the shoe. Everyone sees them, and that your phone typed
        them.
      </p>
      <CardsFields form={form} />
      <p>
        <Button type="submit" busy={form.formState.isSubmitting}>
          Show the cards
        </Button>{' '}
        <Button tone="plain" onClick={onClose}>
          Not now
        </Button>
      </p>
    </form>
  );
}
