import type { FunctionComponent } from 'react';
import type { Area } from './data/areaApp.ts';
import { patterns } from './paths.ts';

/** Imports what draws every page. */
export const app = () => import('./mount.tsx');

/** An area with a sign-in of its own, at every address below its own. */
type AreaEntry = {
  area: Area;
  path: string;
  file: string;
  code: () => Promise<{ Component: FunctionComponent; start: () => void }>;
};

/** The areas beside the public pages (`site/pages.ts`). They have files of their own, which show nothing. */
export const areas: readonly AreaEntry[] = [
  {
    area: 'staff',
    path: patterns.admin,
    file: 'admin.html',
    code: () => import('./admin/AdminApp.tsx'),
  },
  { area: 'betr', path: patterns.betr, file: 'betr.html', code: () => import('./betr/BetrApp.tsx') },
];
