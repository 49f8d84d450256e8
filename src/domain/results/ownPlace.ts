import { ordinal } from '../text/ordinal.ts';
import { smallestField } from './points.ts';
import type { ResultRow, Results } from './results.ts';
import { pointsText } from './resultWords.ts';

type Row = Pick<ResultRow, 'place' | 'points' | 'chips' | 'round'>;
type Night = Pick<Results, 'players'> & { rows: readonly Pick<ResultRow, 'place' | 'round'>[] };

/** Why nobody has points. */
export const noPoints = `Fields under ${smallestField} give no points`;

/** Returns how somebody did, as they are told: 'You won!', '7th of 96'. */
export function placeHeadline({ place }: Pick<ResultRow, 'place'>, { players, rows }: Night): string {
  if (place > 1) return `${ordinal(place)} of ${players}`;
  return rows.filter((row) => row.place === 1).length > 1 ? 'You share the win' : 'You won!';
}

/** Returns what goes with it: 'Out in round 2 · 1,200 chips · 40.8 points'. */
export function placeDetail({ points, chips, round, place }: Row, { rows, players }: Night): string {
  const last = Math.max(...rows.map((row) => row.round));
  const reached = round === 0 ? '' : round === last ? 'Final table' : `Out in round ${round}`;
  return [
    place === 1 && `Champion of ${players} players`,
    place > 1 && reached,
    chips !== null && `${chips.toLocaleString('en-US')} chips`,
    players < smallestField ? noPoints : `${pointsText(points)} points`,
  ]
    .filter(Boolean)
    .join(' · ');
}
