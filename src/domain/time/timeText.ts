/**
 * A stored time for people: '19:00' gives '7:00 PM', free text stays as written, none gives 'TBD'
 * (specification 2.3).
 */
export function timeText(time: string): string {
  const match = /^(\d\d):(\d\d)$/.exec(time);
  if (!match) return time || 'TBD';
  const hour = Number(match[1]);
  return `${hour % 12 || 12}:${match[2]} ${hour < 12 ? 'AM' : 'PM'}`;
}
