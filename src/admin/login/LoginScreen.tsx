import { brand } from '../../content/brand.ts';
import { signIn } from '../../data/staff/session/session.ts';
import { usePageView } from '../../hooks/usePageView.ts';
import { paths } from '../../paths.ts';
import { GateScreen } from '../../ui/GateScreen.tsx';
import { Link } from '../../ui/Link.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PasswordForm } from '../../ui/PasswordForm.tsx';
import { KeptChanges } from '../outbox/KeptChanges.tsx';
import { signInMessage } from './signInMessage.ts';

type Props = {
  /** How an earlier session ended: its screens are hidden until the next sign-in, or gone with their data. */
  ended: 'aside' | 'gone' | null;
};

const leads = {
  aside: 'Your session has ended. Sign in to pick up where you left off. Nothing you typed is lost.',
  gone: 'Your session has ended. Sign in again. Drafts and unsent changes are kept on this device.',
};

/** The admin login (specification 2.7). */
export function LoginScreen({ ended }: Props) {
  usePageView('Sign in');
  return (
    <GateScreen title="Staff sign in" lead={ended ? leads[ended] : `The console of the ${brand.name}.`}>
      <title>{`Sign in | ${brand.name}`}</title>
      <PasswordForm action="Sign in" busyAction="Signing in…" onSubmit={signIn} messageOf={signInMessage}>
        {(input) => <PasswordField label="Password" {...input} />}
      </PasswordForm>
      <KeptChanges level={null} />
      <p>
        <Link to={paths.home()}>Back to the site</Link>
      </p>
    </GateScreen>
  );
}
