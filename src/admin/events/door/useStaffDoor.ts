import { useMemo } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { moveListedParticipants, participantsOf, untouchedSince } from '../../../data/staff/participants.ts';
import { staffId } from '../../../data/staff/session/session.ts';
import type { Door, DoorStaff } from '../../../parts/door.ts';

const staff: DoorStaff = { untouchedSince, moveListed: moveListedParticipants };
const mayUndo = () => true;

/** Returns the door of an event as staff work at it, the same object until the event changes. */
export function useStaffDoor(event: StaffEvent): Door {
  const people = useMemo(() => participantsOf(event.id), [event.id]);
  return useMemo(() => ({ event, people, self: staffId(), mayUndo, staff }), [event, people]);
}
