const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Returns the words that a day is found by: '2026-12-05' by 'December 5 2026 12'; '' without one. */
export function searchedDay(day: string | null): string {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(day ?? '') ?? [];
  const name = months[Number(month) - 1];
  return name ? `${name} ${Number(date)} ${year} ${Number(month)}` : '';
}
