import { number, readFields, text } from '../../fields/storedFields.ts';

/** A place at a drawn table; both are counted from 1. */
export type SeatPlace = { table: number; seat: number };

const moveKinds = ['late', 'moved', 'swapped', 'broken', 'through'] as const;
export type MoveKind = (typeof moveKinds)[number];

/** Someone who was given another seat after the draw; `from` null: they had none, `to` null: they left it. */
export type SeatMove = {
  no: number;
  kind: MoveKind;
  from: SeatPlace | null;
  to: SeatPlace | null;
  at: number;
  note: string;
};

/** Returns a stored move; never throws. */
export function readMove(value: unknown): SeatMove {
  const { kind, ...move } = readFields(
    { no: number, kind: text, from: readPlace, to: readPlace, at: number, note: text },
    value,
  );
  return { ...move, kind: moveKinds.find((known) => known === kind) ?? 'moved' };
}

function readPlace(value: unknown): SeatPlace | null {
  const place = readFields({ table: number, seat: number }, value);
  return place.table > 0 ? place : null;
}
