import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { WatchedList } from '../../data/source.ts';
import { doorCounts, isFull } from '../../domain/participants/line/doorCounts.ts';
import type { WaitingPerson } from '../../domain/participants/line/waitingPerson.ts';
import type { Participant } from '../../domain/participants/participant.ts';
import { type PeopleFilter, sortPeople } from '../../domain/participants/peopleFilter.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Door } from '../door.ts';
import { fetchKnownNames } from '../person/useKnownNames.ts';
import { DoorHead } from './DoorHead.tsx';
import styles from './DoorList.module.css';
import { FindPeople } from './FindPeople.tsx';
import { LetInDialog } from './line/LetInDialog.tsx';
import { useLine } from './line/useLine.ts';
import { SyncState } from './SyncState.tsx';
import { DoorScan } from './scan/DoorScan.tsx';
import { useCheckIn } from './useCheckIn.ts';
import { WalkInDialog } from './WalkInDialog.tsx';

export type DoorListProps = {
  door: Door;
  /** The heading of the list's head: the event's name by default, null where the page around says it. */
  heading?: ReactNode;
  /** More buttons for the list as a whole, at the end of its head. */
  tools?: ((people: readonly Participant[], line: readonly WaitingPerson[]) => ReactNode) | undefined;
  /** What stands above the list. */
  notice?: ((people: readonly Participant[]) => ReactNode) | undefined;
  /** Whether what stands above the list shows who waits: then the search alone finds them here. */
  lineAbove?: boolean | undefined;
  /** Whom it shows first: at a door those who are expected. */
  filter?: PeopleFilter | undefined;
  /** What else can be done with a person; a row has no button for what isn't given. */
  onEdit?: ((person: Participant) => void) | undefined;
  onRemove?: ((person: Participant) => void) | undefined;
};

type Props = DoorListProps & { list: WatchedList<Participant> };

/** The list of a door that is loaded, with its head and the form for a walk-in. */
export function DoorPeople({ door, list, heading, tools, notice, onEdit, onRemove, ...props }: Props) {
  const { event } = door;
  const people = useMemo(
    () => sortPeople(withListed(list.items, event.ownParticipants)),
    [list.items, event.ownParticipants],
  );
  const [form, setForm] = useState<string | null>(null);
  const [scanning, setScanning] = useState(false);
  const scan = useRef<HTMLButtonElement>(null);
  useEffect(fetchKnownNames, []);
  const { last, toggle, add, admit } = useCheckIn(door, onRemove);
  const waiting = useLine(door);
  const counts = doorCounts(people, waiting.line, event);
  const [over, setOver] = useState<WaitingPerson | null>(null);
  const letIn = isFull(counts) ? setOver : admit;
  // An older event keeps its people in itself, where none can be changed.
  const fixed = event.ownParticipants.length > 0;

  return (
    <section aria-label="Participants" className={styles.door}>
      <DoorScan
        eventId={event.id}
        self={door.self}
        {...{ people, counts, scanning, last }}
        line={waiting.line}
        fromCache={list.fromCache}
        arrived={door.arrived ?? ''}
        onCheckIn={toggle}
        onLetIn={letIn}
        onWalkIn={() => setForm('')}
        onClose={() => {
          setScanning(false);
          scan.current?.focus();
        }}
      />
      <FindPeople
        head={
          <DoorHead
            heading={heading}
            counts={{ ...counts, more: list.more }}
            state={<SyncState waiting={list.waiting.size} fromCache={list.fromCache} />}
          >
            <Button
              className={styles.walkIn}
              aria-haspopup="dialog"
              disabled={fixed}
              onClick={() => setForm('')}
            >
              <Icon width={20} height={20} path="M10 3v14M3 10h14" />
              <span>Add walk-in</span>
            </Button>
            {tools?.(people, waiting.line)}
          </DoorHead>
        }
        notice={notice?.(people)}
        first={props.filter}
        lineAbove={props.lineAbove}
        people={people}
        unsent={list.waiting}
        waiting={waiting}
        counts={counts}
        fixed={fixed}
        last={last}
        beside={
          !fixed && (
            <Button
              ref={scan}
              tone={scanning ? 'gold' : 'plain'}
              aria-pressed={scanning}
              onClick={() => setScanning(!scanning)}
            >
              Scan
            </Button>
          )
        }
        onToggle={toggle}
        onLetIn={letIn}
        onWalkIn={(name) => add({ name, email: '', checkedIn: true })}
        onForm={setForm}
        onEdit={onEdit}
        onRemove={onRemove}
      />
      {form !== null && (
        <WalkInDialog
          door={door}
          people={people}
          line={waiting.line}
          initial={form}
          onAdd={add}
          onCheckIn={toggle}
          onLetIn={letIn}
          onClose={() => setForm(null)}
        />
      )}
      {over && <LetInDialog person={over} counts={counts} onLetIn={admit} onClose={() => setOver(null)} />}
    </section>
  );
}

/** Returns the participants' documents, and the people that an older event holds in itself. */
function withListed(items: readonly Participant[], listed: readonly Participant[]): readonly Participant[] {
  const there = new Set(items.map(({ id }) => id));
  return [...items, ...listed.filter(({ id }) => !there.has(id))];
}
