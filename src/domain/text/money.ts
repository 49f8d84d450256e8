/** Formats whole US dollars: 1000 gives '$1,000'. */
export function money(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}
