import { useMemo } from 'react';
import type { Source, Watched } from '../../../../data/source.ts';
import { privatePart, type StaffEvent } from '../../../../data/staff/events.ts';
import type { PrivatePart } from '../../../../domain/events/privatePart.ts';
import { useLive } from '../../../../hooks/useLive.ts';

// Emits nothing, so that a row without a private part is drawn once.
const nothing: Source<Watched<PrivatePart>> = () => () => {};

/**
 * Returns the password and the form of an event, live; undefined until they are known. Only a locked event
 * has a password, so a list doesn't read the private part of the others. An older document holds the password
 * itself.
 */
export function useSecrets(event: StaffEvent): PrivatePart | undefined {
  const { id, registration, ownSecrets } = event;
  const hidden = registration === 'locked' && ownSecrets.registrationPassword === '';
  const live = useLive(useMemo(() => (hidden ? privatePart(id) : nothing), [hidden, id]));
  if (!hidden) return ownSecrets;
  if (live.status !== 'ready') return undefined;
  // Offline, a part that this browser never loaded looks as if it didn't exist.
  const { item, fromCache } = live.data;
  return item ?? (fromCache ? undefined : ownSecrets);
}
