import { brand } from '../../content/brand.ts';
import { signIn } from '../../data/staff/session/session.ts';
import { SignInGate } from '../../parts/SignInGate.tsx';
import { KeptChanges } from '../outbox/KeptChanges.tsx';
import { signInMessages } from './signInMessage.ts';

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
  return (
    <SignInGate
      page="Sign in"
      title="Staff sign in"
      lead={ended ? leads[ended] : `The console of the ${brand.name}.`}
      action="Sign in"
      busyAction="Signing in…"
      signIn={signIn}
      messages={signInMessages}
      back="Back to the site"
    >
      <KeptChanges level={null} />
    </SignInGate>
  );
}
