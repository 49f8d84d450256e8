import { onAuthStateChanged, signInWithEmailAndPassword, type User } from 'firebase/auth';
import { once } from '../../lib/once.ts';
import { createStore, type Store } from '../../lib/store.ts';
import { withTimeout } from '../errors.ts';
import { SignInError, signInError } from '../signInError.ts';
import { betrAuth } from './betrAuth.ts';

// Not in env.ts, which every visitor downloads.
const account: string = import.meta.env.VITE_BETR_EMAIL ?? '';

const key = 'betr-unlocked';
/** Some browsers have no channel: then each tab is locked by itself. */
let otherTabs: BroadcastChannel | undefined;
const unlocked = createStore(found());

/** Whether Betr is unlocked in this browser session (specification 4, "Betr area"). */
export const betrUnlocked: Pick<Store<boolean>, 'get' | 'watch'> = unlocked;

/**
 * Unlocks Betr with the password of its account, if that account may enter it: its claim `betr` says so.
 * @throws SignInError
 */
export async function unlockBetr(password: string): Promise<void> {
  const user = await enter(password);
  if (!(await mayEnter(user).catch(refuse))) {
    await betrAuth.signOut();
    throw new SignInError('noLevel');
  }
  become(true);
}

/** Locks Betr in every tab of this browser. */
export async function lockBetr(): Promise<void> {
  otherTabs?.postMessage('lock');
  become(false);
  await betrAuth.signOut().catch(() => {});
}

async function enter(password: string): Promise<User> {
  if (account === '') throw new SignInError('missing');
  const asked = signInWithEmailAndPassword(betrAuth, account, password);
  return (await withTimeout(asked, 20_000).catch(refuse)).user;
}

function refuse(error: unknown): never {
  throw signInError(error);
}

async function mayEnter(user: User): Promise<boolean> {
  return (await user.getIdTokenResult()).claims.betr === true;
}

function become(next: boolean): void {
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
 * What the browser remembers is courtesy, so that a reload shows the page at once: Auth knows who is signed
 * in.
 */
async function compareWithAuth(): Promise<void> {
  await betrAuth.authStateReady();
  const user = betrAuth.currentUser;
  // Without an answer it stays as it is: the rules let nobody read who may not.
  const welcome = user !== null && unlocked.get() && (await mayEnter(user).catch(() => true));
  if (user && !welcome) await betrAuth.signOut();
  if (!welcome) become(false);
  // From here on also later: the password was changed or the account switched off.
  onAuthStateChanged(betrAuth, (now) => {
    if (!now) become(false);
  });
}

/** Compares what the browser remembers with Auth, and follows Auth and the other tabs from then on. */
export const startBetrSession: () => void = once(() => {
  void compareWithAuth();
  otherTabs = globalThis.BroadcastChannel && new BroadcastChannel('betr');
  otherTabs?.addEventListener('message', () => void lockHere());
});

async function lockHere(): Promise<void> {
  become(false);
  await betrAuth.signOut().catch(() => {});
}
