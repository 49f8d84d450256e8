import Papa from 'papaparse';

/**
 * Returns the rows of a CSV text or of pasted cells, trimmed. Row n of the file has the index n - 1.
 * `unclosed`: a quotation mark is never closed.
 */
export function readCells(text: string): { rows: string[][]; unclosed: boolean } {
  const trimmed = text.replace(/^\uFEFF/, '').trimEnd();
  const { data, errors } = Papa.parse<string[]>(trimmed, { delimiter: separator(trimmed) });
  return {
    rows: trimmed === '' ? [] : data.map((row) => row.map((cell) => cell.trim())),
    unclosed: errors.some(({ code }) => code === 'MissingQuotes'),
  };
}

/**
 * Returns the separator: tabs come from a spreadsheet, semicolons from one in another language; else commas.
 * The first line that has any decides.
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
