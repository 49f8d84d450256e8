import { csvText } from '../../text/csv.ts';
import type { Season } from '../season.ts';
import { type StandingKind, type StandingLine, standingLines } from './standingLines.ts';

type Column = readonly [header: string, cell: (line: StandingLine) => string | number];

const school: Column = ['School', (line) => line.school];
const chapter: Column = ['Chapter', (line) => line.chapter];
const columns: Record<StandingKind, readonly Column[]> = {
  players: [['Player', ({ name }) => name || 'A player'], school, chapter],
  schools: [school],
  chapters: [chapter, school],
};

/** Returns a standing of a season as CSV: what its page shows, a line for each. */
export function standingsCsv(season: Season, kind: StandingKind): string {
  const all: readonly Column[] = [
    ['Place', ({ place }) => place],
    ...columns[kind],
    ['Points', ({ points }) => points],
    ['Wins', ({ wins }) => wins],
    ['Results', ({ nights }) => nights],
  ];
  return csvText(
    all.map(([header]) => header),
    standingLines(season, kind).map((line) => all.map(([, cell]) => cell(line))),
  );
}
