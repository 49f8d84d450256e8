import { isFormula } from './csv.ts';
import { isEmptyCell } from './emptyCell.ts';

const figures = /^[\d\s.,/:$€£¥%()-]*\d[\d\s.,/:$€£¥%()-]*$/;
/** Figures that a spreadsheet keeps: at most 11 digits, no leading zero, or American numbers. */
const plainFigures = /^([1-9]\d{0,10}|0|(1[ .-])?(\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}|\d{3}[ -]\d{4})$/;
const month = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const rewrittenWords = [
  /^(true|false)$/i,
  /^[\d.,]+e[\d+-]+$/i,
  /^[\d:. ]+[ap]\.?m?\.?$/i,
  new RegExp(`^(?=.*\\d)[\\d/,. -]*${month}[\\d/,. -]*$`, 'i'),
];

/**
 * Returns a cell with an apostrophe where a spreadsheet would run or rewrite it ('=1', '007', '1/2', 'TRUE'),
 * or an import would take it for an empty one ('n/a').
 */
export function markedCell(text: string): string {
  return needsMark(text) ? `'${text}` : text;
}

/** Returns the text of a cell with such an apostrophe, and of any other cell as it is. */
export function unmarkedCell(cell: string): string {
  return cell.startsWith("'") && needsMark(cell.slice(1)) ? cell.slice(1) : cell;
}

/** Text with an apostrophe of its own gets another one, so that reading takes none of it. */
function needsMark(text: string): boolean {
  if (text.startsWith("'") || isFormula(text) || isRewritten(text.trim())) return true;
  return text !== '' && isEmptyCell(text);
}

function isRewritten(text: string): boolean {
  return (figures.test(text) && !plainFigures.test(text)) || rewrittenWords.some((words) => words.test(text));
}
