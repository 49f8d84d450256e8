import { useMemo, useState } from 'react';
import type { WatchedList } from '../../data/source.ts';
import type { Participant } from '../../domain/participants/participant.ts';
import { sortPeople } from '../../domain/participants/peopleFilter.ts';
import type { Door } from '../door.ts';
import { AddParticipantDialog } from './AddParticipantDialog.tsx';
import { Counts } from './Counts.tsx';
import { EditParticipantDialog } from './EditParticipantDialog.tsx';
import { FindPeople } from './FindPeople.tsx';
import { ListTools } from './ListTools.tsx';
import { MoveListed } from './MoveListed.tsx';
import styles from './ParticipantList.module.css';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useCheckIn } from './useCheckIn.ts';

type Props = { door: Door; list: WatchedList<Participant> };

/** The list of an event with all its actions. */
export function People({ door, list }: Props) {
  const { event, staff } = door;
  const people = useMemo(
    () => sortPeople(withListed(list.items, event.ownParticipants)),
    [list.items, event.ownParticipants],
  );
  const [adding, setAdding] = useState<string | null>(null);
  const [editing, setEditing] = useState<Participant | null>(null);
  const [removing, setRemoving] = useState<Participant | null>(null);
  const toggle = useCheckIn(door);
  const here = people.filter(({ checkedIn }) => checkedIn).length;
  const fixed = event.ownParticipants.length > 0;

  return (
    <section aria-label="Participants" className={styles.list}>
      <div className={styles.summary}>
        <Counts here={here} registered={people.length} limit={event.maxParticipants} more={list.more} />
        {fixed && staff && <MoveListed event={event} staff={staff} />}
        <ListTools door={door} people={people} fixed={fixed} onAdd={() => setAdding('')} />
      </div>
      <FindPeople
        people={people}
        waiting={list.waiting}
        fromCache={list.fromCache}
        fixed={fixed}
        onToggle={toggle}
        onEdit={staff ? setEditing : undefined}
        onRemove={staff ? setRemoving : undefined}
        onAdd={setAdding}
      />
      {adding !== null && (
        <AddParticipantDialog
          door={door}
          people={people}
          initial={adding}
          onCheckIn={toggle}
          onClose={() => setAdding(null)}
        />
      )}
      {editing && (
        <EditParticipantDialog
          event={event}
          people={people}
          person={editing}
          onRemove={setRemoving}
          onClose={() => setEditing(null)}
        />
      )}
      {removing && <RemoveDialog event={event} person={removing} onClose={() => setRemoving(null)} />}
    </section>
  );
}

/** Returns the participants' documents, and the people that an older event holds in itself. */
function withListed(items: readonly Participant[], listed: readonly Participant[]): readonly Participant[] {
  const there = new Set(items.map(({ id }) => id));
  return [...items, ...listed.filter(({ id }) => !there.has(id))];
}
