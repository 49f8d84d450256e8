import { useMemo } from 'react';
import { participantsOf } from '../../../data/staff/participants.ts';
import { useLive } from '../../../hooks/useLive.ts';

type Props = { id: string; eventId: string };

/**
 * The names of an event's participants as suggestions for an input, checked-in ones first. Mounted when they
 * are needed.
 */
export function PeopleNames({ id, eventId }: Props) {
  const live = useLive(useMemo(() => participantsOf(eventId), [eventId]));
  const people = live.status === 'ready' ? live.data.items : [];
  const names = [...people]
    .sort((a, b) => Number(b.checkedIn) - Number(a.checkedIn) || a.name.localeCompare(b.name))
    .map(({ name }) => name);
  return (
    <datalist id={id}>
      {[...new Set(names)].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
