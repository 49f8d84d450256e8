import type { StaffBoard } from '../../../../data/staff/night.ts';
import type { CrewMember } from '../../../../domain/crew/crewMember.ts';
import { type Board, openRound } from '../../../../domain/night/board/board.ts';
import { tableName, tablesInText } from '../../../../domain/night/board/tableName.ts';
import { seatKey } from '../../../../domain/night/counts/seats.ts';
import { type Decisions, decisionCount } from '../../../../domain/night/decide/decisions.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { Button } from '../../../../ui/Button.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import layout from '../../../../ui/layout.module.css';
import type { Acts } from '../../parts/acts.ts';
import { personText } from '../../parts/directorWords.ts';
import type { StaffCount } from '../enter/useCount.ts';
import { BehindItem, LateItem } from './DifferenceItem.tsx';
import { EmptyItem } from './EmptyItem.tsx';
import { GoOnItem } from './GoOnItem.tsx';
import { QuestionItem } from './QuestionItem.tsx';
import { TieItem } from './TieItem.tsx';
import styles from './ToDecide.module.css';

type Props = {
  night: StaffBoard;
  decisions: Decisions;
  crew: readonly CrewMember[] | null;
  acts: Acts;
  count: (entry: StaffCount) => Promise<void>;
};

/** The id of the list, for the button that leads there. */
export const decideId = 'to-decide';

/** Everything that only the director can decide, in one list. */
export function ToDecide({ night: { board }, decisions, crew, acts, count }: Props) {
  const number = decisionCount(decisions);
  if (number === 0) return null;
  const { questions, late, behind, cuts, ties, empty, uneven, goOn } = decisions;
  return (
    <section className={styles.decide} aria-labelledby={decideId}>
      <h3 id={decideId} tabIndex={-1}>
        To decide ({number})
      </h3>
      <ul className={`${consoleLayout.list} ${layout.stack4} ${styles.items}`}>
        {goOn.map((question) => (
          <GoOnItem key={question.round.key} {...{ board, question, acts }} />
        ))}
        {questions.map((question) => (
          <QuestionItem
            key={`${question.kept.id} ${question.other.id}`}
            {...{ board, question, crew, count }}
          />
        ))}
        {late.map((difference) => (
          <LateItem
            key={`${difference.round.key} ${difference.table.key}`}
            {...{ board, difference, acts, count }}
          />
        ))}
        {behind.length > 0 && <BehindItem board={board} differences={behind} acts={acts} />}
        {empty.map((seat) => (
          <EmptyItem key={`${seat.table.key} ${seat.seat}`} {...{ board, seat, crew, acts, count }} />
        ))}
        {cuts.map(({ round, table, hand, out, tie }) =>
          out ? (
            <li key={table.key}>
              <p>
                <strong>
                  {tableName(round, table)}: {personText(board, out.no)} is lowest after hand {hand} and still
                  in.
                </strong>
              </p>
              <div>
                <Button
                  onClick={() => {
                    const seat = seatKey(table.seats.indexOf(out.no));
                    const seats = { [seat]: { ...out.count, out: true } };
                    const seen = { [seat]: out.count };
                    // A refusal has its own message, with Retry.
                    count({ round, table, seats, seen, note: 'Lowest at the cut' }).catch(() => {});
                  }}
                >
                  Mark as out<span className="visually-hidden">: {personText(board, out.no)}</span>
                </Button>
              </div>
            </li>
          ) : (
            <TieItem key={table.key} {...{ board, round, table, acts, count }} people={tie} open={null} />
          ),
        )}
        {ties.map(({ round, table, people, open }) => (
          <TieItem key={table?.key ?? 'others'} {...{ board, round, table, people, open, acts, count }} />
        ))}
        {uneven.length > 0 && (
          <li>
            <p>
              <strong>Uneven hands.</strong> {unevenText(board, uneven)}: another number of hands than most,
              so chips across tables don't compare. Enter the missing hands, or close the round without them.
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}

function unevenText(board: Board, numbers: readonly number[]): string {
  const round = openRound(board);
  if (!round) return '';
  return capitalized(
    tablesInText(
      round,
      round.tables.filter(({ number }) => numbers.includes(number)),
    ),
  );
}
