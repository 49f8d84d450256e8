import { type ReactNode, useState } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import { useToday } from '../../../hooks/useToday.ts';
import { DoorList } from '../../../parts/door/DoorList.tsx';
import { ClearSignUps } from './ClearSignUps.tsx';
import { EditParticipantDialog } from './EditParticipantDialog.tsx';
import { ListTools } from './ListTools.tsx';
import { LineSection } from './line/LineSection.tsx';
import { MessageButton } from './line/MessageButton.tsx';
import { useWaitingList } from './line/useWaitingList.ts';
import { MoveListed } from './MoveListed.tsx';
import styles from './ParticipantList.module.css';
import { RemoveDialog } from './RemoveDialog.tsx';
import { SignUpBar } from './SignUpBar.tsx';
import { TwinLines } from './TwinLines.tsx';
import { useStaffDoor } from './useStaffDoor.ts';

type Props = {
  event: StaffEvent;
  /** The heading of the list's head, for a screen that has no other. */
  heading?: ReactNode;
  /** Whether the import is open at first. */
  startImport?: boolean;
};

/**
 * The participants of an event as staff have them: the list of the door, and import, export, print, edit and
 * remove (specification 2.11).
 */
export function ParticipantList({ event, heading = null, startImport = false }: Props) {
  const door = useStaffDoor(event);
  const [editing, setEditing] = useState<Participant | null>(null);
  const [removing, setRemoving] = useState<Participant | null>(null);
  const fixed = event.ownParticipants.length > 0;
  const today = useToday();
  const live = useWaitingList(event);
  const line = live.status === 'ready' ? live.data : null;
  return (
    <div className={styles.list}>
      <DoorList
        door={door}
        heading={heading}
        filter={heading === null ? 'all' : undefined}
        lineAbove={event.date !== today}
        notice={(people) =>
          fixed ? (
            <MoveListed event={event} />
          ) : (
            <>
              <SignUpBar event={event} waiting={line?.items.length}>
                <MessageButton event={event} people={people} line={line?.items ?? []} />
              </SignUpBar>
              <TwinLines event={event} people={people} line={line?.items} />
              {line && <LineSection event={event} list={line} />}
              <ClearSignUps event={event} />
            </>
          )
        }
        onEdit={setEditing}
        onRemove={setRemoving}
        tools={(people, line) => (
          <>
            <ListTools event={event} people={people} line={line} fixed={fixed} startImport={startImport} />
            {editing && (
              <EditParticipantDialog
                door={door}
                people={people}
                person={editing}
                onRemove={setRemoving}
                onClose={() => setEditing(null)}
              />
            )}
          </>
        )}
      />
      {removing && <RemoveDialog event={event} person={removing} onClose={() => setRemoving(null)} />}
    </div>
  );
}
