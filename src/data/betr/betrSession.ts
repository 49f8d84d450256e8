import { onAuthStateChanged, type User } from 'firebase/auth';
import { once } from '../../lib/once.ts';
import { createStore, type Store } from '../../lib/store.ts';
import { passwordSignIn } from '../areaAuth.ts';
import { SignInError, signInError } from '../signInError.ts';
import { betrAuth } from './betrAuth.ts';

// Not in env.ts, which every visitor downloads.
const account: string = import.meta.env.VITE_BETR_EMAIL ?? '';

const key = 'betr-unlocked';
/** Some browsers have no BroadcastChannel; there each tab is locked separately. */
let otherTabs: BroadcastChannel | undefined;
const unlocked = createStore(found());

/** Whether Betr is unlocked in this browser session (specification 4, "Betr area"). */
export const betrUnlocked: Pick<Store<boolean>, 'get' | 'watch'> = unlocked;

/**
 * Unlocks Betr with the password of its account, if the account has the claim `betr`.
 * @throws SignInError
 */
export async function unlockBetr(password: string): Promise<void> {
  const user = await enter(password);
  if (!(await mayEnter(user).catch(refuse))) {
    await betrAuth.signOut();
    throw new SignInError('noLevel');
  }
  setUnlocked(true);
}

/** Locks Betr in every tab of this browser. */
export async function lockBetr(): Promise<void> {
  otherTabs?.postMessage('lock');
  setUnlocked(false);
  await betrAuth.signOut().catch(() => {});
}

async function enter(password: string): Promise<User> {
  if (account === '') throw new SignInError('missing');
  return passwordSignIn(betrAuth, account, password);
}

function refuse(error: unknown): never {
  throw signInError(error);
}

async function mayEnter(user: User): Promise<boolean> {
  return (await user.getIdTokenResult()).claims.betr === true;
}

function setUnlocked(next: boolean): void {
  keep(next);
  if (next !== unlocked.get()) unlocked.set(next);
}

function found(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false; // The browser refuses storage: Betr is unlocked as long as the page lives.
  }
}

function keep(next: boolean): void {
  try {
    if (next) sessionStorage.setItem(key, 'yes');
    else sessionStorage.removeItem(key);
  } catch {
    // see above
  }
}

/**
 * Compares the browser's stored flag with Auth. The flag only lets a reload show the page at once; Auth
 * decides who is signed in.
 */
async function compareWithAuth(): Promise<void> {
  await betrAuth.authStateReady();
  const user = betrAuth.currentUser;
  // Without an answer Betr stays unlocked; the rules still refuse every read that is not allowed.
  const welcome = user !== null && unlocked.get() && (await mayEnter(user).catch(() => true));
  if (user && !welcome) await betrAuth.signOut();
  if (!welcome) setUnlocked(false);
  // This also runs later: when the password was changed or the account disabled.
  onAuthStateChanged(betrAuth, (now) => {
    if (!now) setUnlocked(false);
  });
}

/** Compares the browser's stored flag with Auth, then follows Auth and the other tabs. */
export const startBetrSession: () => void = once(() => {
  void compareWithAuth();
  otherTabs = globalThis.BroadcastChannel && new BroadcastChannel('betr');
  otherTabs?.addEventListener('message', () => void lockHere());
});

async function lockHere(): Promise<void> {
  setUnlocked(false);
  await betrAuth.signOut().catch(() => {});
}
