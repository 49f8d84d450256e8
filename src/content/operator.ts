/** The legal name and address of who runs the tour. While empty, pages leave it out. */
export const operator = { name: '', address: '' };
