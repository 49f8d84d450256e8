import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { allColleges } from '../../../data/staff/colleges.ts';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { lineOf, participantsOf } from '../../../data/staff/participants.ts';
import { staffId } from '../../../data/staff/session/session.ts';
import type { Door } from '../../../parts/door.ts';
import { arrivedTicket } from '../../../staffPaths.ts';

const mayUndo = () => true;

/** Returns the door of an event as staff work at it, the same object until the event changes. */
export function useStaffDoor(event: StaffEvent): Door {
  const people = useMemo(() => participantsOf(event.id), [event.id]);
  const canWait = event.signUp !== null;
  const line = useMemo(() => (canWait ? lineOf(event.id) : undefined), [event.id, canWait]);
  const arrived = arrivedTicket(useLocation().hash);
  return useMemo(
    () => ({
      event,
      people,
      line,
      self: staffId(),
      colleges: allColleges,
      mayUndo,
      mayPutBack: true,
      keepsDrafts: true,
      arrived,
    }),
    [event, people, line, arrived],
  );
}
