import { csvText } from '../text/csv.ts';
import { slug } from '../text/slug.ts';
import type { Results } from './results.ts';
import { rowName } from './resultWords.ts';

/** Returns the name of the file with the results of a night. */
export function csvName({ title, day }: Pick<Results, 'title' | 'day'>): string {
  return `${[slug(title), day, 'results'].filter(Boolean).join('-')}.csv`;
}

/** Returns the results of a night as CSV: what its page shows, a line for each person. */
export function csvOf({ rows }: Pick<Results, 'rows'>): string {
  const header = ['Place', 'Player', 'Number', 'School', 'Chapter', 'Points', 'Round', 'Chips'];
  return csvText(
    header,
    rows.map((row) => [
      row.place,
      rowName(row),
      row.no || null,
      row.school,
      row.chapter,
      row.points,
      row.round || null,
      row.chips,
    ]),
  );
}
