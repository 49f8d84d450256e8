import type { RowProblem } from '../../sheet/rowsToMend.ts';
import { localDay } from '../../time/parse.ts';

/** The plan for one row of an imported file. */
export type Planned = {
  row: number;
  /** The subject of the row. */
  title: string;
  kind: 'new' | 'change' | 'same' | 'error';
  /** The changes or the problems. */
  notes: string[];
  /** Whether it changes what someone has confirmed or logged since its file was exported. */
  newer?: boolean;
};

/** Counts the rows of each kind. */
export function countKinds(rows: readonly Planned[]): Record<Planned['kind'], number> {
  const counts = { new: 0, change: 0, same: 0, error: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}

/** Returns the rows with errors, each with its reasons. */
export function problemsOf(rows: readonly Planned[]): RowProblem[] {
  return rows.flatMap(({ row, kind, notes }) =>
    kind === 'error' ? [{ row, message: notes.join('; ') }] : [],
  );
}

type Issue = { path?: readonly { key: unknown }[] | undefined; message: string };

/** Returns the mistakes in a row, under the headings of the file. */
export function issueNotes(issues: readonly Issue[], headings: Readonly<Record<string, string>>): string[] {
  return issues.map(({ path, message }) => {
    const name = String(path?.[0]?.key ?? '');
    return `${headings[name] ?? name}: ${message}`;
  });
}

/** Returns the changes in words: 'Conference: Big Ten → Ivy League'. */
export function changeNotes(
  before: object,
  after: object,
  headings: Readonly<Record<string, string>>,
): string[] {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).map(
    ([name, value]) => `${headings[name] ?? name}: ${words(was.get(name))} → ${words(value)}`,
  );
}

/** Returns what is known of a new item: 'Conference: Ivy League'. */
export function newNotes(fields: object, headings: Readonly<Record<string, string>>): string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`${headings[name] ?? name}: ${words(value)}`],
  );
}

function words(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value instanceof Date ? localDay(value) : String(value);
}
