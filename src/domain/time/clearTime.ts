import { clockTime } from './clockTime.ts';

/**
 * The 'HH:mm' of a time that can be meant one way only, else null: a bare '7:30' may be morning or evening.
 */
export function clearTime(time: string): string | null {
  const text = time.trim();
  if (/^\d\d:\d\d$/.test(text)) return clockTime(text);
  const morningOrEvening = /^(\d|1[0-2]):\d\d(?!:?\d)(?!\s*[ap]\.?m\b)/i.test(text);
  return morningOrEvening ? null : clockTime(text);
}
