import { type CsvCell, csvText } from '../text/csv.ts';
import { slug } from '../text/slug.ts';
import type { ResultRow, Results } from './results.ts';
import { rowName } from './resultWords.ts';

/** Returns the name of the file with the results of a night. */
export function csvName({ title, day }: Pick<Results, 'title' | 'day'>): string {
  return `${[slug(title), day, 'results'].filter(Boolean).join('-')}.csv`;
}

const header = ['Place', 'Player', 'Number', 'School', 'Chapter', 'Points', 'Round', 'Chips'];

/** Returns the results of a night as CSV: what its page shows, a line for each person. */
export function csvOf({ rows }: Pick<Results, 'rows'>): string {
  return csvText(header, rows.map(cellsOf));
}

/** Returns the results of several nights as one CSV text, each line with its night. */
export function nightsCsv(nights: readonly Results[]): string {
  return csvText(
    ['Event', 'Date', 'Season', ...header],
    nights.flatMap(({ title, day, season, rows }) =>
      rows.map((row) => [title, day, season, ...cellsOf(row)]),
    ),
  );
}

function cellsOf(row: ResultRow): CsvCell[] {
  const { place, no, school, chapter, points, round, chips } = row;
  return [place, rowName(row), no || null, school, chapter, points, round || null, chips];
}
