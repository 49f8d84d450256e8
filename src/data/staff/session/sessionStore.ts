import { isRunning, readSession, type Session } from '../../../domain/session/staffSession.ts';
import { createStore } from '../../../lib/store.ts';

const key = 'staff-session';

type Surroundings = {
  /** May throw: some browsers refuse storage on first access. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now: () => number;
  /** Called when the time of the session has run out, once for each session that was running in this page. */
  onExpired: () => void;
  /** Called when another tab logged out. */
  onLoggedOut: () => void;
};

/**
 * Creates the store of the browser's session, shared by all tabs (specification 3, "Local browser data").
 * `check` compares it with the clock and with other tabs; the owner calls it every second and when the page
 * wakes up.
 */
export function sessionStore({ storage, now, onExpired, onLoggedOut }: Surroundings) {
  let entry: string | null = null;
  let left = false;
  /** Whether the browser refuses storage: the session then lives as long as the page. */
  let refused = false;
  entry = found();
  const session = createStore(running(entry));

  function found(): string | null {
    try {
      return refused ? entry : storage().getItem(key);
    } catch {
      return entry;
    }
  }

  function write(next: string | null): void {
    try {
      if (next === null) storage().removeItem(key);
      else storage().setItem(key, next);
      refused = false;
    } catch {
      refused = true;
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
    /** Returns the running session or null; the same object until it changes. */
    current: session.get,
    /** Calls `listener` at every change; returns a function that stops it. */
    watch: session.watch,
    open: (next: Session) => keep(JSON.stringify(next)),
    /** Stores a session for the next page load; this page, whose data is gone, never shows it. */
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
