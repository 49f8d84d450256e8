import { type ReactNode, useState } from 'react';
import type { StaffBoard } from '../../../data/staff/night.ts';
import { type Board, stageOf } from '../../../domain/night/board/board.ts';
import type { Counted } from '../../../domain/night/board/standing.ts';
import type { Placed } from '../../../domain/night/counts/places.ts';
import { countedTables, nightPlaces } from '../../../domain/night/counts/roundStanding.ts';
import { decideTie } from '../../../domain/night/steps/ties.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import recordLayout from '../../../ui/recordLayout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import type { Acts } from '../parts/acts.ts';
import { chipsText, personText } from '../parts/directorWords.ts';
import { OrderDialog } from '../parts/OrderDialog.tsx';
import styles from './ResultTab.module.css';

type Props = {
  night: StaffBoard;
  acts: Acts;
  /** What there is to publish, or what stands. */
  children?: ReactNode;
};

/** The places of a night as they stand, and at its end the champion and the runner-up. */
export function PlacesView({ night: { board }, acts, children }: Props) {
  const places = nightPlaces(board);
  const isDone = stageOf(board) === 'done';
  const tie = finalTie(board, places);
  const gone = [...board.gone].map(
    ([no, why]) => `${personText(board, no)} (${why === 'absent' ? 'no-show' : why})`,
  );
  if (board.rounds.length === 0) return <p>There are no places before the first round is drawn.</p>;
  return (
    <div className={`${layout.column4} ${styles.result}`}>
      {isDone ? <Winners board={board} places={places} /> : <p>These are the places as they stand now.</p>}
      {tie && <FinalTie board={board} tie={tie} acts={acts} />}
      {children}
      <table className={`${layout.table} ${recordLayout.cells} ${styles.places}`}>
        <caption className="visually-hidden">Places</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Player</th>
            <th scope="col">Reached</th>
            <th scope="col">Chips</th>
          </tr>
        </thead>
        <tbody>
          {places.map((placed) => (
            <tr key={placed.no}>
              <td>{placed.place}</td>
              <th scope="row">
                <bdi dir="ltr">{personText(board, placed.no)}</bdi>
                <small>{schoolText(board, placed.no)}</small>
              </th>
              <td>
                {board.rounds[placed.round - 1]?.name}{' '}
                {!isDone && stillIn(board, placed) && <Badge tone="green">Still in</Badge>}
              </td>
              <td>{chipsText(placed.chips)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {gone.length > 0 && <p className={layout.muted}>Without a place: {gone.join(', ')}</p>}
    </div>
  );
}

function schoolText({ people }: Board, no: number): string {
  const person = people.get(no);
  return [person?.school, person?.chapter].filter(Boolean).join(', ');
}

/** Whether somebody still plays or goes on: only they can change their place. */
function stillIn(board: Board, { no, round }: Placed): boolean {
  const last = board.rounds.at(-1);
  if (!last || round !== last.number) return false;
  if (last.state === 'closed') return last.through.includes(no);
  return countedTables(board, last).some(({ people }) =>
    people.some((person) => person.no === no && !person.count.out),
  );
}

type FinalTieFound = { people: readonly Counted[]; place: number; round: string };

/** Returns the first tie for second place at the final table, once the night is over: a runner-up is one. */
function finalTie(board: Board, places: readonly Placed[]): FinalTieFound | null {
  const last = board.rounds.at(-1);
  if (stageOf(board) !== 'done' || !last) return null;
  const first = places.filter(({ place }) => place <= 2);
  const shared = first.filter(
    ({ place, round }) => round === last.number && first.some((one) => one.place === place),
  );
  const place = [1, 2].find((one) => shared.filter((placed) => placed.place === one).length > 1);
  if (place === undefined) return null;
  const tied = new Set(shared.filter((placed) => placed.place === place).map(({ no }) => no));
  const people = countedTables(board, last).flatMap((table) => table.people.filter(({ no }) => tied.has(no)));
  return { people, place, round: last.key };
}

function FinalTie({ board, tie, acts: { act } }: { board: Board; tie: FinalTieFound; acts: Acts }) {
  const [open, setOpen] = useState(false);
  const names = tie.people.map(({ no }) => personText(board, no)).join(', ');
  return (
    <section className={staffLayout.bar3} aria-label="Tie">
      <p>
        {names} share place {tie.place}. They may, or the cards decide.
      </p>
      <Button tone="plain" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Decide the tie
      </Button>
      {open && (
        <OrderDialog
          board={board}
          people={tie.people}
          lead={`From place ${tie.place} on.`}
          how="Cards"
          onDecide={async (order, how) => {
            const sent = await act((night) => decideTie(night?.board ?? board, tie.round, { order, how }), {
              failed: 'Failed to decide the tie. Please try again.',
            });
            return sent !== 'refused';
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

function Winners({ board, places }: { board: Board; places: readonly Placed[] }) {
  const shown = (place: number) => {
    const found = places.filter((placed) => placed.place === place);
    const [one] = found;
    if (!one || found.length > 1) return '';
    return board.people.get(one.no)?.shown || `#${one.no}`;
  };
  const [winner, runnerUp] = [shown(1), shown(2)];
  return (
    <section className={`${consoleLayout.left2} ${styles.winners}`} aria-label="Winners">
      {winner && (
        <p>
          Champion <strong>{winner}</strong>
        </p>
      )}
      {runnerUp && (
        <p>
          Runner-up <strong>{runnerUp}</strong>
        </p>
      )}
    </section>
  );
}
