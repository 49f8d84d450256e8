import { useEffect } from 'react';
import { brand } from '../../content/brand.ts';
import { signIn } from '../../data/session.ts';
import { usePageView } from '../../hooks/usePageView.ts';
import { paths } from '../../paths.ts';
import { GateScreen } from '../../ui/GateScreen.tsx';
import { Link } from '../../ui/Link.tsx';
import { PasswordForm } from '../../ui/PasswordForm.tsx';
import { signInMessage } from './signInMessage.ts';

/** The admin login (specification 2.7). `ended`: somebody was signed in here, and the time is over. */
export function LoginScreen({ ended }: { ended: boolean }) {
  useEffect(() => {
    document.title = `Sign in | ${brand.name}`;
  }, []);
  usePageView('Sign in');
  return (
    <GateScreen
      title="Staff sign in"
      lead={
        ended
          ? 'Your session has ended. Sign in to go on where you were; nothing you typed is lost.'
          : `The console of the ${brand.name}.`
      }
    >
      <PasswordForm action="Sign in" busyAction="Signing in…" onSubmit={signIn} messageOf={signInMessage} />
      <p>
        <Link to={paths.home()}>Back to the site</Link>
      </p>
    </GateScreen>
  );
}
