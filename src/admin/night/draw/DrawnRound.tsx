import { useState } from 'react';
import type { StaffBoard } from '../../../data/staff/night.ts';
import type { Board, BoardRound } from '../../../domain/night/board/board.ts';
import { drawAchieved } from '../../../domain/night/drawing/achieved.ts';
import { cardsText } from '../../../domain/night/drawing/cards.ts';
import { drawInput } from '../../../domain/night/drawing/drawInput.ts';
import { keptDraw } from '../../../domain/night/steps/throwDraw.ts';
import { formatClock } from '../../../domain/time/format.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import { showToast } from '../../../ui/toast.ts';
import type { DrawProps } from '../parts/nightProps.ts';
import { PrintTools } from '../print/PrintTools.tsx';
import styles from './Draw.module.css';
import { DrawnTable } from './DrawnTable.tsx';
import { namesOf } from './drawPeople.ts';
import { LatePeople } from './LatePeople.tsx';
import { type SeatQuestion, SeatQuestions } from './SeatQuestions.tsx';
import { useReveal } from './useReveal.ts';

/** Says what a draw achieved: 'No chapter-mates together at 13 of 15 tables, and no draw could do better.' */
function achievedText(board: Board, round: BoardRound): string {
  const { entrants, before } = drawInput(board, round.number, round.tables);
  const seated = round.tables.map(({ seats }) => seats.filter(Boolean)).filter((seats) => seats.length > 0);
  const { tables, withoutMates, best, metAgain } = drawAchieved(seated, entrants, before);
  if (tables === 1) return 'The final table.';
  const ending = best && withoutMates < tables ? ', and no draw could do better' : '';
  const where = withoutMates === tables ? 'at any table' : `at ${withoutMates} of ${tables} tables`;
  const mates = `No chapter-mates together ${where}${ending}.`;
  if (round.number === 1) return mates;
  return `${mates} ${metAgain === 0 ? 'No one meets again.' : `${pairs(metAgain)} again.`}`;
}

const pairs = (number: number) => (number === 1 ? '1 pair meets' : `${number} pairs meet`);

type Props = DrawProps & {
  night: StaffBoard;
  round: BoardRound;
  /** Whether it was drawn here just now, so that its tables appear one by one. */
  fresh: boolean;
  /** Called when all tables have appeared. */
  onShown: () => void;
};

/** The drawn tables of a round, who came late, and what can be changed. */
export function DrawnRound(props: Props) {
  const { event, night, round, fresh, onShown } = props;
  const { board } = night;
  const [question, setQuestion] = useState<SeatQuestion | null>(null);
  const shown = useReveal(round.tables.length, fresh, onShown);
  const nameOf = namesOf(board, props);
  const all = shown === round.tables.length;
  const kept = keptDraw(board);
  return (
    <div className={layout.column4}>
      {round.number === 1 && <LatePeople {...props} />}
      <header className={`${layout.wrap3} ${styles.head}`}>
        <div>
          <h3>
            {round.name} {round.name.endsWith('s') ? 'are' : 'is'} drawn
          </h3>
          {all && <p>{achievedText(board, round)}</p>}
          <p className={layout.muted}>
            {round.proof.cards ? `Cards: ${cardsText(round.proof.cards)}` : 'No cards were drawn.'}
          </p>
          <p className={layout.muted}>Everyone can see the tables now.</p>
        </div>
        {all ? (
          <div className={consoleLayout.wrap2}>
            {round.wave < round.waves.length && (
              <Link className={buttonClass('gold')} to={staffPaths.night(event.id, 'night')}>
                {startText(round)}
              </Link>
            )}
            <PrintTools eventId={event.id} board={board} round={round} />
            <Button
              tone="plain"
              onClick={() => (kept ? showToast(kept, 'alert') : setQuestion({ kind: 'throw' }))}
            >
              Draw again…
            </Button>
          </div>
        ) : (
          <Button tone="plain" onClick={onShown}>
            Show all tables
          </Button>
        )}
      </header>
      <ol className={styles.tables} aria-label="Tables">
        {round.tables.slice(0, shown).map((table) => (
          <DrawnTable
            key={table.key}
            night={night}
            round={round}
            table={table}
            nameOf={nameOf}
            eventId={event.id}
            onAsk={setQuestion}
          />
        ))}
      </ol>
      {question && (
        <SeatQuestions {...props} question={question} nameOf={nameOf} onClose={() => setQuestion(null)} />
      )}
    </div>
  );
}

function startText({ wave, waves }: BoardRound): string {
  const next = waves[wave];
  const name = waves.length > 1 ? `Start wave ${wave + 1}` : 'Start the round';
  return next ? `${name}, ${formatClock(next.startsAt)}` : name;
}
