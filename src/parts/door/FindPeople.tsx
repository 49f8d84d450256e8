import { type MouseEvent, useCallback, useReducer, useRef, useState } from 'react';
import type { Participant } from '../../domain/participants/participant.ts';
import type { PeopleFilter } from '../../domain/participants/peopleFilter.ts';
import { useRowFocus } from '../../hooks/focus/useRowFocus.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { FilterButtons } from './FilterButtons.tsx';
import styles from './ParticipantList.module.css';
import { ParticipantRow } from './ParticipantRow.tsx';
import { SyncState } from './SyncState.tsx';
import { type Press, useDoubleTapGuard } from './useDoubleTapGuard.ts';
import { useShownPeople } from './useShownPeople.ts';

type Props = {
  /** All people on the list, in their order. */
  people: readonly Participant[];
  /** The ids of the people with changes that wait for the network. */
  waiting: ReadonlySet<string>;
  fromCache: boolean;
  /** Whether the list can't be changed: an older event keeps its people in itself. */
  fixed: boolean;
  onToggle: (person: Participant) => void;
  /** Omitted for the crew, who neither edit nor remove. */
  onEdit: ((person: Participant) => void) | undefined;
  onRemove: ((person: Participant) => void) | undefined;
  onAdd: (name: string) => void;
};

/** Finds people of a list by search and filter. A press on a row checks them in. */
export function FindPeople({ people, waiting, fromCache, fixed, onToggle, onEdit, onRemove, onAdd }: Props) {
  const [filter, setFilter] = useState<PeopleFilter>('all');
  const [search, setSearch] = useState('');
  const [typing, setTyping] = useState(false);
  const [presses, countPress] = useReducer((count: number) => count + 1, 0);
  const around = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { accepts, rowsMoved } = useDoubleTapGuard();
  const shown = useShownPeople({ people, filter, search }, presses, rowsMoved);
  const ids = shown.map(({ id }) => id);
  const { list, handlers } = useRowFocus<HTMLUListElement>(ids, around);
  const here = people.filter(({ checkedIn }) => checkedIn).length;
  const searching = typing || search !== '';

  const press = useCallback(
    (person: Participant, at: Press) => {
      if (!accepts(at)) return;
      countPress();
      onToggle(person);
      // The next guest's name replaces this one, which stays until then with their row.
      if (document.activeElement === field.current) field.current?.select();
    },
    [accepts, onToggle],
  );

  function find(text: string) {
    setSearch(text);
    // The results begin at the top, which may be scrolled far out of view in a long list.
    const top = around.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) around.current?.scrollIntoView();
  }

  function finish() {
    setSearch('');
    field.current?.blur();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div
      ref={around}
      tabIndex={-1}
      className={styles.people}
      onMouseDown={(press) => keepTyping(press, field.current)}
    >
      <div className={styles.find} data-searching={searching || undefined}>
        {people.length > 0 && (
          <>
            <div className={styles.search}>
              <SearchField
                ref={field}
                label="Search name or email"
                value={search}
                onChange={find}
                onType={find}
                onFocus={() => {
                  setTyping(true);
                  field.current?.select();
                }}
                onBlur={() => setTyping(false)}
              />
              <Button tone="plain" className={styles.done} onClick={finish}>
                Done
              </Button>
            </div>
            <FilterButtons filter={filter} onFilter={setFilter} here={here} all={people.length} />
          </>
        )}
        <div className={styles.line}>
          {search !== '' && (
            <p role="status">
              {shown.length} of {people.length} found
            </p>
          )}
          <SyncState waiting={waiting.size} fromCache={fromCache} />
        </div>
      </div>
      {shown.length === 0 ? (
        <Nobody anybody={people.length > 0} search={search} onAdd={fixed ? undefined : onAdd} />
      ) : (
        <ul ref={list} className={styles.rows} {...handlers}>
          {shown.map((person) => (
            <ParticipantRow
              key={person.id}
              person={person}
              waiting={waiting.has(person.id)}
              fixed={fixed}
              onPress={press}
              onEdit={onEdit}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Keeps the focus in the search field while a row is pressed: the phone's keyboard stays open for the next
 * guest, and nothing moves under the finger.
 */
function keepTyping(press: MouseEvent, field: HTMLInputElement | null): void {
  if (field && document.activeElement === field && press.target !== field) press.preventDefault();
}

type NobodyProps = { anybody: boolean; search: string; onAdd: ((name: string) => void) | undefined };

/** The message in place of the rows: the list is empty, or no one on it matches. */
function Nobody({ anybody, search, onAdd }: NobodyProps) {
  if (!anybody) {
    return (
      <Notice>
        <p>No one is on the list yet</p>
        <p>Add people one by one, or import the responses from the Google Form.</p>
      </Notice>
    );
  }
  return (
    <Notice>
      <p>{search ? `No one found for “${search}”` : 'No one'}</p>
      {search && onAdd && (
        <Button tone="plain" onClick={() => onAdd(search.includes('@') ? '' : search)}>
          Add a walk-in
        </Button>
      )}
    </Notice>
  );
}
