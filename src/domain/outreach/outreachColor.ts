/**
 * The progress of outreach: green scheduled or in contact, yellow outreached, red nothing yet (specification
 * 2.20).
 */
export type OutreachColor = 'green' | 'yellow' | 'red';

const colors = new Map<string, OutreachColor>([
  ['scheduled', 'green'],
  // A value in older documents.
  ['scheduling', 'green'],
  ['in contact', 'green'],
  ['outreached', 'yellow'],
]);

/** Returns the color of a fraternity's outreach status. */
export function outreachColor(status: string): OutreachColor {
  return colors.get(status.toLowerCase()) ?? 'red';
}
