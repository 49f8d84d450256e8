import { useState } from 'react';
import * as v from 'valibot';
import type { StaffBoard } from '../../../../data/staff/night.ts';
import { bracketStatusLabel } from '../../../../domain/events/bracketStatus.ts';
import { cardsText, parseCards } from '../../../../domain/night/drawing/cards.ts';
import { playersOf } from '../../../../domain/night/drawing/drawInput.ts';
import { drawnStatus, roundName } from '../../../../domain/night/plan/roundNames.ts';
import type { Act } from '../../../../domain/night/steps/act.ts';
import { drawRound, nextRound } from '../../../../domain/night/steps/drawRound.ts';
import { useSchemaForm } from '../../../../hooks/useSchemaForm.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { useAct } from '../parts/useAct.ts';
import { CardPicker } from './CardPicker.tsx';
import styles from './Draw.module.css';
import type { DrawProps } from './Draw.tsx';

type Props = DrawProps & { night: StaffBoard; onDraw: (key: string) => void };

const Cards = v.object({
  cards: v.pipe(
    v.string(),
    v.check((typed) => parseCards(typed) !== null, 'Enter three cards, e.g. 7S KD 2C'),
  ),
});

/** Three cards from the floor, and the draw of the next round. */
export function DrawStep({ event, night, secret, onDraw }: Props) {
  const { board } = night;
  const { act, busy } = useAct(event.id, night);
  const { number, rounds } = nextRound(board);
  const form = useSchemaForm(Cards, { cards: '' });
  const [skip, setSkip] = useState(false);
  const [update, setUpdate] = useState(true);
  const typed = form.watch('cards');
  const cards = parseCards(typed);
  const name = roundName(number, rounds);
  const status = drawnStatus(number, rounds);
  const activates = number === 1 && event.status === 'upcoming';
  const changes: Act['event'] = { bracketStatus: status, ...(activates && { status: 'active' }) };

  async function draw(chosen: string): Promise<void> {
    onDraw(`r${number}`);
    const words = { failed: 'Failed to draw the tables. Please try again.' };
    await act((latest, at) => {
      if (!latest) throw new Error('The board is gone.');
      const given = { cards: chosen, event: update ? changes : undefined, at };
      return drawRound(latest.board, secret, given);
    }, words);
  }

  if (!board.promise) return <p className={styles.note}>There's nothing to draw yet.</p>;
  return (
    <form
      className={styles.panel}
      noValidate
      onSubmit={(submitted) => {
        if (!skip) return void form.submit(({ cards: text }) => draw(parseCards(text) ?? ''))(submitted);
        submitted.preventDefault();
        void draw('');
      }}
    >
      <h3>
        {name}: {playersOf(board, number).length} players
      </h3>
      {!skip && (
        <>
          <p>Let someone on the floor draw three cards from the shoe. They go into the draw.</p>
          <Field
            {...form.field('cards')}
            label="Three cards"
            hint={cards ? cardsText(cards) : '7S KD 2C'}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <CardPicker
            full={cards !== null}
            onPick={(card) =>
              form.setValue('cards', `${typed.trim()} ${card}`.trim(), {
                shouldDirty: true,
                shouldTouch: true,
              })
            }
            onClear={() => form.reset()}
          />
        </>
      )}
      <label className={styles.tick}>
        <input type="checkbox" checked={skip} onChange={() => setSkip(!skip)} />
        Skip the cards. Everyone can see that.
      </label>
      <label className={styles.tick}>
        <input type="checkbox" checked={update} onChange={() => setUpdate(!update)} />
        {activates ? 'Set the event to active and ' : 'Set '}the bracket to {bracketStatusLabel(status)}
      </label>
      <p>
        <Button type="submit" busy={busy}>
          Draw {name === 'Final table' ? 'the final table' : 'the tables'}
        </Button>
      </p>
    </form>
  );
}
