import { useMemo } from 'react';
import { type CrewEvent, crewPeople } from '../../data/crew/crew.ts';
import type { Participant } from '../../domain/participants/participant.ts';
import { DoorList } from '../../parts/door/DoorList.tsx';
import type { Door } from '../../parts/door.ts';

type Props = { event: CrewEvent; uid: string };

/** The door list of the event, as a crew device may work at it. */
export function CrewDoor({ event, uid }: Props) {
  const people = useMemo(() => crewPeople(event.id), [event.id]);
  const mayUndo = useMemo(
    () =>
      ({ checkedInBy }: Participant) =>
        checkedInBy === uid,
    [uid],
  );
  const door: Door = useMemo(
    () => ({ event, people, self: uid, mayUndo, staff: null }),
    [event, people, uid, mayUndo],
  );
  return <DoorList door={door} />;
}
