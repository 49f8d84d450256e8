import { useMemo, useState } from 'react';
import type { WatchedList } from '../../data/source.ts';
import type { StaffEvent } from '../../data/staff/events.ts';
import type { Participant } from '../../domain/participants/participant.ts';
import { sortPeople } from '../../domain/participants/peopleFilter.ts';
import { AddParticipantDialog } from './AddParticipantDialog.tsx';
import { Counts } from './Counts.tsx';
import { EditParticipantDialog } from './EditParticipantDialog.tsx';
import { FindPeople } from './FindPeople.tsx';
import { ListTools } from './ListTools.tsx';
import { MoveListed } from './MoveListed.tsx';
import styles from './ParticipantList.module.css';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useCheckIn } from './useCheckIn.ts';

type Props = { event: StaffEvent; list: WatchedList<Participant> };

/** The list of an event with all its actions. */
export function People({ event, list }: Props) {
  const people = useMemo(
    () => sortPeople(withListed(list.items, event.ownParticipants)),
    [list.items, event.ownParticipants],
  );
  const [adding, setAdding] = useState<string | null>(null);
  const [editing, setEditing] = useState<Participant | null>(null);
  const [removing, setRemoving] = useState<Participant | null>(null);
  const toggle = useCheckIn(event.id);
  const here = people.filter(({ checkedIn }) => checkedIn).length;
  const fixed = event.ownParticipants.length > 0;

  return (
    <section aria-label="Participants" className={styles.list}>
      <div className={styles.summary}>
        <Counts here={here} registered={people.length} limit={event.maxParticipants} more={list.more} />
        {fixed && <MoveListed event={event} />}
        <ListTools event={event} people={people} fixed={fixed} onAdd={() => setAdding('')} />
      </div>
      <FindPeople
        people={people}
        waiting={list.waiting}
        fromCache={list.fromCache}
        fixed={fixed}
        onToggle={toggle}
        onEdit={setEditing}
        onRemove={setRemoving}
        onAdd={setAdding}
      />
      {adding !== null && (
        <AddParticipantDialog
          event={event}
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
