import { brand } from '../../content/brand.ts';
import { unlockBetr } from '../../data/betr/betrSession.ts';
import { usePageView } from '../../hooks/usePageView.ts';
import { paths } from '../../paths.ts';
import { GateScreen } from '../../ui/GateScreen.tsx';
import { Link } from '../../ui/Link.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PasswordForm } from '../../ui/PasswordForm.tsx';
import { gateMessage, isWrongPassword } from './gateMessage.ts';

/** The password gate of Betr (specification 2.1, 5.9, 6). */
export function Gate() {
  usePageView('Betr');
  return (
    <GateScreen title="Betr" lead="The tour’s colleges, fraternities and campuses. Enter the password.">
      <title>{`Betr | ${brand.name}`}</title>
      <PasswordForm
        action="Unlock"
        busyAction="Checking…"
        onSubmit={unlockBetr}
        messageOf={gateMessage}
        isSpent={isWrongPassword}
      >
        {(input) => <PasswordField label="Password" {...input} />}
      </PasswordForm>
      <p>
        <Link to={paths.home()}>Back to site</Link>
      </p>
    </GateScreen>
  );
}
