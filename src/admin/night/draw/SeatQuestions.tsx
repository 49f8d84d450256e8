import { useState } from 'react';
import type { StaffBoard } from '../../../data/staff/night.ts';
import type { Board, BoardRound } from '../../../domain/night/board/board.ts';
import { namedTable, placeName } from '../../../domain/night/board/tableName.ts';
import { type SeatWarning, seatWarnings } from '../../../domain/night/drawing/seatWarnings.ts';
import {
  breakTable,
  moveSeat,
  placeOf,
  settledTable,
  swapSeats,
} from '../../../domain/night/steps/seatMoves.ts';
import { throwDraw } from '../../../domain/night/steps/throwDraw.ts';
import { capitalized } from '../../../domain/text/capitalized.ts';
import type { DrawProps } from '../parts/nightProps.ts';
import { standing } from '../parts/standingNight.ts';
import { type MakeAct, useAct } from '../parts/useAct.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** What a director wants to do with a seat, a table or the draw, which needs a reason. */
export type SeatQuestion =
  | { kind: 'swap' | 'move'; no: number }
  | { kind: 'break'; table: number }
  | { kind: 'throw' };

type Props = DrawProps & {
  night: StaffBoard;
  round: BoardRound;
  question: SeatQuestion;
  nameOf: (no: number) => string;
  onClose: () => void;
};

/** Asks where to and why, and does it. */
export function SeatQuestions({ event, night, round, secret, question, nameOf, onClose }: Props) {
  const { board } = night;
  const { act } = useAct(event.id, night);
  // The options stay as they were when the question was asked.
  const [options] = useState(() => optionsOf(board, round, question, nameOf));

  async function send(make: MakeAct, failed: string, done: string): Promise<void> {
    const sent = await act(make, { failed, done, undo: question.kind !== 'throw' });
    if (sent !== 'refused') onClose();
  }

  if (question.kind === 'throw') {
    return (
      <ReasonDialog
        title="Draw again"
        lead="This draw goes away. It stays on the public page with your reason."
        hint="Everyone can see this. Don't name people."
        action="Throw this draw away"
        onDo={(_choice, reason) =>
          send(
            (latest, at) => throwDraw(standing(latest).board, secret, { reason, at }),
            'Failed to throw the draw away. Please try again.',
            "The draw was thrown away. Draw again when you're ready.",
          )
        }
        onClose={onClose}
      />
    );
  }
  if (question.kind === 'break') {
    const { table } = question;
    return (
      <ReasonDialog
        title={`Break ${namedTable(round, table)}`}
        lead="Its people go to the smallest tables of their wave or a later one. No one else moves."
        action="Break table"
        onDo={(_choice, reason) =>
          send(
            (latest, at) => breakTable(standing(latest).board, table, { reason, at }),
            `Failed to break ${namedTable(round, table)}. Please try again.`,
            `${capitalized(namedTable(round, table))} was broken.`,
          )
        }
        onClose={onClose}
      />
    );
  }
  const { no, kind } = question;
  const name = nameOf(no);
  return (
    <ReasonDialog
      title={kind === 'swap' ? `Swap ${name}` : `Move ${name}`}
      choice={{ label: kind === 'swap' ? 'With' : 'To', options }}
      action={kind === 'swap' ? 'Swap' : 'Move'}
      warn={(value) =>
        warningsOf(board, round, question, value).map((warning) => warningText(warning, nameOf))
      }
      onDo={(value, reason) => {
        const [table = 0, seat = 0] = value.split('-').map(Number);
        const make: MakeAct = (latest, at) => {
          const { board: now } = standing(latest);
          return kind === 'swap'
            ? swapSeats(now, no, Number(value), { reason, at })
            : moveSeat(now, no, { table, seat }, { reason, at });
        };
        const done =
          kind === 'swap' ? `${name} and ${nameOf(Number(value))} swapped seats.` : `${name} was moved.`;
        return send(make, `Failed to move ${name}. Please try again.`, done);
      }}
      onClose={onClose}
    />
  );
}

/** Returns the people to swap with, or the free seats to move to. */
function optionsOf(
  board: Board,
  round: BoardRound,
  question: SeatQuestion,
  nameOf: (no: number) => string,
): [string, string][] {
  if (question.kind !== 'swap' && question.kind !== 'move') return [];
  const open = round.tables.filter(
    ({ number, seats }) => !settledTable(board, round, number) && seats.some(Boolean),
  );
  if (question.kind === 'swap') {
    return open.flatMap(({ number, seats }) =>
      seats.flatMap((no, at): [string, string][] =>
        no === 0 || no === question.no
          ? []
          : [[String(no), `${nameOf(no)} (${placeName(round, { table: number, seat: at + 1 })})`]],
      ),
    );
  }
  return open.flatMap(({ number, seats }) =>
    Array.from({ length: board.plan.seats }, (_, at) => at).flatMap((at): [string, string][] =>
      seats[at]
        ? []
        : [[`${number}-${at + 1}`, capitalized(placeName(round, { table: number, seat: at + 1 }))]],
    ),
  );
}

/** Returns what speaks against a choice, for everybody whom it moves. */
function warningsOf(
  board: Board,
  round: BoardRound,
  question: SeatQuestion,
  value: string,
): [number, SeatWarning][] {
  if ((question.kind !== 'swap' && question.kind !== 'move') || value === '') return [];
  const { no } = question;
  const seatsAt = (table: number) => round.tables.find(({ number }) => number === table)?.seats ?? [];
  const warn = (who: number, table: number, without: number) =>
    seatWarnings(
      board,
      who,
      seatsAt(table).filter((other) => other !== without),
    ).map((warning): [number, SeatWarning] => [who, warning]);
  if (question.kind === 'move') return warn(no, Number(value.split('-')[0]), no);
  const other = Number(value);
  const [mine, theirs] = [placeOf(round, no), placeOf(round, other)];
  if (!mine || !theirs || mine.table === theirs.table) return [];
  return [...warn(no, theirs.table, other), ...warn(other, mine.table, no)];
}

function warningText([who, warning]: [number, SeatWarning], nameOf: (no: number) => string): string {
  const name = nameOf(who);
  if (warning.kind === 'fixed') return `${name} has a fixed seat.`;
  const other = nameOf(warning.no);
  if (warning.kind === 'chapter') return `${name} and ${other} are both from ${warning.chapter}.`;
  return warning.kind === 'apart'
    ? `${name} and ${other} should be kept apart.`
    : `${name} and ${other} have met tonight.`;
}
