import { isRunning, readSession, type Session } from '../../../domain/session/staffSession.ts';
import { createStore } from '../../../lib/store.ts';

const key = 'staff-session';

type Surroundings = {
  /** May throw: some browsers refuse storage as soon as it is named. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now: () => number;
  /** The time of the session ran out. Called once for each session that was seen running. */
  onExpired: () => void;
  /** Another tab logged out. */
  onLoggedOut: () => void;
};

/**
 * The session as the browser keeps it, shared by all tabs (specification 3, "Local browser data"). `check`
 * looks at the clock and at what other tabs did; whoever makes the store calls it every second and when the
 * page wakes up.
 */
export function sessionStore({ storage, now, onExpired, onLoggedOut }: Surroundings) {
  let entry: string | null = null;
  let left = false;
  entry = found();
  const session = createStore(running(entry));

  function found(): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return entry; // The browser refuses storage: the session lives as long as the page.
    }
  }

  function write(next: string | null): void {
    try {
      if (next === null) storage().removeItem(key);
      else storage().setItem(key, next);
    } catch {
      // see above
    }
  }

  function keep(next: string | null): void {
    write(next);
    change(next);
  }

  function running(text: string | null): Session | null {
    const read = readSession(text);
    return read && isRunning(read, now()) ? read : null;
  }

  function change(next: string | null): void {
    const after = running(next);
    if (next === entry && (after === null) === (session.get() === null)) return;
    entry = next;
    session.set(after);
  }

  return {
    /** Who is signed in, null when nobody is; the same object until that changes. */
    current: session.get,
    /** Calls `listener` at every change; returns how to stop. */
    watch: session.watch,
    open: (next: Session) => keep(JSON.stringify(next)),
    /** Leaves a session to the page that is loaded next; this one, whose data is gone, never shows it. */
    leave(next: Session): void {
      left = true;
      write(JSON.stringify(next));
    },
    close: () => keep(null),
    /** Ends the session now, here and in the other tabs, as if its time had run out. */
    expire(): void {
      const running = session.get();
      if (running) keep(JSON.stringify({ ...running, expiresAt: now() }));
    },
    check(): void {
      if (left) return;
      const before = session.get();
      change(found());
      if (!before || session.get()) return;
      if (entry === null) onLoggedOut();
      else onExpired();
    },
  };
}
