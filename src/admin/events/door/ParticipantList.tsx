import type { StaffEvent } from '../../../data/staff/events.ts';
import { ParticipantList as DoorList } from '../../../parts/door/ParticipantList.tsx';
import { useStaffDoor } from './useStaffDoor.ts';

/** The participants of an event as staff work with them (specification 2.11). */
export function ParticipantList({ event }: { event: StaffEvent }) {
  return <DoorList door={useStaffDoor(event)} />;
}
