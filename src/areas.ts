import type { FunctionComponent } from 'react';
import type { Area } from './data/areaApp.ts';
import { patterns } from './paths.ts';

/** An area with its own sign-in, which draws every address below its path. */
type AreaEntry = {
  area: Area;
  path: string;
  file: string;
  code: () => Promise<{ Component: FunctionComponent; start: () => void }>;
};

/** The areas beside the public pages (`site/pages.ts`). Each has an empty HTML file of its own. */
export const areas: readonly AreaEntry[] = [
  {
    area: 'staff',
    path: patterns.admin,
    file: 'admin.html',
    code: () => import('./admin/AdminApp.tsx'),
  },
  { area: 'crew', path: patterns.crew, file: 'crew.html', code: () => import('./crew/CrewApp.tsx') },
  { area: 'crew', path: patterns.scanned, file: 'crew.html', code: () => import('./crew/CrewApp.tsx') },
  { area: 'betr', path: patterns.betr, file: 'betr.html', code: () => import('./betr/BetrApp.tsx') },
];
