import { shortDate } from './shortDate.ts';
import { timeText } from './timeText.ts';

/** The line 'date @ time' of a card (specification 2.3, 2.5): '03/14/26 @ 7:00 PM', '03/14/26 @ TBD'. */
export function whenText({ date, time }: { date: string | null; time: string }): string {
  return `${shortDate(date)} @ ${timeText(time)}`;
}
