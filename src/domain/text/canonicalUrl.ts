/**
 * Returns the canonical address of a page: without search, hash and trailing slash. Takes an absolute
 * address.
 */
export function canonicalUrl(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + (pathname.replace(/\/+$/, '') || '/');
}
