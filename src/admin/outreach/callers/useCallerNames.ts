import { outreachSettings } from '../../../data/staff/outreach/callerSettings.ts';
import { ownName } from '../../../data/staff/session/ownName.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { useStore } from '../../../hooks/useStore.ts';

/** Returns the names of the callers that are known so far, in order, the one of this browser among them. */
export function useCallerNames(): readonly string[] {
  const live = useLive(outreachSettings);
  const own = useStore(ownName);
  const known = live.status === 'ready' ? (live.data.item?.callers ?? []) : [];
  return [...new Set([...known, own])].filter(Boolean).toSorted((a, b) => a.localeCompare(b));
}
