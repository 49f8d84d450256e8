import { type ReactNode, useCallback, useMemo } from 'react';
import { type CrewEvent, crewLine, crewPeople } from '../../data/crew/crew.ts';
import type { Change } from '../../domain/changes/change.ts';
import { counted } from '../../domain/crew/crewChanges.ts';
import type { Participant } from '../../domain/participants/participant.ts';
import { useTimeout } from '../../hooks/useTimeout.ts';
import { DoorList } from '../../parts/door/DoorList.tsx';
import { prepareScan } from '../../parts/door/scan/DoorScan.tsx';

import type { Door } from '../../parts/door.ts';
import { useArrivedTicket } from '../useArrivedTicket.ts';

/** When the code for scanning is fetched, so that it is there without a network; in milliseconds. */
const soon = 3000;

type Props = { event: CrewEvent; uid: string; heading: ReactNode };

/** The door list of the event, as a crew device may work at it. */
export function CrewDoor({ event, uid, heading }: Props) {
  const people = useMemo(() => crewPeople(event.id), [event.id]);
  const canWait = event.signUp !== null;
  const line = useMemo(() => (canWait ? crewLine(event.id) : undefined), [event.id, canWait]);
  const mayUndo = useCallback(({ checkedInBy }: Participant) => checkedInBy === uid, [uid]);
  const adding = useCallback(
    (change: Change, id: string) => counted(change, event.id, uid, id),
    [event.id, uid],
  );
  const arrived = useArrivedTicket() ?? '';
  const door: Door = useMemo(
    () => ({ event, people, line, self: uid, mayUndo, adding, keepsDrafts: true, arrived }),
    [event, people, line, uid, mayUndo, adding, arrived],
  );
  useTimeout(prepareScan, soon);
  return <DoorList door={door} heading={heading} />;
}
