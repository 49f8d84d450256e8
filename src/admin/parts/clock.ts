const format = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** A moment as the reader's clock shows it: '3:42 PM'. */
export function clock(milliseconds: number): string {
  return format.format(milliseconds);
}
