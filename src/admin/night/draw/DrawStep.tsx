import { useState } from 'react';
import type { StaffBoard } from '../../../data/staff/night.ts';
import { bracketStatusLabel } from '../../../domain/events/bracketStatus.ts';
import { playersOf } from '../../../domain/night/drawing/drawInput.ts';
import { drawnStatus, roundName } from '../../../domain/night/plan/roundNames.ts';
import type { Act } from '../../../domain/night/steps/act.ts';
import { drawRound, nextRound } from '../../../domain/night/steps/drawRound.ts';
import layout from '../../../ui/layout.module.css';
import type { DrawProps } from '../parts/nightProps.ts';
import { useAct } from '../parts/useAct.ts';
import styles from './Draw.module.css';
import { ShownCards } from './ShownCards.tsx';
import { TypeCards } from './TypeCards.tsx';

type Props = DrawProps & { night: StaffBoard; onDraw: (key: string) => void };

/** The draw of the next round: three cards from the floor, shown in public first, and then the tables. */
export function DrawStep({ event, night, unsent, secret, onDraw }: Props) {
  const { board } = night;
  const { act, busy } = useAct(event.id, night);
  const { number, rounds } = nextRound(board);
  const [update, setUpdate] = useState(true);
  const name = roundName(number, rounds);
  const status = drawnStatus(number, rounds);
  const activates = number === 1 && event.status === 'upcoming';
  const changes: Act['event'] = { bracketStatus: status, ...(activates && { status: 'active' }) };

  /** Draws with the cards that stand, or with these, which nobody could see first. */
  async function draw(cards = ''): Promise<void> {
    onDraw(`r${number}`);
    await act(
      (latest, at) => {
        if (!latest) throw new Error('The board is gone.');
        return drawRound(latest.board, secret, { cards, event: update ? changes : undefined, at, unsent });
      },
      { failed: 'Failed to draw the tables. Please try again.' },
    );
  }

  if (!board.promise) return <p className={layout.muted}>There's nothing to draw yet.</p>;
  const what = name === 'Final table' ? 'the final table' : 'the tables';
  return (
    <section className={`${layout.column3} ${layout.card} ${styles.panel}`} aria-labelledby="next-draw">
      <h3 id="next-draw">
        {name}: {playersOf(board, number).length} players
      </h3>
      {board.cards ? (
        <ShownCards cards={board.cards} unsent={unsent} what={what} busy={busy} onDraw={() => draw()} />
      ) : (
        <TypeCards eventId={event.id} unsent={unsent} what={what} busy={busy} onDraw={draw} />
      )}
      <label className={`${layout.row2} ${styles.tick}`}>
        <input type="checkbox" checked={update} onChange={() => setUpdate(!update)} />
        {activates ? 'Set the event to active and ' : 'Set '}the bracket to {bracketStatusLabel(status)}
      </label>
    </section>
  );
}
