import { readCsv } from '../csv.ts';
import { fraternityHeadings } from './fraternitiesCsv.ts';

/** What a CSV text lists: fraternities have a column that names their college. */
export function fileKind(text: string): 'colleges' | 'fraternities' {
  const [first = []] = readCsv(text.slice(0, 4_000)).rows;
  const college = fraternityHeadings.college.toLowerCase();
  return first.some((heading) => heading.toLowerCase() === college) ? 'fraternities' : 'colleges';
}
