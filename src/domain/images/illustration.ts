const count = 6;

/**
 * Returns the illustration of an event or tournament without a picture, a path of the site chosen by its id.
 */
export function illustration(id: string): string {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return `/tournament-images/felt-${(hash % count) + 1}.svg`;
}
