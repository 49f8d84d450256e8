/** The numbers of the summary cards (specification 2.15). */
export type CollegeSummary<T> = {
  total: number;
  /** Fraternities per college, 0 without colleges. */
  average: number;
  /** The colleges with the most and the fewest, in the order given; empty without colleges. */
  most: T[];
  least: T[];
};

/** Returns the summary of some colleges. */
export function collegeSummary<T extends { fraternityCount: number }>(
  colleges: readonly T[],
): CollegeSummary<T> {
  const counts = colleges.map(({ fraternityCount }) => fraternityCount);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return {
    total,
    average: colleges.length === 0 ? 0 : total / colleges.length,
    most: colleges.filter(({ fraternityCount }) => fraternityCount === most),
    least: colleges.filter(({ fraternityCount }) => fraternityCount === least),
  };
}
