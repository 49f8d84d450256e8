import type { Board } from '../../../domain/night/board/board.ts';
import type { DrawCheck } from '../../../domain/night/drawing/checkDraw.ts';
import { nameOf, personOf } from '../../../domain/night/live/tableRows.ts';

/** How many seats are named at most. */
const most = 10;

/** What came of drawing one round again. */
export function CheckedRound({ check, board }: { check: DrawCheck; board: Board }) {
  const { round, same, sameList, sameNames, samePlaces, sortedCards, wrong, buttons, promise, moves } = check;
  const isMany = round.name.endsWith('s');
  const name = (no: number) => (no === 0 ? 'no one' : nameOf(personOf(board, no)));
  return (
    <div>
      <p>
        <b>
          {same ? '✓ ' : '✗ '}
          {round.name} {same ? (isMany ? 'match.' : 'matches.') : isMany ? "don't match." : "doesn't match."}
        </b>{' '}
        {same && sizeText(round.tables.length, moves)}
      </p>
      {!sameList && (
        <p>The player list doesn't fit its fingerprint: its people, fixed seats, pairs or plan.</p>
      )}
      {!sameNames && (
        <p>
          Someone is shown another way since the list was closed, so the names can't be compared anymore.
          Numbers, schools, chapters, fixed seats and the plan are{' '}
          {sameList ? 'as published' : 'compared apart'}.
        </p>
      )}
      {!samePlaces && <p>The tables don't play where the published plan says.</p>}
      {!sortedCards && <p>The cards aren't three cards in their order.</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.slice(0, most).map(({ table, seat, should, is }) => (
            <li key={`${table} ${seat}`}>
              Table {round.tables[table - 1]?.at}, seat {seat}: <bdi>{name(is)}</bdi>, drawn was{' '}
              <bdi>{name(should)}</bdi>.
            </li>
          ))}
          {wrong.length > most && <li>{wrong.length - most} more seats differ.</li>}
        </ul>
      )}
      {buttons.length > 0 && <p>The first button differs at {buttons.length} tables.</p>}
      <p>
        The fingerprint for this seed is <code>{promise}</code>
      </p>
    </div>
  );
}

function sizeText(tables: number, moves: number): string {
  const all = `${tables} ${tables === 1 ? 'table' : 'tables'}`;
  if (moves === 0) return `${all}, nothing changed since.`;
  return `${all}, with ${moves} ${moves === 1 ? 'seat' : 'seats'} changed by the host afterwards.`;
}
