import { brand } from '../../content/brand.ts';
import { signIn } from '../../data/staff/session/session.ts';
import { usePageView } from '../../hooks/usePageView.ts';
import { paths } from '../../paths.ts';
import { GateScreen } from '../../ui/GateScreen.tsx';
import { Link } from '../../ui/Link.tsx';
import { PasswordForm } from '../../ui/PasswordForm.tsx';
import { KeptChanges } from '../outbox/KeptChanges.tsx';
import { signInMessage } from './signInMessage.ts';

type Props = {
  /** Somebody was signed in here, and the time is over: what they did is put aside, or gone with its data. */
  ended: 'aside' | 'gone' | null;
};

const leads = {
  aside: 'Your session has ended. Sign in to go on where you were; nothing you typed is lost.',
  gone: 'Your session has ended. Sign in to go on. Drafts and unsent changes are kept on this device.',
};

/** The admin login (specification 2.7). */
export function LoginScreen({ ended }: Props) {
  usePageView('Sign in');
  return (
    <GateScreen title="Staff sign in" lead={ended ? leads[ended] : `The console of the ${brand.name}.`}>
      <title>{`Sign in | ${brand.name}`}</title>
      <PasswordForm action="Sign in" busyAction="Signing in…" onSubmit={signIn} messageOf={signInMessage} />
      <KeptChanges level={null} />
      <p>
        <Link to={paths.home()}>Back to the site</Link>
      </p>
    </GateScreen>
  );
}
