import { useMemo, useState } from 'react';
import type { WatchedList } from '../../data/source.ts';
import type { StaffEvent } from '../../data/staff/events.ts';
import { filterPeople, type PeopleFilter, sortPeople } from '../../domain/participants/peopleFilter.ts';
import type { Participant } from '../../domain/readParticipant.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { AddParticipantDialog } from './AddParticipantDialog.tsx';
import { Counts } from './Counts.tsx';
import { EditParticipantDialog } from './EditParticipantDialog.tsx';
import { FilterButtons } from './FilterButtons.tsx';
import { ListTools } from './ListTools.tsx';
import { MoveListed } from './MoveListed.tsx';
import styles from './ParticipantList.module.css';
import { ParticipantRow } from './ParticipantRow.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { SyncState } from './SyncState.tsx';
import { useCheckIn } from './useCheckIn.ts';

type Props = { event: StaffEvent; list: WatchedList<Participant> };

/** The list of an event with all that can be done with it. */
export function People({ event, list }: Props) {
  const people = useMemo(
    () => sortPeople(withListed(list.items, event.ownParticipants)),
    [list.items, event.ownParticipants],
  );
  const [filter, setFilter] = useState<PeopleFilter>('all');
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState<string | null>(null);
  const [editing, setEditing] = useState<Participant | null>(null);
  const [removing, setRemoving] = useState<Participant | null>(null);
  const toggle = useCheckIn(event.id);
  const shown = filterPeople(people, filter, search);
  const here = people.filter(({ checkedIn }) => checkedIn).length;
  const fixed = event.ownParticipants.length > 0;

  return (
    <section aria-label="Participants" className={styles.list}>
      <Counts here={here} registered={people.length} most={event.maxParticipants} more={list.more} />
      {fixed && <MoveListed event={event} />}
      <ListTools event={event} people={people} fixed={fixed} onAdd={() => setAdding('')} />
      <div className={styles.find}>
        <SyncState waiting={list.waiting.size} fromCache={list.fromCache} />
        {people.length > 0 && (
          <SearchField label="Search name or e-mail" value={search} onChange={setSearch} />
        )}
        {people.length > 0 && (
          <FilterButtons filter={filter} onFilter={setFilter} here={here} all={people.length} />
        )}
      </div>
      {search !== '' && (
        <p className={styles.count} role="status">
          {shown.length} of {people.length} found
        </p>
      )}
      {shown.length === 0 ? (
        <Nobody anybody={people.length > 0} search={search} onAdd={fixed ? undefined : setAdding} />
      ) : (
        <ul className={styles.rows}>
          {shown.map((person) => (
            <ParticipantRow
              key={person.id}
              person={person}
              waiting={list.waiting.has(person.id)}
              fixed={fixed}
              onToggle={toggle}
              onEdit={setEditing}
              onRemove={setRemoving}
            />
          ))}
        </ul>
      )}
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

/** The documents, and whom an older event lists besides them. */
function withListed(items: readonly Participant[], listed: readonly Participant[]): readonly Participant[] {
  const there = new Set(items.map(({ id }) => id));
  return [...items, ...listed.filter(({ id }) => !there.has(id))];
}

type NobodyProps = { anybody: boolean; search: string; onAdd: ((name: string) => void) | undefined };

/** No rows: nobody is on the list, or nobody is like that. */
function Nobody({ anybody, search, onAdd }: NobodyProps) {
  if (!anybody) {
    return (
      <Notice>
        <p>Nobody is on the list yet</p>
        <p>Add people one by one, or import the answers of the Google Form.</p>
      </Notice>
    );
  }
  return (
    <Notice>
      <p>{search ? `Nobody found for “${search}”` : 'Nobody'}</p>
      {search && onAdd && (
        <Button tone="plain" onClick={() => onAdd(search.includes('@') ? '' : search)}>
          Add a walk-in
        </Button>
      )}
    </Notice>
  );
}
