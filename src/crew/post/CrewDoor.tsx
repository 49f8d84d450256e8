import { type ReactNode, useCallback, useMemo } from 'react';
import { type CrewEvent, crewPeople } from '../../data/crew/crew.ts';
import type { Change } from '../../domain/changes/change.ts';
import { counted } from '../../domain/crew/crewChanges.ts';
import type { Participant } from '../../domain/participants/participant.ts';
import { DoorList } from '../../parts/door/DoorList.tsx';
import type { Door } from '../../parts/door.ts';

type Props = { event: CrewEvent; uid: string; heading: ReactNode };

/** The door list of the event, as a crew device may work at it. */
export function CrewDoor({ event, uid, heading }: Props) {
  const people = useMemo(() => crewPeople(event.id), [event.id]);
  const mayUndo = useCallback(({ checkedInBy }: Participant) => checkedInBy === uid, [uid]);
  const adding = useCallback(
    (change: Change, id: string) => counted(change, event.id, uid, id),
    [event.id, uid],
  );
  const door: Door = useMemo(
    () => ({ event, people, self: uid, mayUndo, adding, keepsDrafts: true }),
    [event, people, uid, mayUndo, adding],
  );
  return <DoorList door={door} heading={heading} />;
}
