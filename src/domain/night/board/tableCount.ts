import { finiteNumber, flag, list, number, readFields } from '../../fields/storedFields.ts';
import type { SeatCount } from './standing.ts';

/** Returns the count of a seat in a stored map; never throws. */
export function readCount(value: unknown): SeatCount {
  const { had, playOffs, ...count } = readFields(
    { hand: number, chips: number, out: flag, had: finiteNumber, playOffs: list },
    value,
  );
  return {
    ...count,
    ...(had !== null && { had }),
    ...(playOffs.length > 0 && { playOffs: playOffs.map(number) }),
  };
}

/** Returns a count as it is stored, without what it doesn't say. */
export function storedCount({ hand, chips, out, had, playOffs }: SeatCount): Record<string, unknown> {
  return { hand, chips, out, ...(had !== undefined && { had }), ...(playOffs?.length && { playOffs }) };
}
