import '../ui/consoleTokens.css';
import '../ui/console.css';
import '../ui/layout.module.css';
import '../ui/staffLayout.module.css';
import { Activity, Suspense, useState } from 'react';
import { forgetData, startSession } from '../data/staff/session/session.ts';
import { outboxDatabase } from '../data/staff/session/staffOutboxDatabase.ts';
import { useConsoleLook } from '../hooks/useConsoleLook.ts';
import { useSession } from '../hooks/useSession.ts';
import { useTimeout } from '../hooks/useTimeout.ts';
import { onePromise } from '../lib/once.ts';
import { lazyPart, whenThere } from '../ui/lazyCode.ts';
import { LoginScreen } from './login/LoginScreen.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';

/**
 * Loads the console's frame, and with it the database, which needs to know whether the browser stores any and
 * follows the session from then on.
 */
const loadShell = onePromise(async () => {
  await outboxDatabase.opened;
  const module = await whenThere(() => import('./Shell.tsx'));
  module.start();
  return module;
});
const Shell = lazyPart(loadShell);

/** How long the console is kept behind the login, in milliseconds. */
const timeout = 300_000;

/**
 * Everything under /admin (specification 2.1): the console for signed-in staff, otherwise the login at the
 * same address, so that signing in leads to the page that was requested. When the session ends, the console
 * is hidden with everything typed into it and comes back at the next sign-in; after five minutes it is
 * unmounted with all its data.
 */
function AdminApp() {
  const session = useSession();
  const [level, setLevel] = useState(session?.level);
  const [gone, setGone] = useState(false);
  if (session && session.level !== level) setLevel(session.level);
  useConsoleLook();

  const aside = level !== undefined && session === null;
  useTimeout(
    () => {
      setLevel(undefined);
      setGone(true);
      void forgetData();
    },
    aside ? timeout : null,
  );

  return (
    <>
      {level && (
        <Activity mode={session ? 'visible' : 'hidden'}>
          <Suspense fallback={<ShellSkeleton />}>
            <Shell key={level} level={level} />
          </Suspense>
        </Activity>
      )}
      {!session && <LoginScreen ended={aside ? 'aside' : gone ? 'gone' : null} />}
    </>
  );
}

/** Starts the console's background tasks. */
export function start(): void {
  startSession();
  // The frame loads while the password is typed.
  loadShell().catch(() => {});
}

export { AdminApp as Component };
