import Papa from 'papaparse';

/** The value of a cell; null leaves it empty. */
export type CsvCell = string | number | boolean | null;

/**
 * Text that a spreadsheet would read as a formula, including after blanks, in full-width characters, and in a
 * cell of several lines, which Papa Parse's own pattern misses.
 */
const formula = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/u;

/** Whether a spreadsheet would read a text as a formula. */
export function isFormula(text: string): boolean {
  return formula.test(text);
}

/** Whether a program that expects another separator would make two cells of a text. */
const isDivided = (value: unknown) => typeof value === 'string' && /[;\t]/.test(value);

/**
 * Returns a CSV text (RFC 4180) with a header and rows of the same order. Text that a spreadsheet would run
 * as a formula gets a leading apostrophe, so that it stays text.
 */
export function csvText(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return Papa.unparse(
    { fields: [...header], data: rows.map((row) => [...row]) },
    { escapeFormulae: formula, newline: '\r\n', quotes: isDivided },
  );
}

/** Returns a cell of such a text without that apostrophe. */
export function unguardedCell(cell: string): string {
  return cell.replace(/^'(?=\s*[=+\-@])/, '');
}
