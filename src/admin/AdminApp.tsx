import '../ui/console.css';
import { Activity, Suspense, useEffect, useState } from 'react';
import { useConsoleLook } from '../hooks/useConsoleLook.ts';
import { useSession } from '../hooks/useSession.ts';
import { lazyPart } from '../lazyCode.ts';
import { LoginScreen } from './login/LoginScreen.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';

const loadShell = () => import('./shell/Shell.tsx');
const Shell = lazyPart(loadShell);

/**
 * Everything under /admin (specification 2.1): the console for whoever is signed in, the login for everybody else, at
 * the same address, so that signing in leads where one wanted to go. When the time runs out the console is put aside
 * with all that was typed into it, and comes back with the next sign-in.
 */
function AdminApp() {
  const session = useSession();
  const [level, setLevel] = useState(session?.level);
  if (session && session.level !== level) setLevel(session.level);
  useConsoleLook();
  // The frame comes while the password is typed.
  useEffect(() => void loadShell().catch(() => {}), []);
  return (
    <>
      {level && (
        <Activity mode={session ? 'visible' : 'hidden'}>
          <Suspense fallback={<ShellSkeleton />}>
            <Shell key={level} level={level} />
          </Suspense>
        </Activity>
      )}
      {!session && <LoginScreen ended={level !== undefined} />}
    </>
  );
}

export { AdminApp as Component };
