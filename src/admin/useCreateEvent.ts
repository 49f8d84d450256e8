import { useCallback } from 'react';
import { useUrlState } from '../hooks/useUrlState.ts';

const anyText = (text: string) => text;

/** Opens the form for a new event on the screen one is on; a copy of `eventId` when one is given. */
export function useCreateEvent(): (eventId?: string) => void {
  const [, setCreate] = useUrlState('create', anyText);
  return useCallback((eventId = 'open') => setCreate(eventId), [setCreate]);
}
