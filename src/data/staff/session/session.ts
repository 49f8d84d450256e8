import { onAuthStateChanged, signInWithEmailAndPassword, type User } from 'firebase/auth';
import * as v from 'valibot';
import { type Level, levels, type Session, sessionFrom } from '../../../domain/session/staffSession.ts';
import { once } from '../../../lib/once.ts';
import { withTimeout } from '../../errors.ts';
import { SignInError, type SignInProblem, signInError } from '../../signInError.ts';
import { staffAccounts } from './accounts.ts';
import { keepLastLevel, lastLevel } from './lastLevel.ts';
import { sessionStore } from './sessionStore.ts';
import { staffAuth } from './staffAuth.ts';
import { deleteStaffCopy } from './staffCopy.ts';

const store = sessionStore({
  storage: () => localStorage,
  now: Date.now,
  onExpired: () => void staffAuth.signOut(),
  onLoggedOut: () => location.reload(),
});

const farewells: (() => Promise<void>)[] = [];
/** Nothing of the staff's data is left in this page. */
let emptied = false;

/** Who is signed in, null when nobody is; the same object until that changes. */
export const currentSession: () => Session | null = store.current;

/** Calls `listener` when somebody signs in, stays, or the session ends; returns how to stop. */
export const watchSession: (listener: () => void) => () => void = store.watch;

/**
 * Signs in with the password of one of the two accounts: first that of the level which signed in last on this
 * device, then the other (decisions, "Security"). @throws SignInError
 */
export async function signIn(password: string): Promise<void> {
  const emails = [staffAccounts.super, staffAccounts.regular];
  await open(password, lastLevel() === 'regular' ? emails.reverse() : emails);
}

/**
 * Begins another 30 minutes for whoever is signed in, with the password of the same account. @throws
 * SignInError
 */
export async function stay(password: string): Promise<void> {
  const email = staffAuth.currentUser?.email;
  if (!email) return signIn(password);
  await open(password, [email]);
}

/** Ends the session here and in the other tabs, and loads the page afresh. */
export async function logOut(): Promise<void> {
  store.close();
  await forgetData();
  await staffAuth.signOut().catch(() => {});
  location.reload();
}

/**
 * Ends the session as if its time were over: the server calls it so, whatever the clock of this device says.
 */
export function endSession(): void {
  store.expire();
  void staffAuth.signOut();
}

/**
 * Lets go of all that this browser holds of the tour's people, the outbox excepted. The next sign-in loads
 * the page afresh.
 */
export async function forgetData(): Promise<void> {
  emptied = true;
  await Promise.allSettled(farewells.map((farewell) => withTimeout(farewell(), 4_000)));
  await withTimeout(deleteStaffCopy(), 2_000).catch(() => {});
}

/** Has `farewell` done before the browser's copy of the data goes. */
export function beforeForgetting(farewell: () => Promise<void>): void {
  farewells.push(farewell);
}

async function open(password: string, emails: string[]): Promise<void> {
  // Taken before the question goes off, so that the browser never thinks the session longer than the rules
  // do.
  const start = Date.now();
  const user = await enter(password, emails);
  const level = await levelOf(user);
  if (!level) {
    await staffAuth.signOut();
    throw new SignInError('noLevel');
  }
  await become(sessionFrom(start, level));
}

/** A level never meets the copy of the other's data, in the browser or in this page. */
async function become(session: Session): Promise<void> {
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
      return (await withTimeout(signInWithEmailAndPassword(staffAuth, email, password), 20_000)).user;
    } catch (error) {
      refused.push(signInError(error));
    }
  }
  // One account may be missing or locked while the other refuses: what helps the person most comes first.
  const order: SignInProblem[] = ['network', 'broken', 'tooMany', 'wrong', 'missing'];
  const found = order.flatMap((problem) => refused.filter((error) => error.problem === problem));
  throw found[0] ?? new SignInError('missing');
}

async function levelOf(user: User): Promise<Level | null> {
  const { claims } = await user.getIdTokenResult();
  return v.parse(v.fallback(v.nullable(v.picklist(levels)), null), claims.level);
}

/** What the browser remembers is courtesy: Auth knows who is signed in, and with which level. */
async function compareWithAuth(): Promise<void> {
  await staffAuth.authStateReady();
  const user = staffAuth.currentUser;
  const session = store.current();
  if (user && !session) await staffAuth.signOut();
  if (user && session) {
    const level = await levelOf(user).catch(() => session.level);
    if (level === null) store.close();
    else if (level !== session.level) await become({ ...session, level });
  }
  // From here on also later: the password was changed or the account switched off.
  onAuthStateChanged(staffAuth, (now) => {
    if (now) return;
    // A logout in another tab is told apart from an account that the server does not know any more.
    store.check();
    if (store.current()) store.expire();
  });
}

/**
 * Loads the page afresh when another tab has signed in with the other level: this page's data is not for it.
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

/** Compares the session with Auth, and follows the clock and the other tabs from then on. */
export const startSession: () => void = once(() => {
  followLevel();
  void compareWithAuth();
  setInterval(store.check, 1_000);
  // A sleeping page has no seconds: look again before anything else happens when it wakes up.
  for (const event of ['storage', 'focus', 'pageshow', 'online']) addEventListener(event, store.check);
  document.addEventListener('visibilitychange', store.check);
});
