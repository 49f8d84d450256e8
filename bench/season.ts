import { run } from '../scripts/userError.ts';
import { colleges } from '../src/domain/lists/listedColleges.ts';
import { fraternities } from '../src/domain/lists/listedFraternities.ts';
import { type DocumentSize, seasonFigures } from './season/seasonFigures.ts';

const LISTS = { colleges, fraternities };
const SIZES = [
  { nights: 24, players: 800, schools: 30, fraternities: 5 },
  { nights: 60, players: 2_000, schools: 80, fraternities: 4 },
  { nights: 60, players: 2_000, schools: 200, fraternities: 10 },
];

/**
 * `npm run bench -- season`: makes up seasons and prints how large their documents are (the largest of each
 * kind), and how much the publication of the last night computes and writes.
 */
await run(async () => {
  for (const size of SIZES) {
    const figures = seasonFigures(size, LISTS);
    console.log(`\n${size.nights} nights, ${size.players} players, ${size.schools} schools`);
    console.log('document    stored     answer       gzip');
    for (const kind of ['season', 'results', 'player', 'school', 'chapter'] as const)
      console.log(line(kind, figures[kind]));
    const { records, written, publication, milliseconds } = figures;
    console.log(`${records} records; the last night writes ${written}, ${kb(publication).trim()} stored`);
    console.log(`computed and compared in ${milliseconds.toFixed(0)} ms`);
  }
});

function line(kind: string, { stored, answer, gzip }: DocumentSize): string {
  return `${kind.padEnd(9)}${[stored, answer, gzip].map(kb).join('')}`;
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(11);
}
