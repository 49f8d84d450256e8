/** Imports the request form's dialog, also for the first script, so that its files are listed once. */
export const loadRequestDialog = () => import('./RequestDialog.tsx');
