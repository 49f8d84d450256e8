/** Who runs the tour, by legal name and address. While empty, pages leave it out and a deploy stops. */
export const operator = { name: '', address: '' };
