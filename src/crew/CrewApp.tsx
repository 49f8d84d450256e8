import '../ui/consoleTokens.css';
import '../ui/console.css';
import '../ui/layout.module.css';
import '../ui/staffLayout.module.css';
import { Suspense } from 'react';
import { outboxDatabase } from '../data/crew/crewOutboxDatabase.ts';
import { takeKey } from '../data/crew/passKeys.ts';
import { useConsoleLook } from '../hooks/useConsoleLook.ts';
import { onePromise } from '../lib/once.ts';
import { lazyPart, whenThere } from '../ui/lazyCode.ts';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';

/**
 * Loads the screen with its database, which needs to know whether the browser stores any. Visitors download
 * the names of what an area imports at once.
 */
const loadShell = onePromise(async () => {
  await outboxDatabase.opened;
  const module = await whenThere(() => import('./CrewShell.tsx'));
  module.start();
  return module;
});
const Shell = lazyPart(loadShell);

/** Everything under /e/{id}/crew: the phone of a helper on the night, without the staff's password. */
function CrewApp() {
  useConsoleLook();
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Shell />
    </Suspense>
  );
}

/** Takes the key out of the address, before anything else loads. */
export function start(): void {
  takeKey();
  // With it an icon on the home screen would open the site's first page instead of this one.
  document.querySelector('link[rel=manifest]')?.remove();
  // Another link pasted into this page's address bar loads nothing by itself.
  addEventListener('hashchange', () => {
    takeKey();
    location.reload();
  });
  loadShell().catch(() => {});
}

export { CrewApp as Component };
