/** What an import does with a row of the file. */
export type Planned = {
  row: number;
  /** What the row is about. */
  title: string;
  kind: 'new' | 'change' | 'same' | 'error';
  /** What changes, or what is wrong. */
  notes: string[];
};

/** How many rows of each kind there are. */
export function countKinds(rows: readonly Planned[]): Record<Planned['kind'], number> {
  const counts = { new: 0, change: 0, same: 0, error: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}

type Issue = { path?: readonly { key: unknown }[] | undefined; message: string };

/** What is wrong with the fields of a row, under the headings of the file. */
export function issueNotes(issues: readonly Issue[], headings: Readonly<Record<string, string>>): string[] {
  return issues.map(({ path, message }) => {
    const name = String(path?.[0]?.key ?? '');
    return `${headings[name] ?? name}: ${message}`;
  });
}

/** What changes, as words: 'Conference: Big Ten → Ivy League'. */
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
