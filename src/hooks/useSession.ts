import { useSyncExternalStore } from 'react';
import { currentSession, watchSession } from '../data/staff/session/session.ts';
import type { Session } from '../domain/session/staffSession.ts';

/** Who of the staff is signed in, null when nobody is. */
export function useSession(): Session | null {
  return useSyncExternalStore(watchSession, currentSession);
}
