/** The plan for one row of an imported file. */
export type Planned = {
  row: number;
  /** The subject of the row. */
  title: string;
  kind: 'new' | 'change' | 'same' | 'error';
  /** The changes or the problems. */
  notes: string[];
};

/** Counts the rows of each kind. */
export function countKinds(rows: readonly Planned[]): Record<Planned['kind'], number> {
  const counts = { new: 0, change: 0, same: 0, error: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
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

function words(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}
