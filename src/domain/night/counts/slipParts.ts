import { randomId } from '../../changes/randomId.ts';
import type { SeatCount } from '../board/standing.ts';
import type { Slip } from './slips.ts';

/** How many seats of a slip may say anything; of more of them the rules take less. */
const few = 3;

/** Splits a slip whose counts would cost the rules too many expressions (`areCounts` in firestore.rules). */
export function slipParts(slip: Slip): Slip[] {
  const all = Object.keys(slip.seats);
  const isCorrection = Object.keys(slip.seen).length > 0;
  const isLong = ({ had, playOffs }: SeatCount) =>
    Boolean(playOffs?.length) || (isCorrection && had !== undefined);
  const long = all.filter((seat) => slip.seats[seat] && isLong(slip.seats[seat]));
  if (all.length <= few || long.length === 0) return [slip];
  const short = all.filter((seat) => !long.includes(seat));
  const parts = long.flatMap((_, at) => (at % few === 0 ? [long.slice(at, at + few)] : []));
  return [short, ...parts]
    .filter((seats) => seats.length > 0)
    .map((seats, index) => ({
      ...slip,
      id: index === 0 ? slip.id : randomId(),
      at: slip.at + index,
      seats: of(slip.seats, seats),
      seen: of(slip.seen, seats),
    }));
}

function of(counts: Slip['seats'], seats: readonly string[]): Slip['seats'] {
  return Object.fromEntries(Object.entries(counts).filter(([seat]) => seats.includes(seat)));
}
