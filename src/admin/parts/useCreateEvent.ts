import { useCallback } from 'react';
import { useUrlDialog } from '../../hooks/useUrlDialog.ts';

/** Opens the form for a new event on the screen one is on; a copy of `eventId` when one is given. */
export function useCreateEvent(): (eventId?: string) => void {
  const { open } = useUrlDialog('create');
  return useCallback((eventId = 'open') => open(eventId), [open]);
}
