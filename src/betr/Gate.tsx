import { unlockBetr } from '../data/betr/betrSession.ts';
import type { SignInProblem } from '../data/signInError.ts';
import { SignInGate } from '../parts/SignInGate.tsx';

/** What a failed attempt says (specification 8; decisions, "Security"). */
const messages: Record<SignInProblem, string> = {
  wrong: 'Incorrect password. Please try again.',
  tooMany: 'Too many attempts. Wait a few minutes, then try again.',
  network: 'No connection. Check your network and try again.',
  missing: 'There’s no Betr account yet. Ask the site’s owner to create it.',
  noLevel: 'This account can’t open Betr. Ask the site’s owner to set it up again.',
  broken: 'Couldn’t open Betr. Please try again.',
};

/** The password gate of Betr (specification 2.1, 5.9, 6). */
export function Gate() {
  return (
    <SignInGate
      page="Betr"
      lead="The tour’s colleges, fraternities and campuses. Enter the password."
      action="Unlock"
      busyAction="Checking…"
      signIn={unlockBetr}
      messages={messages}
      clearsWrong
      back="Back to site"
    />
  );
}
