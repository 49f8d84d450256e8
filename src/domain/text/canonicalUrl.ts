/** The one address of a page: without search, hash and a slash at the end. Takes an absolute address. */
export function canonicalUrl(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + (pathname.replace(/\/+$/, '') || '/');
}
