/** Imports the module that draws every page. */
export const app = () => import('./mount.tsx');
