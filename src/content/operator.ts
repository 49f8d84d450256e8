/** The legal name and address of who runs the tour. While empty, pages leave it out, and `npm run deploy` stops. */
export const operator = { name: '', address: '' };
