import { useState } from 'react';
import type { CrewMember } from '../../../../domain/crew/crewMember.ts';
import type { Board } from '../../../../domain/night/board/board.ts';
import type { SeatCount } from '../../../../domain/night/board/standing.ts';
import { tableName } from '../../../../domain/night/board/tableName.ts';
import type { Slip } from '../../../../domain/night/counts/slips.ts';
import { sameCount } from '../../../../domain/night/counts/slips.ts';
import type { Question } from '../../../../domain/night/watch/boardFold.ts';
import { formatClock } from '../../../../domain/time/format.ts';
import { Button } from '../../../../ui/Button.tsx';
import { countText, personText, whoText } from '../../parts/directorWords.ts';
import type { StaffCount } from '../enter/useCount.ts';

type Props = {
  board: Board;
  question: Question;
  crew: readonly CrewMember[] | null;
  count: (entry: StaffCount) => Promise<void>;
};

/** Two phones that say something else about a table: both values, and which is right. */
export function QuestionItem({ board, question: { round, table, kept, other, seats }, crew, count }: Props) {
  const [busy, setBusy] = useState(false);
  const who = (slip: Slip) => `${whoText(slip, crew)}, ${formatClock(slip.at)}`;

  async function choose(right: 'kept' | 'other') {
    setBusy(true);
    const wrong = right === 'kept' ? 'other' : 'kept';
    const entry: StaffCount = {
      round,
      table,
      seats: Object.fromEntries(seats.map((one) => [one.seat, one[right]])),
      // What stands is replaced; when it stays, the other side is named, and the question is answered.
      seen: Object.fromEntries(seats.map((one) => [one.seat, one[wrong]])),
      after: Math.max(kept.at, other.at),
      note: `Decided: ${who(right === 'kept' ? kept : other)}`,
    };
    // A refusal has its own message, with Retry.
    await count(entry).catch(() => {});
    setBusy(false);
  }

  const side = (right: 'kept' | 'other', slip: Slip) => (
    <div>
      <p>
        <strong>{who(slip)}</strong>
      </p>
      <ul>
        {seats.map((one) => (
          <li key={one.seat}>
            {personText(board, one.no)}: {countText(one[right])}
          </li>
        ))}
      </ul>
      <Button tone="plain" busy={busy} onClick={() => void choose(right)}>
        This is right<span className="visually-hidden">: {who(slip)}</span>
      </Button>
    </div>
  );

  return (
    <li>
      <p>
        <strong>
          {tableName(round, table)}, {round.name}: two counts differ.
        </strong>{' '}
        {seats.every(({ seat, kept: now }) => isShown(board, round.key, table.key, seat, now)) &&
          'The board shows the first.'}
      </p>
      <div>
        {side('kept', kept)}
        {side('other', other)}
      </div>
    </li>
  );
}

function isShown({ counts }: Board, round: string, table: string, seat: string, count: SeatCount): boolean {
  const shown = counts[round]?.[table]?.seats[seat];
  return shown !== undefined && sameCount(shown, count);
}
