import type { ResultRow } from './results.ts';

/** Returns how somebody is shown in results: by name, or by number when that is all they show. */
export function rowName({ name, no }: Pick<ResultRow, 'name' | 'no'>): string {
  return name || (no > 0 ? `#${no}` : 'A player');
}

const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Returns points as they are printed: '100.0'. */
export function pointsText(points: number): string {
  return oneDecimal.format(points);
}

/** People who got as far as each other. `title` is '' when nobody knows how far. */
export type RoundGroup = { title: string; rows: readonly ResultRow[] };

/** Returns rows by how far they got: the final table first, then those who were out in each round. */
export function byRound(rows: readonly ResultRow[]): RoundGroup[] {
  const last = Math.max(0, ...rows.map(({ round }) => round));
  const groups: { round: number; rows: ResultRow[] }[] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group?.round === row.round) group.rows.push(row);
    else groups.push({ round: row.round, rows: [row] });
  }
  return groups.map(({ round, rows: own }) => ({ title: roundTitle(round, last), rows: own }));
}

function roundTitle(round: number, last: number): string {
  if (round === 0) return '';
  return round === last ? 'Final table' : `Out in round ${round}`;
}

/** A school or a chapter at a night: how many played for it, and their best place. */
export type NightGroup = { id: string; name: string; people: number; best: number };

/** Returns the schools of a night, or its chapters, those with the best place first. */
export function groupsOf(rows: readonly ResultRow[], kind: 'school' | 'chapter'): NightGroup[] {
  const groups = new Map<string, NightGroup>();
  for (const { place, ...row } of rows) {
    const name = row[kind];
    const id = row[`${kind}Id`];
    if (name === '') continue;
    const key = id || name;
    const group = groups.get(key) ?? { id, name, people: 0, best: place };
    groups.set(key, { ...group, people: group.people + 1, best: Math.min(group.best, place) });
  }
  return [...groups.values()].sort((one, two) => one.best - two.best || two.people - one.people);
}
