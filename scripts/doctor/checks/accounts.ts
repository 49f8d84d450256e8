import * as v from 'valibot';
import { CLAIMS, type Who } from '../../accounts/accounts.ts';
import { type Answer, type Asking, network } from '../asking.ts';
import { findingsOf } from '../finding.ts';

const SignedIn = v.object({ idToken: v.string() });
const Token = v.looseObject({ aud: v.optional(v.string(), '') });

/** The tokens of those who could sign in; '' for who could not. */
export type Tokens = Record<Who | 'anonymous', string>;

const levels: Record<Who, string> = { admin: 'super admin', staff: 'regular admin', betr: 'outreach' };

/** Looks at the accounts as the sign-in pages would, and signs in where a password is known. */
export async function checkAccounts(asking: Asking) {
  const { found, right, wrong, unknown } = findingsOf('Accounts');
  const tokens: Tokens = { admin: '', staff: '', betr: '', anonymous: '' };

  const first = await asking.account('signInWithPassword', { email: 'nobody@doctor.example', password: '-' });
  const what = 'The API key opens the accounts of this project';
  if (first.status === 0) {
    unknown(what, first.error, network);
    return { found, tokens };
  }
  const door = doorOf(first);
  if (door) {
    wrong(what, ...door);
    return { found, tokens };
  }
  right('The API key opens the accounts, and Email/Password is on');

  for (const who of ['admin', 'staff', 'betr'] as const)
    tokens[who] = await signIn(asking, who, { right, wrong, unknown });

  await checkAnonymous(asking, tokens, { right, wrong, unknown });
  return { found, tokens };
}

/** Returns what is seen and the step, when nobody could sign in; null when the address is what is wrong. */
function doorOf({ status, error }: Answer): [seen: string, step: string] | null {
  if (/EMAIL_NOT_FOUND|INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|TOO_MANY_ATTEMPTS/.test(error)) return null;
  if (/CONFIGURATION_NOT_FOUND/.test(error))
    return ['Authentication is not set up', 'Firebase console, Authentication: Get started'];
  if (/OPERATION_NOT_ALLOWED|PASSWORD_LOGIN_DISABLED/.test(error))
    return ['Email/Password is off', 'Authentication, Sign-in method: enable Email/Password'];
  if (/API key|API_KEY/i.test(error))
    return [
      error,
      'Copy the key from Project settings, Your apps, into VITE_FIREBASE_API_KEY; look at its restrictions',
    ];
  return [error || `it answered ${status}`, 'Look at VITE_FIREBASE_API_KEY in .env'];
}

type Say = Pick<ReturnType<typeof findingsOf>, 'right' | 'wrong' | 'unknown'>;

async function signIn(asking: Asking, who: Who, { right, wrong, unknown }: Say): Promise<string> {
  const { settings, passwords, project } = asking.place;
  const what = `The account of ${levels[who]} signs in`;
  const email = settings[`VITE_${who.toUpperCase()}_EMAIL`] ?? '';
  const password = passwords[who];
  const variable = `TOUR_${who.toUpperCase()}_PASSWORD`;
  const make = `npm run accounts -- --real ${who}`;
  if (!email) return '';
  const answer = await asking.account('signInWithPassword', {
    email,
    password: password ?? '-',
    returnSecureToken: true,
  });
  if (/EMAIL_NOT_FOUND|USER_DISABLED/.test(answer.error)) {
    wrong(what, `${email}: ${answer.error}`, make);
    return '';
  }
  if (password === undefined) {
    unknown(what, 'its password is not given', `Set ${variable} and look again`);
    return '';
  }
  const token = v.safeParse(SignedIn, answer.body);
  if (!token.success) {
    wrong(what, answer.error, `Check ${variable}, or make a new password: ${make}`);
    return '';
  }
  const claims = claimsOf(token.output.idToken);
  const lacks = Object.entries(CLAIMS[who]).filter(([name, value]) => claims[name] !== value);
  if (claims.aud !== project)
    wrong(what, `it belongs to the project ${claims.aud}`, 'Use one project in .env');
  else if (lacks.length > 0)
    wrong(what, `it has no right: the claim ${lacks.map(([name]) => name).join(', ')} is missing`, make);
  else right(what);
  return token.output.idToken;
}

/** Signs in as a phone of a crew does, and removes what that made. */
async function checkAnonymous(asking: Asking, tokens: Tokens, { right, wrong }: Say): Promise<void> {
  const what = "A host's phone can join the crew";
  const answer = await asking.account('signUp', { returnSecureToken: true });
  const made = v.safeParse(SignedIn, answer.body);
  if (!made.success) {
    const isClosed = /ADMIN_ONLY_OPERATION/.test(answer.error);
    wrong(
      what,
      answer.error,
      isClosed
        ? 'Authentication, Settings, User actions: switch Enable create (sign-up) on; with Anonymous on too'
        : 'Authentication, Sign-in method: enable Anonymous',
    );
    return;
  }
  right(what, 'anonymous sign-in and sign-up are on');
  tokens.anonymous = made.output.idToken;
}

/**
 * Removes the anonymous account that the look has made. Whether an account can remove itself is also said:
 * the three shared ones must not be.
 */
export async function leaveAccounts(asking: Asking, { anonymous }: Tokens) {
  const { found, right, wrong } = findingsOf('Accounts');
  if (!anonymous) return found;
  const { status, error } = await asking.account('delete', { idToken: anonymous });
  const what = 'Nobody who knows a password can delete its account';
  if (status === 200)
    wrong(
      what,
      'accounts can delete themselves',
      'Authentication, Settings, User actions: switch Enable delete off',
    );
  else if (/ADMIN_ONLY_OPERATION|OPERATION_NOT_ALLOWED/.test(error))
    right(what, 'so one anonymous account of this look stays, which opens nothing');
  else wrong(what, error, 'Look at Authentication, Users: an anonymous account of this look stays');
  return found;
}

/** Returns the claims of a token, which is believed: Google has just given it. */
function claimsOf(token: string): Record<string, unknown> & { aud: string } {
  const [, payload = ''] = token.split('.');
  return v.parse(Token, JSON.parse(Buffer.from(payload, 'base64url').toString()));
}
