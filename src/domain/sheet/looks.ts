type Rows = readonly (readonly string[])[];

/** A day, or a day and a time: its figures could be those of a number. */
const day = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\b/;

/** Whether a cell looks like an email address. */
export function looksLikeEmail(cell: string): boolean {
  return /^\S+@\S+\.\S+$/.test(cell);
}

/** Whether a cell looks like a phone number. */
export function looksLikePhone(cell: string): boolean {
  return /^\+?[\d\s().-]{7,}( ?(x|ext).*)?$/i.test(cell) && mayBePhone(cell);
}

/** Whether a cell may hold a phone number: 'c: 555-0100', '555-0100 or 555-0101', '1.55501E+10'. */
export function mayBePhone(cell: string): boolean {
  const digits = cell.replace(/\D/g, '').length;
  if (day.test(cell) || cell.includes('@')) return false;
  return digits >= 7 || /^\d(\.\d+)?e\+\d+$/i.test(cell);
}

/** Whether a cell may be the name of someone. */
export function mayBeName(cell: string): boolean {
  return /\p{L}/u.test(cell) && !looksLikeEmail(cell) && !looksLikePhone(cell);
}

/** Whether cells count their rows: 1, 2, 3 … */
export function isRunning(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => (/^\d{1,7}[.)]?$/.test(cell) ? Number.parseInt(cell, 10) : Number.NaN));
  return numbers.length > 2 && numbers.every((number, at) => number === (numbers[0] ?? 0) + at);
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
