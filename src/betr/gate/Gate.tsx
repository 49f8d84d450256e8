import { brand } from '../../content/brand.ts';
import { unlockBetr } from '../../data/betr/betrSession.ts';
import { usePageView } from '../../hooks/usePageView.ts';
import { paths } from '../../paths.ts';
import { GateScreen } from '../../ui/GateScreen.tsx';
import { Link } from '../../ui/Link.tsx';
import { PasswordForm } from '../../ui/PasswordForm.tsx';
import { gateMessage, isWrongPassword } from './gateMessage.ts';

/** The password gate of Betr (specification 2.1, 5.9, 6). */
export function Gate() {
  usePageView('Betr');
  return (
    <GateScreen title="Betr" lead="Colleges, houses and campuses of the tour. Enter the password to go in.">
      <title>{`Betr | ${brand.name}`}</title>
      <PasswordForm
        action="Unlock"
        busyAction="Checking…"
        onSubmit={unlockBetr}
        messageOf={gateMessage}
        isSpent={isWrongPassword}
      />
      <p>
        <Link to={paths.home()}>Back to the site</Link>
      </p>
    </GateScreen>
  );
}
