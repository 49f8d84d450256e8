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

/** Returns a college's outreach status: that of its most advanced fraternity; '' when it has none. */
export function collegeStatus(fraternities: readonly { status: string }[]): string {
  const found = fraternities.map(({ status }) => status.toLowerCase());
  const furthest = ['scheduled', 'scheduling', 'in contact', 'outreached'].find((status) =>
    found.includes(status),
  );
  if (furthest) return furthest === 'scheduling' ? 'scheduled' : furthest;
  return found.length === 0 ? '' : 'need to reach out';
}
