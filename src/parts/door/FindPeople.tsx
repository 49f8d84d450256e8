import { type MouseEvent, type ReactNode, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import * as v from 'valibot';
import { findTwin } from '../../domain/participants/findTwin.ts';
import type { Participant } from '../../domain/participants/participant.ts';
import { ParticipantInput } from '../../domain/participants/participantSchema.ts';
import type { PeopleFilter } from '../../domain/participants/peopleFilter.ts';
import { useRowFocus } from '../../hooks/focus/useRowFocus.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/Notice.tsx';
import { AddRow } from './AddRow.tsx';
import styles from './DoorList.module.css';
import { DoorSearch } from './DoorSearch.tsx';
import { FilterButtons } from './FilterButtons.tsx';
import { LastLine } from './LastLine.tsx';
import { PersonRow } from './PersonRow.tsx';
import type { LastAct } from './useCheckIn.ts';
import { useDoorSearch } from './useDoorSearch.ts';
import { type Press, useDoubleTapGuard } from './useDoubleTapGuard.ts';
import { useShownPeople } from './useShownPeople.ts';

type Props = {
  /** What stays above the search. */
  head?: ReactNode;
  /** What stands above the rows. */
  notice?: ReactNode;
  /** The filter to begin with. */
  first?: PeopleFilter | undefined;
  /** All people on the list, in their order. */
  people: readonly Participant[];
  /** The ids of the people with changes that wait for the network. */
  waiting: ReadonlySet<string>;
  /** Whether the list can't be changed: an older event keeps its people in itself. */
  fixed: boolean;
  /** What to say before another person is added, '' while there is room. */
  full: string;
  last: LastAct | null;
  onToggle: (person: Participant) => void;
  /** Adds a person by name and checks them in. */
  onWalkIn: (name: string) => void;
  /** Opens the form for a walk-in with what was searched for. */
  onForm: (text: string) => void;
  onEdit?: ((person: Participant) => void) | undefined;
  onRemove?: ((person: Participant) => void) | undefined;
};

/** Finds people of a list by search and filter. A press on a row, or Enter in the search, checks them in. */
export function FindPeople({
  people,
  waiting,
  fixed,
  full,
  last,
  onToggle,
  onWalkIn,
  onForm,
  ...props
}: Props) {
  const [filter, setFilter] = useState<PeopleFilter>(props.first ?? 'expected');
  const [presses, countPress] = useReducer((count: number) => count + 1, 0);
  const around = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { accepts, rowsMoved } = useDoubleTapGuard();
  const { text, search, find, next: nextGuest } = useDoorSearch(presses, rowsMoved);
  const shown = useShownPeople({ people, filter, search }, presses, rowsMoved);
  const { list, handlers } = useRowFocus<HTMLUListElement>(
    shown.map(({ id }) => id),
    around,
  );
  const searching = text.trim() !== '';
  const first = searching && !fixed ? shown.find(({ checkedIn }) => !checkedIn) : undefined;
  const here = people.filter(({ checkedIn }) => checkedIn).length;
  const undo = last?.undo && people.some((one) => one.id === last.id && one.checkedIn === last.checkedIn);

  // The form has added who was searched for.
  const [seen, setSeen] = useState(last);
  if (seen !== last) {
    setSeen(last);
    if (last && searching) nextGuest();
  }

  // The list changed by itself, and with it who Enter would check in.
  const marked = useRef({ text, id: first?.id });
  useEffect(() => {
    const before = marked.current;
    marked.current = { text, id: first?.id };
    if (before.text === text && before.id !== first?.id) rowsMoved();
  });

  /** Clears the search after a guest; the phone's keyboard stays open for the next one. */
  const done = useCallback(() => {
    countPress();
    if (!field.current?.value.trim()) return;
    nextGuest();
    field.current.focus({ preventScroll: true });
  }, [nextGuest]);

  const press = useCallback(
    (person: Participant, at: Press) => {
      if (!accepts(at)) return;
      onToggle(person);
      done();
    },
    [accepts, onToggle, done],
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div
      ref={around}
      tabIndex={-1}
      className={styles.people}
      onMouseDown={(press) => keepTyping(press, field.current)}
    >
      <div className={styles.top}>
        {props.head}
        {people.length > 0 && (
          <>
            <div className={`${layout.column2} ${styles.find}`}>
              <DoorSearch
                ref={field}
                text={text}
                onType={(typed) => {
                  find(typed);
                  toTop(around.current);
                }}
                onFocus={() => toTop(around.current)}
                onEnter={({ timeStamp }) => {
                  if (first) press(first, { timeStamp, clientX: Number.NaN, clientY: Number.NaN });
                }}
              />
              {searching ? (
                <p role="status" className={styles.found}>
                  {shown.length > 0 ? `${shown.length} of ${people.length} found` : 'No one found'}
                  {first && (
                    <>
                      {' · '}
                      <kbd>Enter</kbd> checks in {first.name || first.email}
                    </>
                  )}
                </p>
              ) : (
                <FilterButtons
                  filter={filter}
                  onFilter={(chosen) => {
                    find('');
                    setFilter(chosen);
                  }}
                  here={here}
                  all={people.length}
                />
              )}
            </div>
            <LastLine
              words={last?.words ?? ''}
              fixed={fixed}
              onUndo={
                undo
                  ? (at) => {
                      if (accepts(at, true)) last.undo?.();
                    }
                  : null
              }
            />
          </>
        )}
      </div>
      {props.notice}
      {shown.length > 0 && (
        <ul ref={list} className={`${layout.stack2} ${styles.rows}`} {...handlers}>
          {shown.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              waiting={waiting.has(person.id)}
              first={person === first}
              fixed={fixed}
              onPress={press}
              onEdit={props.onEdit}
              onRemove={props.onRemove}
            />
          ))}
        </ul>
      )}
      {shown.length === 0 && !(searching && !fixed) && (
        <Nobody
          anybody={people.length > 0}
          staff={!!props.onEdit}
          filter={filter}
          searching={search !== ''}
        />
      )}
      {searching && !fixed && (
        <AddRow
          name={walkInName(people, text)}
          warning={full}
          onAdd={(at) => {
            if (!accepts(at)) return;
            onWalkIn(walkInName(people, text));
            done();
          }}
          onForm={() => {
            // The form gives the focus back to where it was.
            field.current?.focus();
            onForm(text.trim());
          }}
        />
      )}
    </div>
  );
}

/** Brings the search to the top of the screen, so that its results are above the phone's keyboard. */
function toTop(around: HTMLElement | null): void {
  const touch = matchMedia('(pointer: coarse)').matches;
  const top = around?.getBoundingClientRect().top ?? 0;
  if (top < 0 || touch) around?.scrollIntoView();
}

/**
 * Keeps the focus in the search field while a row is pressed: the phone's keyboard stays open for the next
 * guest, and nothing moves under the finger.
 */
function keepTyping(press: MouseEvent, field: HTMLInputElement | null): void {
  if (field && document.activeElement === field && press.target !== field) press.preventDefault();
}

const Name = v.pick(ParticipantInput, ['name']);

/** Returns the name under which a search can be added at once, '' where the form has to ask. */
function walkInName(people: readonly Participant[], text: string): string {
  const read = v.safeParse(Name, { name: text.trim().replace(/\s+/g, ' ') });
  if (!read.success || text.includes('@') || read.output.name.length < 2) return '';
  return findTwin(people, { name: read.output.name, email: '' }) ? '' : read.output.name;
}

type NobodyProps = { anybody: boolean; staff: boolean; filter: PeopleFilter; searching: boolean };

/** The message in place of the rows: the list is empty, everyone is here, or no one matches. */
function Nobody({ anybody, staff, filter, searching }: NobodyProps) {
  if (!anybody) {
    return (
      <Notice>
        <p>No one is on the list yet</p>
        <p>
          {staff
            ? 'Add people one by one, or import the answers of the Google Form.'
            : 'Add each guest as they arrive.'}
        </p>
      </Notice>
    );
  }
  const words = filter === 'expected' ? 'Everyone is here' : 'No one is here yet';
  return (
    <Notice>
      <p>{searching ? 'No one found' : words}</p>
    </Notice>
  );
}
