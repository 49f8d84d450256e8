const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as staff read it, in their own time zone: 'Mar 14, 2026, 7:05 PM'. */
export function updatedText(moment: Date): string {
  return format.format(moment);
}
