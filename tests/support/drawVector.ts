import type { Entrant, FixedSeat } from '../../src/domain/night/draw/draw.ts';
import type { ListedPlayer } from '../../src/domain/night/draw/drawList.ts';

/** The example of docs/the-draw.md. */
export const seed = '75554f4f67803f446686d38230ef176c7d47db926b8a51d1bde2503a44688ff9';
export const cards = '2C 7S KD';
export const plan = { seats: 7, tables: 6, skip: [13] };
export const fixed: readonly FixedSeat[] = [{ no: 8, table: 1, seat: 1 }];
export const apart: readonly (readonly [number, number])[] = [[1, 9]];

const [purdue, indiana] = ['Purdue University', 'Indiana University'];

export const players: readonly ListedPlayer[] = [
  { no: 1, shown: 'Ann L.', school: purdue, chapter: 'Sigma Chi' },
  { no: 2, shown: 'Bo D.', school: purdue, chapter: 'Sigma Chi' },
  { no: 3, shown: 'Cy O.', school: purdue, chapter: 'Sigma Chi' },
  { no: 4, shown: 'Dee I.', school: purdue, chapter: 'Delta Chi' },
  { no: 5, shown: 'E. F.', school: indiana, chapter: 'Sigma Chi' },
  { no: 6, shown: 'Gus H.', school: indiana, chapter: 'Sigma Chi' },
  { no: 7, shown: '', school: indiana, chapter: '' },
  { no: 8, shown: 'Ida J.', school: '', chapter: '' },
  { no: 9, shown: 'Kim Lee', school: indiana, chapter: 'Beta Theta Pi' },
];

/** The same people as the draw sees them; chapters of one name at two schools are two. */
export const entrants: readonly Entrant[] = players.map(({ no, school, chapter }) => ({
  no,
  school,
  chapter: chapter && `${school}\t${chapter}`,
}));
