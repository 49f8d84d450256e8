import { readCsv } from '../../text/csv.ts';
import { plainHeading } from './csvTable.ts';
import { fraternityAliases, fraternityHeadings } from './fraternitiesCsv.ts';

/**
 * Returns what a CSV text lists. A file of fraternities has a column that names their college and another for
 * their own name. In a file of colleges the only name column may be called 'College name'.
 */
export function fileKind(text: string): 'colleges' | 'fraternities' {
  const [first = []] = readCsv(text.slice(0, 4_000)).rows;
  const headings = new Set(first.map(plainHeading));
  const has = (...names: readonly string[]) => names.some((name) => headings.has(plainHeading(name)));
  if (has(fraternityHeadings.college)) return 'fraternities';
  const named = has(fraternityHeadings.name, ...fraternityAliases.name);
  return named && has(...fraternityAliases.college) ? 'fraternities' : 'colleges';
}
