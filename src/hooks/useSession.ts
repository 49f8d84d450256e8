import { useSyncExternalStore } from 'react';
import { currentSession, watchSession } from '../data/staff/session/session.ts';
import type { Session } from '../domain/session/staffSession.ts';

/** Returns the session of the signed-in staff member, null when no one is signed in. */
export function useSession(): Session | null {
  return useSyncExternalStore(watchSession, currentSession);
}
