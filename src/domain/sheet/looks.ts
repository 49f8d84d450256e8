type Rows = readonly (readonly string[])[];

/** Whether a cell looks like an email address. */
export function looksLikeEmail(cell: string): boolean {
  return /^\S+@\S+\.\S+$/.test(cell);
}

/** Whether a cell looks like a phone number. */
export function looksLikePhone(cell: string): boolean {
  return /^\+?[\d\s().-]{7,}( ?(x|ext).*)?$/i.test(cell);
}

/**
 * Returns the column in which most of the filled cells fit: of several the one with the most such cells, and
 * then with the longest, because 'Sam' is a name and a fraternity. Returns -1 for none.
 */
export function bestColumn(rows: Rows, fits: (cell: string, at: number) => boolean): number {
  let best = { at: -1, score: 0 };
  for (const at of (rows[0] ?? []).keys()) {
    const fitting = rows.flatMap((row) => row[at] || []).filter((cell) => fits(cell, at));
    const score = fitting.length + fitting.join('').length / 1e6;
    if (score > best.score && mostFit(rows, at, (cell) => fits(cell, at))) best = { at, score };
  }
  return best.at;
}

/** Whether most of the filled cells of a column fit. */
export function mostFit(rows: Rows, at: number, fits: (cell: string) => boolean): boolean {
  const cells = rows.flatMap((row) => row[at] || []);
  return cells.length > 0 && 2 * cells.filter(fits).length > cells.length;
}
