import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { WatchedList } from '../../data/source.ts';
import type { PlacedFraternity } from '../../data/staff/fraternities.ts';
import { activeColleges } from '../../domain/activeColleges.ts';
import { collegeDirectory, type DirectoryCollege } from '../../domain/collegeDirectory.ts';
import { orderColleges } from '../../domain/collegeOrder.ts';
import { colleges as listed } from '../../domain/lists/colleges.ts';
import type { College } from '../../domain/readCollege.ts';
import { searchText } from '../../domain/searchText.ts';
import type { TourEvent } from '../../domain/tourEvent.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CollegeDialog } from './CollegeDialog.tsx';
import { CollegeFilters } from './CollegeFilters.tsx';
import { CollegeGrid } from './CollegeGrid.tsx';
import styles from './CollegesPage.module.css';
import { CsvButtons } from './CsvButtons.tsx';
import { anyText, readOrder } from './collegeView.ts';
import { SummaryCards } from './SummaryCards.tsx';

export type DirectoryProps = {
  list: WatchedList<College>;
  /** What makes colleges active; only these are shown then. */
  reasons?: { fraternities: readonly PlacedFraternity[]; events: readonly TourEvent[] };
  /** The details of a college were closed. */
  onVisited: () => void;
};

/** The searchable grid of colleges with its filters, its summary, and the details of one (specification 2.15). */
export function Directory({ list, reasons, onVisited }: DirectoryProps) {
  const online = useOnline();
  const [conference, setConference] = useUrlState('conference', anyText);
  const [order, setOrder] = useUrlState('order', readOrder);
  const [search, setSearch] = useUrlState('q', anyText, { replace: true });
  // The cards follow every key, the address a moment later.
  const [typed, setTyped] = useState(search);
  const details = useDetails(onVisited);

  const all = useMemo(() => collegeDirectory(listed, list.items), [list.items]);
  const activities = useMemo(
    () => reasons && activeColleges(all, reasons.fraternities, reasons.events),
    [all, reasons],
  );
  const ordered = useMemo(() => {
    const inView = activities ? all.filter(({ id }) => activities.has(id)) : all;
    return orderColleges(inView, order);
  }, [all, activities, order]);
  const words = searchText(typed).split(' ');
  const shown = ordered.filter(
    (college) =>
      (conference === '' || college.conference === conference) &&
      words.every((word) => college.searched.includes(word)),
  );

  function showAll() {
    setTyped('');
    setSearch('');
    setConference('');
  }

  return (
    <>
      <CollegeFilters
        colleges={ordered}
        conference={conference}
        onConference={setConference}
        order={order}
        onOrder={setOrder}
        search={search}
        onSearch={setSearch}
        onType={setTyped}
      />
      {list.fromCache && (
        <p className={styles.stored}>
          {online
            ? 'Shown as this browser stored it; the server has not answered yet.'
            : 'Shown as this browser stored it.'}
        </p>
      )}
      <SummaryCards colleges={shown} />
      <div className={styles.listHead}>
        <p className={styles.count} role="status">
          {countText(shown.length, ordered.length, activities !== undefined)}
        </p>
        <CsvButtons
          name="colleges"
          exported={shown.length > 0 ? () => exportColleges(shown) : null}
          directory={all}
        />
      </div>
      {shown.length === 0 && (
        <Notice>
          <p>{ordered.length === 0 ? 'No college is active at the moment.' : 'No colleges found'}</p>
          {ordered.length > 0 && (
            <Button tone="plain" onClick={showAll}>
              Show all of them
            </Button>
          )}
        </Notice>
      )}
      <CollegeGrid
        colleges={ordered}
        shown={shown}
        byConference={order === 'size'}
        activities={activities}
        onOpen={details.open}
      />
      {details.collegeId && (
        <CollegeDialog
          key={details.collegeId}
          collegeId={details.collegeId}
          directory={all}
          onClose={details.close}
        />
      )}
    </>
  );
}

/** Which college's details are open, in the address; going back closes what was opened here. */
function useDetails(onVisited: () => void) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const openedHere = useRef(false);
  // The cards keep one function, whatever the address does.
  const show = useRef(setParams);
  useEffect(() => {
    show.current = setParams;
  });

  const open = useCallback((collegeId: string) => {
    openedHere.current = true;
    show.current((before) => changed(before, collegeId));
  }, []);

  function close() {
    onVisited();
    if (openedHere.current) navigate(-1);
    else setParams((before) => changed(before, ''), { replace: true });
    openedHere.current = false;
  }

  return { collegeId: params.get('college') ?? '', open, close };
}

async function exportColleges(shown: readonly DirectoryCollege[]): Promise<string> {
  return (await import('../../domain/outreachCsv/collegesCsv.ts')).collegesCsv(shown);
}

function changed(before: URLSearchParams, collegeId: string): URLSearchParams {
  const after = new URLSearchParams(before);
  if (collegeId) after.set('college', collegeId);
  else after.delete('college');
  return after;
}

function countText(shown: number, all: number, active: boolean): string {
  const colleges = `${all} ${active ? 'active ' : ''}${all === 1 ? 'college' : 'colleges'}`;
  return shown === all ? colleges : `${shown} of ${colleges}`;
}
