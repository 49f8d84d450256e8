const count = 6;

/**
 * Returns the illustration of an event or a tournament that has no picture of its own, the same for an id
 * each time. Its address is a path of the site.
 */
export function illustration(id: string): string {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return `/tournament-images/felt-${(hash % count) + 1}.svg`;
}
