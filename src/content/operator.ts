/**
 * Who runs the tour by law: the name and postal address of the company or association. The owner fills it in;
 * while it is empty, the pages that would name it leave it out.
 */
export const operator = { name: '', address: '' };
