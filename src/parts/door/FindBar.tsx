import type { ReactNode } from 'react';
import type { DoorCounts } from '../../domain/participants/line/doorCounts.ts';
import type { Participant } from '../../domain/participants/participant.ts';
import layout from '../../ui/layout.module.css';
import type { LastAct } from '../door.ts';
import styles from './DoorList.module.css';
import { DoorSearch } from './DoorSearch.tsx';
import { FilterButtons } from './FilterButtons.tsx';
import { LastLine } from './LastLine.tsx';
import type { Press } from './useDoubleTapGuard.ts';
import type { useFindPeople } from './useFindPeople.ts';

type Props = {
  finding: ReturnType<typeof useFindPeople>;
  people: readonly Participant[];
  counts: DoorCounts;
  /** How many of those who wait are found, null while they are loading. */
  waiting: number | null;
  fixed: boolean;
  last: LastAct | null;
  beside?: ReactNode;
  /** Enter in the search. */
  onEnter: (at: Press) => void;
  /** Called before what is typed changes the rows, and when the search gets the focus. */
  onSearch: () => void;
};

/** The search with its result or the filters, and the line of the last act with Undo. */
export function FindBar({ finding, people, counts, waiting, fixed, last, ...props }: Props) {
  const { beside, onEnter, onSearch } = props;
  const { field, text, searching, find, filter, choose, shown, first, several, accepts } = finding;
  const undo = last?.undo && people.some((one) => one.id === last.id && one.checkedIn === last.checkedIn);
  return (
    <>
      <div className={`${layout.column2} ${styles.find}`}>
        <div className={layout.row2}>
          <DoorSearch
            ref={field}
            text={text}
            onType={(typed) => {
              find(typed);
              onSearch();
            }}
            onFocus={onSearch}
            onEnter={({ timeStamp }) => onEnter({ timeStamp, clientX: Number.NaN, clientY: Number.NaN })}
          />
          {beside}
        </div>
        {searching ? (
          <p role="status" className={`${layout.note} ${styles.found}`}>
            {foundText(shown.length, people.length, waiting)}
            {(first || several) && (
              <>
                {' · '}
                <kbd>Enter</kbd> {first ? `checks in ${first.name || first.email}` : 'goes to the list'}
              </>
            )}
          </p>
        ) : (
          <FilterButtons filter={filter} onFilter={choose} here={counts.here} all={counts.registered} />
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
  );
}

function foundText(found: number, of: number, waiting: number | null): string {
  const parts = [
    found > 0 && `${found} of ${of} found`,
    waiting !== null && waiting > 0 && `${waiting} waiting`,
  ];
  return parts.filter(Boolean).join(' · ') || (waiting === null ? 'Searching…' : 'No one found');
}
