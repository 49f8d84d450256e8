import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useRef } from 'react';
import { findPeople } from '../../domain/participants/findPeople.ts';
import { walkInName } from '../../domain/participants/findTwin.ts';
import { type DoorCounts, isFull } from '../../domain/participants/line/doorCounts.ts';
import type { WaitingPerson } from '../../domain/participants/line/waitingPerson.ts';
import type { Participant } from '../../domain/participants/participant.ts';
import type { PeopleFilter } from '../../domain/participants/peopleFilter.ts';
import { useRowFocus } from '../../hooks/focus/useRowFocus.ts';
import { arrowStep } from '../../lib/arrowStep.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/Notice.tsx';
import type { LastAct } from '../door.ts';
import { AddRow } from './AddRow.tsx';
import styles from './DoorList.module.css';
import { FindBar } from './FindBar.tsx';
import { LineRows } from './LineRows.tsx';
import type { DoorLine } from './line/useLine.ts';
import { PersonRow } from './PersonRow.tsx';
import type { Press } from './useDoubleTapGuard.ts';
import { useFindPeople } from './useFindPeople.ts';

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
  unsent: ReadonlySet<string>;
  /** Who waits for a spot. */
  waiting: DoorLine;
  /** Whether the search alone shows them. */
  lineAbove?: boolean | undefined;
  counts: DoorCounts;
  /** Whether the list can't be changed: an older event keeps its people in itself. */
  fixed: boolean;
  last: LastAct | null;
  /** What stands beside the search. */
  beside?: ReactNode;
  onToggle: (person: Participant) => void;
  onLetIn: (person: WaitingPerson) => void;
  /** Adds a person by name and checks them in. */
  onWalkIn: (name: string) => void;
  /** Opens the form for a walk-in with what was searched for. */
  onForm: (text: string) => void;
  onEdit?: ((person: Participant) => void) | undefined;
  onRemove?: ((person: Participant) => void) | undefined;
};

/** Finds people by search and filter. A press on a row checks them in; so does Enter where only one fits. */
export function FindPeople({ people, waiting, counts, fixed, last, onToggle, onLetIn, ...props }: Props) {
  const around = useRef<HTMLDivElement>(null);
  const finding = useFindPeople({ first: props.first, people, fixed, last });
  const { field, text, searching, search, shown, first, several, take, rowsMoved } = finding;
  const { list, handlers } = useRowFocus<HTMLUListElement>(
    shown.map(({ id }) => id),
    around,
  );
  const { line, missing } = waiting;
  // A name that is typed may be in line.
  const adding = searching && !fixed && missing !== 'loading';
  const inLine = search ? findPeople(line, search) : finding.filter === 'here' ? [] : line;
  const name = adding ? walkInName([...people, ...line], text) : '';
  const press = useCallback(
    (person: Participant, at: Press) => take(at, () => onToggle(person)),
    [take, onToggle],
  );
  const letIn = useCallback(
    (person: WaitingPerson, at: Press) => take(at, () => onLetIn(person)),
    [take, onLetIn],
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
        {people.length + line.length > 0 && (
          <FindBar
            finding={finding}
            people={people}
            counts={counts}
            waiting={missing === 'loading' ? null : inLine.length}
            fixed={fixed}
            last={last}
            beside={props.beside}
            onEnter={(at) => {
              if (first) press(first, at);
              // A second Enter was meant for the search.
              else if (several && goTo(list.current, ':scope > li:has([aria-pressed="false"])')) rowsMoved();
            }}
            onSearch={() => toTop(around.current)}
          />
        )}
      </div>
      {props.notice}
      {shown.length > 0 && (
        <ul ref={list} className={`${layout.stack2} ${styles.rows}`} {...handlers} onKeyDown={goThroughRows}>
          {shown.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              waiting={props.unsent.has(person.id)}
              first={person === first}
              fixed={fixed}
              onPress={press}
              onEdit={props.onEdit}
              onRemove={props.onRemove}
            />
          ))}
        </ul>
      )}
      {shown.length === 0 && !adding && !(search && (inLine.length > 0 || missing === 'loading')) && (
        <NoPeople
          empty={people.length === 0}
          staff={!!props.onEdit}
          filter={finding.filter}
          searching={finding.search !== ''}
        />
      )}
      {(search || !props.lineAbove) && (
        <LineRows {...waiting} shown={inLine} counts={counts} onLetIn={letIn} onKeyDown={goThroughRows} />
      )}
      {adding && (
        <AddRow
          name={name}
          warning={isFull(counts) ? `Over capacity: ${people.length + 1} of ${counts.limit}` : ''}
          onAdd={(at) => take(at, () => props.onWalkIn(name))}
          onForm={() => {
            // The form gives the focus back to where it was.
            field.current?.focus();
            props.onForm(text.trim());
          }}
        />
      )}
    </div>
  );
}

/** Focuses the button of a row; false without one. */
function goTo(list: HTMLElement | null, row: string): boolean {
  const button = list?.querySelector<HTMLElement>(`${row} > button`);
  button?.focus();
  return !!button;
}

/** The arrow keys move from row to row; an Enter that is held down checks nobody in. */
function goThroughRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
  const step = arrowStep(event);
  const row = document.activeElement?.closest('li');
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  if (step === 0 || !(next instanceof HTMLElement)) return;
  next.querySelector('button')?.focus();
  event.preventDefault();
}

/** Brings the search to the top of the screen, so that its results are above the phone's keyboard. */
function toTop(around: HTMLElement | null): void {
  const touch = matchMedia('(pointer: coarse)').matches;
  const top = around?.getBoundingClientRect().top ?? 0;
  if (top < 0 || touch) around?.scrollIntoView();
}

/** Keeps the focus in the search while a row is pressed, so that the phone's keyboard stays open. */
function keepTyping(press: MouseEvent, field: HTMLInputElement | null): void {
  if (field && document.activeElement === field && press.target !== field) press.preventDefault();
}

type NoPeopleProps = { empty: boolean; staff: boolean; filter: PeopleFilter; searching: boolean };

/** The message in place of the rows: the list is empty, everyone is here, or no one matches. */
function NoPeople({ empty, staff, filter, searching }: NoPeopleProps) {
  if (empty) {
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
