import type { Board } from '../../../../domain/night/board/board.ts';
import { tableName } from '../../../../domain/night/board/tableName.ts';
import { heal } from '../../../../domain/night/steps/heal.ts';
import type { TableDifference } from '../../../../domain/night/watch/boardFold.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { Acts } from '../../parts/acts.ts';
import { countText, personText } from '../../parts/directorWords.ts';
import type { StaffCount } from '../enter/useCount.ts';

const failed = 'Failed to set the counts right. Please try again.';

type Props = { board: Board; differences: readonly TableDifference[]; acts: Acts };

/** Where the board says less or other than the phones, and one button that sets it right. */
export function BehindItem({ board, differences, acts: { act, busy } }: Props) {
  return (
    <li>
      <p>
        <strong>The board is behind the phones.</strong>
      </p>
      <DifferenceList board={board} differences={differences} />
      <div>
        <Button
          busy={busy}
          onClick={() =>
            void act((night, at) => heal(night?.board ?? board, differences, { at }), {
              failed,
              done: 'The board says what the phones say.',
            })
          }
        >
          Set the board right
        </Button>
      </div>
    </li>
  );
}

type LateProps = {
  board: Board;
  difference: TableDifference;
  acts: Acts;
  count: (entry: StaffCount) => Promise<void>;
};

/** A count that came after its round was closed: use it, or leave what stands. */
export function LateItem({ board, difference, acts: { act, busy }, count }: LateProps) {
  const { round, table, seats, newest } = difference;
  const use = () =>
    act((night, at) => heal(night?.board ?? board, [difference], { at, note: 'A late count' }), { failed });
  const leave = () => {
    const both = seats.flatMap(({ seat, board: was, slips }) => (was && slips ? [{ seat, was, slips }] : []));
    return count({
      round,
      table,
      seats: Object.fromEntries(both.map(({ seat, was }) => [seat, was])),
      seen: Object.fromEntries(both.map(({ seat, slips }) => [seat, slips])),
      after: newest,
      note: 'The late count is left out',
      // A refusal has its own message, with Retry.
    }).catch(() => {});
  };
  return (
    <li>
      <p>
        <strong>
          {tableName(round, table)}, {round.name}: a count came after the round was closed.
        </strong>
      </p>
      <DifferenceList board={board} differences={[difference]} />
      <div>
        <Button tone="plain" busy={busy} onClick={() => void use()}>
          Use the late count
        </Button>
        {seats.every(({ board: was, slips }) => was && slips) && (
          <Button tone="plain" busy={busy} onClick={() => void leave()}>
            Leave it out
          </Button>
        )}
      </div>
    </li>
  );
}

function DifferenceList({ board, differences }: Pick<Props, 'board' | 'differences'>) {
  return (
    <ul>
      {differences.flatMap(({ round, table, seats }) =>
        seats.map(({ seat, no, board: was, slips }) => (
          <li key={`${round.key} ${table.key} ${seat}`}>
            {tableName(round, table)}, {personText(board, no)}: the board says{' '}
            {was ? countText(was) : 'nothing'}, the phones say {slips ? countText(slips) : 'nothing'}
          </li>
        )),
      )}
    </ul>
  );
}
