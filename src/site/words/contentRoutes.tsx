import { Route } from 'react-router-dom';
import type { ContentPage } from '../../content/pages/page.ts';
import { paths } from '../../paths.ts';
import { lazyPage } from '../routing/lazyPage.tsx';

const pages: [string, () => Promise<{ page: ContentPage }>][] = [
  [paths.page('responsible-gaming'), () => import('../../content/pages/responsibleGaming.ts')],
  [paths.page('how-to-play'), () => import('../../content/pages/howToPlay.ts')],
  [paths.page('rules'), () => import('../../content/pages/rules.ts')],
  [paths.page('faq'), () => import('../../content/pages/faq.ts')],
  [paths.page('terms'), () => import('../../content/pages/terms.ts')],
  [paths.page('privacy'), () => import('../../content/pages/privacy.ts')],
  [paths.page('host'), () => import('../../content/pages/host.ts')],
];

/** The pages of words: one component for all, each with its own words, fetched at the same time. */
export const contentRoutes = pages.map(([path, load]) => (
  <Route key={path} path={path} element={lazyPage(() => import('./ContentPage.tsx'), load)} />
));
