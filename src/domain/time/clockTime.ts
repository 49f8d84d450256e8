/**
 * The 'HH:mm' a written time begins with, or null: '19:00' and '7 PM doors' both give '19:00', 'evening'
 * gives null. It orders events of one day; what people read is the text itself.
 */
export function clockTime(text: string): string | null {
  const match = /^(\d\d?)(?::(\d\d))?(?::\d\d)?\s*(?:([ap])\.?m\b)?/i.exec(text.trim());
  if (!match || (match[2] === undefined && match[3] === undefined)) return null;
  const half = match[3]?.toLowerCase();
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return null;
  const hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
