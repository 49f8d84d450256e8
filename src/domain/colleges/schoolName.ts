type Placed = { collegeName: string; title: string; location: string };

/**
 * Returns the name that lists sort by (specification 9): the college, or the title before a dash, or the
 * location.
 */
export function schoolName({ collegeName, title, location }: Placed): string {
  return collegeName || (title.split(/\s[-–—]\s/)[0] ?? '') || location;
}
