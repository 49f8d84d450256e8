import { isRunning, readSession, type Session } from '../../../domain/session/staffSession.ts';

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
  const listeners = new Set<() => void>();
  let entry: string | null = null;
  entry = found();
  let session = running(entry);

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
    if (next === entry && (after === null) === (session === null)) return;
    entry = next;
    session = after;
    for (const listener of listeners) listener();
  }

  return {
    /** Who is signed in, null when nobody is; the same object until that changes. */
    current: () => session,
    /** Calls `listener` at every change; returns how to stop. */
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (next: Session) => keep(JSON.stringify(next)),
    /** Leaves a session to the page that is loaded next. */
    leave: (next: Session) => write(JSON.stringify(next)),
    close: () => keep(null),
    /** Ends the session now, here and in the other tabs, as if its time had run out. */
    expire(): void {
      if (session) keep(JSON.stringify({ ...session, expiresAt: now() }));
    },
    check(): void {
      const before = { entry, session };
      change(found());
      if (!before.session || session) return;
      if (entry === null) onLoggedOut();
      else onExpired();
    },
  };
}
