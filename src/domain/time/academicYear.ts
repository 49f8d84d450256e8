/** The academic year a day falls in: from 1 August to 31 July, as first and last calendar day. */
export function academicYear(day: string): { first: string; last: string } {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '08-01' ? 1 : 0);
  return { first: `${year}-08-01`, last: `${year + 1}-07-31` };
}
