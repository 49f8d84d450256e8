import type { ResultRow, Results } from './results.ts';

/**
 * Returns results in which some people are shown by another name. `nameOf` gives the name of a row, undefined
 * where it stays. Results in which nothing changes are returned as they are.
 */
export function namedAs(results: Results, nameOf: (row: ResultRow) => string | undefined): Results {
  const rows = results.rows.map((row) => {
    const name = nameOf(row);
    return name === undefined || name === row.name ? row : { ...row, name };
  });
  return rows.every((row, at) => row === results.rows[at]) ? results : { ...results, rows };
}
