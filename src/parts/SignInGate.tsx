import type { ReactNode } from 'react';
import { brand } from '../content/brand.ts';
import { problemOf, type SignInProblem } from '../data/signInError.ts';
import { usePageView } from '../hooks/usePageView.ts';
import { paths } from '../paths.ts';
import { GateScreen } from '../ui/GateScreen.tsx';
import { Link } from '../ui/Link.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { PasswordForm } from '../ui/PasswordForm.tsx';

type Props = {
  /** The title of the page, of the browser's tab and of the report. */
  page: string;
  /** The heading of the card, where it isn't the page's title. */
  title?: string;
  lead: string;
  action: string;
  busyAction: string;
  /** Signs in with a password. @throws SignInError */
  signIn: (password: string) => Promise<void>;
  messages: Record<SignInProblem, string>;
  /** Whether a wrong password is cleared; after any other problem it can be sent again. */
  clearsWrong?: boolean;
  back: string;
  /** What stands below the form. */
  children?: ReactNode;
};

/** The sign-in in front of an area, by password (specification 2.1, 2.7). */
export function SignInGate({ page, title = page, lead, signIn, messages, clearsWrong, ...props }: Props) {
  usePageView(page);
  return (
    <GateScreen title={title} lead={lead}>
      <title>{`${page} | ${brand.name}`}</title>
      <PasswordForm
        action={props.action}
        busyAction={props.busyAction}
        onSubmit={signIn}
        messageOf={(error) => messages[problemOf(error)]}
        isSpent={(error) => clearsWrong === true && problemOf(error) === 'wrong'}
      >
        {(input) => <PasswordField label="Password" {...input} />}
      </PasswordForm>
      {props.children}
      <p>
        <Link to={paths.home()}>{props.back}</Link>
      </p>
    </GateScreen>
  );
}
