import type { ResultRow, Results } from './results.ts';

/** Returns results with other names. `nameOf` gives a row's name, undefined where it stays. */
export function namedAs(results: Results, nameOf: (row: ResultRow) => string | undefined): Results {
  const rows = results.rows.map((row) => {
    const name = nameOf(row);
    return name === undefined || name === row.name ? row : { ...row, name };
  });
  return rows.every((row, at) => row === results.rows[at]) ? results : { ...results, rows };
}
