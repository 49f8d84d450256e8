/** A column that a sheet may have: what it's called, and how its cells are read. */
export type SheetColumn = {
  /** What our own files or screens call it. */
  heading: string;
  /** What else people call it: whole headings, or patterns of words in one. */
  names?: readonly (string | RegExp)[];
  /** Words that make such a heading mean something else. */
  not?: RegExp;
  required?: boolean;
  /** What its cells look like, and what such cells are called. A column of other cells isn't taken. */
  looks?: { fits: (cell: string) => boolean; words: string };
  /**
   * Returns the text of a row from its cells in the places of the column; without it that is the first cell.
   */
  read?: (cells: readonly string[]) => string;
};
export type SheetColumns<Column extends string> = Readonly<Record<Column, SheetColumn>>;

/** The places of the columns that a sheet has. A first and a last name are one column in two places. */
export type FoundColumns<Column extends string> = {
  readonly [name in Column]?: readonly number[] | undefined;
};

/** Returns the columns of a table in its order. */
export function columnsOf<Column extends string>(table: SheetColumns<Column>): Column[] {
  const isColumn = (name: string): name is Column => Object.hasOwn(table, name);
  return Object.keys(table).filter(isColumn);
}

/** Returns the heading of each column. */
export function headingsOf(table: Readonly<Record<string, SheetColumn>>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).map(([column, { heading }]) => [column, heading]));
}

/**
 * Returns a function that tells which columns a heading names: first the one that has it as its own heading,
 * then the others in the order of the table.
 */
export function columnFinder<Column extends string>(
  table: SheetColumns<Column>,
): (heading: string) => Column[] {
  const named = new Map<string, Column[]>();
  const patterns: [RegExp, Column][] = [];
  const add = (name: string, column: Column) =>
    named.set(plainHeading(name), [...(named.get(plainHeading(name)) ?? []), column]);
  for (const column of columnsOf(table)) add(table[column].heading, column);
  for (const column of columnsOf(table))
    for (const name of table[column].names ?? []) {
      if (typeof name === 'string') add(name, column);
      else patterns.push([name, column]);
    }
  return (heading) => {
    const words = headingWords(heading);
    const found = patterns.filter(([name, column]) => name.test(words) && !table[column].not?.test(words));
    return [...new Set([...(named.get(plainHeading(heading)) ?? []), ...found.map(([, column]) => column)])];
  };
}

/** Returns the places of columns that are given by place; a column that stands twice is the first one. */
export function placesOf<Column extends string>(columns: readonly (Column | null)[]): FoundColumns<Column> {
  const found: Partial<Record<Column, readonly number[]>> = {};
  for (const [at, column] of columns.entries()) if (column !== null) found[column] ??= [at];
  return found;
}

/** Returns a heading for comparison: 'College Name' and 'collegeName' are equal. */
export function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}\p{N}#]+/gu, '');
}

/** Returns the words of a heading, as patterns look for them. */
export function headingWords(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim();
}
