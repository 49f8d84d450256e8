const words = /^(n\.?\/a\.?|n\.a\.|#n\/a|none|tbd|tba|to be determined|not available|nil|\?+|[-‐-―−.]+)$/i;
/** 'Na' and 'Null' are also last names. */
const exact = /^(na|NA|null|NULL)$/;

/** Whether a cell of a sheet says that nothing is known: 'n/a', '-', 'TBD', 'none', '?'. */
export function isEmptyCell(cell: string): boolean {
  const text = cell.trim();
  return text === '' || words.test(text) || exact.test(text);
}
