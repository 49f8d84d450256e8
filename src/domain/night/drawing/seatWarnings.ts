import type { Board, BoardPerson } from '../board/board.ts';
import { entrantsOf } from '../draw/closedList.ts';

/** Why a place is a poor one for somebody: whom they'd sit with, or the fixed place that they'd leave. */
export type SeatWarning =
  | { kind: 'chapter' | 'apart' | 'met'; no: number; chapter: string }
  | { kind: 'fixed'; no: number; chapter: '' };

/** Returns what speaks against a place for somebody at a table, whose people are `others`. */
export function seatWarnings(
  board: Pick<Board, 'people' | 'apart' | 'fixed' | 'rounds'>,
  no: number,
  others: readonly number[],
): SeatWarning[] {
  const chapterOf = new Map(
    entrantsOf([...board.people.values()]).map((entrant) => [entrant.no, entrant.chapter]),
  );
  const chapter = chapterOf.get(no);
  const before = board.rounds.slice(0, -1).flatMap(({ tables }) => tables.map(({ seats }) => seats));
  const found = others
    .filter((other) => other !== 0 && other !== no)
    .flatMap((other): SeatWarning[] => {
      const isApart = board.apart.some((pair) => pair.includes(no) && pair.includes(other));
      if (isApart) return [{ kind: 'apart', no: other, chapter: '' }];
      if (chapter && chapterOf.get(other) === chapter)
        return [{ kind: 'chapter', no: other, chapter: nameOf(board.people.get(other)) }];
      const met = before.some((seats) => seats.includes(no) && seats.includes(other));
      return met ? [{ kind: 'met', no: other, chapter: '' }] : [];
    });
  const isFixed = board.fixed.some((fixed) => fixed.no === no);
  return isFixed ? [{ kind: 'fixed', no, chapter: '' }, ...found] : found;
}

const nameOf = (person: BoardPerson | undefined) => person?.chapter ?? '';
