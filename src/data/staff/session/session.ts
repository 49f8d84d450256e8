import { onAuthStateChanged, type User } from 'firebase/auth';
import * as v from 'valibot';
import { type Level, levels, type Session, sessionFrom } from '../../../domain/session/staffSession.ts';
import { once } from '../../../lib/once.ts';
import { passwordSignIn, signedInHeaders } from '../../areaAuth.ts';
import { withTimeout } from '../../errors.ts';
import { lastingAuth } from '../../lastingAuth.ts';
import { SignInError, type SignInProblem, signInError } from '../../signInError.ts';
import { keepLastLevel, lastLevel } from './lastLevel.ts';
import { sessionStore } from './sessionStore.ts';
import { staffApp } from './staffApp.ts';
import { deleteStaffCopy } from './staffCopy.ts';

/** The shared account of each level, '' where there is none. Not in env.ts, which every visitor downloads. */
const staffAccounts: Record<Level, string> = {
  super: import.meta.env.VITE_ADMIN_EMAIL ?? '',
  regular: import.meta.env.VITE_STAFF_EMAIL ?? '',
};

/** Signs in with a password only. All tabs share the sign-in. */
const staffAuth = lastingAuth(staffApp);

const store = sessionStore({
  storage: () => localStorage,
  now: Date.now,
  onExpired: () => void staffAuth.signOut(),
  onLoggedOut: () => location.reload(),
});

const farewells: (() => Promise<void>)[] = [];
/** Whether all staff data has been removed from this page. */
let emptied = false;

/** Returns the signed-in session or null; the same object until it changes. */
export const currentSession: () => Session | null = store.current;

/** Returns the id of the signed-in account; '' without one. */
export function staffId(): string {
  return staffAuth.currentUser?.uid ?? '';
}

/** Returns how a call without the SDK says who has signed in. @throws DataError */
export const staffHeaders = (): Promise<Record<string, string>> => signedInHeaders(staffAuth);

/** Calls `listener` when a session begins, is extended or ends; returns a function that stops it. */
export const watchSession: (listener: () => void) => () => void = store.watch;

/**
 * Signs in with the password of one of the two accounts: first that of the level that last signed in on this
 * device, then the other (specification-decisions, "Security"). @throws SignInError
 */
export async function signIn(password: string): Promise<void> {
  const emails = [staffAccounts.super, staffAccounts.regular];
  await open(password, lastLevel() === 'regular' ? emails.reverse() : emails);
}

/** Starts another 30 minutes for the signed-in account, with its password. @throws SignInError */
export async function stay(password: string): Promise<void> {
  const email = staffAuth.currentUser?.email;
  if (!email) return signIn(password);
  await open(password, [email]);
}

/** Ends the session here and in the other tabs, and reloads the page. */
export async function logOut(): Promise<void> {
  store.close();
  await forgetData();
  await staffAuth.signOut().catch(() => {});
  location.reload();
}

/**
 * Ends the session as if its time were over, because the server says so, whatever the clock of this device
 * says.
 */
export function endSession(): void {
  store.expire();
  void staffAuth.signOut();
}

/**
 * Removes all personal data that this browser holds, except the outbox. The next sign-in reloads the page.
 */
export async function forgetData(): Promise<void> {
  emptied = true;
  await Promise.allSettled(farewells.map((farewell) => withTimeout(farewell(), 4_000)));
  await withTimeout(deleteStaffCopy(), 2_000).catch(() => {});
}

/** Runs `farewell` before the browser's copy of the data is deleted. */
export function beforeForgetting(farewell: () => Promise<void>): void {
  farewells.push(farewell);
}

async function open(password: string, emails: string[]): Promise<void> {
  // Taken before the request goes out, so that the browser never thinks the session longer than the rules do.
  const start = Date.now();
  const user = await enter(password, emails);
  const level = await levelOf(user);
  if (!level) {
    await staffAuth.signOut();
    throw new SignInError('noLevel');
  }
  await applySession(sessionFrom(start, level));
}

/** Starts a session. A level never sees the other level's data, in the browser or in this page. */
async function applySession(session: Session): Promise<void> {
  const before = lastLevel();
  if (before !== null && before !== session.level) await forgetData();
  keepLastLevel(session.level);
  if (!emptied) return store.open(session);
  store.leave(session);
  location.reload();
}

async function enter(password: string, emails: string[]): Promise<User> {
  const refused: SignInError[] = [];
  for (const email of emails.filter((given) => given !== '')) {
    try {
      return await passwordSignIn(staffAuth, email, password);
    } catch (error) {
      refused.push(signInError(error));
    }
  }
  // One account may be missing or locked while the other refuses: the most helpful problem comes first.
  const order: SignInProblem[] = ['network', 'broken', 'tooMany', 'wrong', 'missing'];
  const found = order.flatMap((problem) => refused.filter((error) => error.problem === problem));
  throw found[0] ?? new SignInError('missing');
}

async function levelOf(user: User): Promise<Level | null> {
  const { claims } = await user.getIdTokenResult();
  return v.parse(v.fallback(v.nullable(v.picklist(levels)), null), claims.level);
}

/** Compares the browser's stored session with Auth, which decides who is signed in, and with which level. */
async function compareWithAuth(): Promise<void> {
  await staffAuth.authStateReady();
  const user = staffAuth.currentUser;
  const session = store.current();
  if (user && !session) await staffAuth.signOut();
  if (user && session) {
    const level = await levelOf(user).catch(() => session.level);
    if (level === null) store.close();
    else if (level !== session.level) await applySession({ ...session, level });
  }
  // This also runs later: when the password was changed or the account disabled.
  onAuthStateChanged(staffAuth, (now) => {
    if (now) return;
    // Distinguishes a logout in another tab from an account that the server no longer knows.
    store.check();
    if (store.current()) store.expire();
  });
}

/**
 * Reloads the page when another tab has signed in with the other level, which must not see this page's data.
 */
function followLevel(): void {
  let shown = store.current()?.level;
  store.watch(() => {
    const level = store.current()?.level;
    if (!level) return;
    if (shown && shown !== level) location.reload();
    shown = level;
  });
}

/** Compares the session with Auth, then follows the clock and the other tabs. */
export const startSession: () => void = once(() => {
  followLevel();
  void compareWithAuth();
  setInterval(store.check, 1_000);
  // Timers stop while a page sleeps, so check before anything else happens when it wakes up.
  for (const event of ['storage', 'focus', 'pageshow', 'online']) addEventListener(event, store.check);
  document.addEventListener('visibilitychange', store.check);
});
