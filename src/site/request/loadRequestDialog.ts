/**
 * Imports the dialog with the request form. The first script knows it too, so that an address with the form
 * loads it early, and its list of files is not repeated in the code that every page loads.
 */
export const loadRequestDialog = () => import('./RequestDialog.tsx');
