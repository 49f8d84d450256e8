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

/**
 * Returns the rows of a CSV text, or of tab-separated cells copied from a spreadsheet; each row is a list of
 * cells without outer blanks. Row n of the file has the index n - 1, so empty rows stay. `unclosed`: a
 * quotation mark is never closed, and everything after it went into one cell.
 */
export function readCsv(text: string): { rows: string[][]; unclosed: boolean } {
  const trimmed = text.replace(/^\uFEFF/, '').trimEnd();
  const { data, errors } = Papa.parse<string[]>(trimmed, { delimiter: separator(trimmed) });
  return {
    rows: trimmed === '' ? [] : data.map((row) => row.map((cell) => cell.trim())),
    unclosed: errors.some(({ code }) => code === 'MissingQuotes'),
  };
}

/**
 * Returns the separator: tabs come from a spreadsheet, semicolons from one in another language; else commas. The
 * first line that has any decides.
 */
function separator(text: string): string {
  const lines = text
    .slice(0, 4_000)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]+/);
  const line = lines.find((line) => /[\t;,]/.test(line)) ?? '';
  const count = (mark: string) => line.split(mark).length;
  return line.includes('\t') ? '\t' : count(';') > count(',') ? ';' : ',';
}
