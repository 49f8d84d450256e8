/** Formats an entry fee as visitors read it: 'Free' for 0, '' for none known. */
export function entryFeeText(fee: number | null): string {
  return fee === null ? '' : fee === 0 ? 'Free' : money(fee);
}

/** Formats whole US dollars: 1000 gives '$1,000'. */
export function money(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}
