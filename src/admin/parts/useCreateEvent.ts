import { useCallback } from 'react';
import { useAskedDialog } from './useAskedDialog.ts';

/**
 * Returns a function that opens the form for a new event on the current screen, or for a copy of `eventId`
 * when one is given.
 */
export function useCreateEvent(): (eventId?: string) => void {
  const { open } = useAskedDialog('create');
  return useCallback((eventId = 'open') => open(eventId), [open]);
}
