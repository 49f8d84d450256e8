import { useMemo } from 'react';
import type { WatchedList } from '../../data/source.ts';
import type { PlacedFraternity } from '../../data/staff/fraternities.ts';
import { activeColleges } from '../../domain/colleges/activeColleges.ts';
import type { College } from '../../domain/colleges/college.ts';
import {
  collegeDirectory,
  type DirectoryCollege,
  findColleges,
} from '../../domain/colleges/collegeDirectory.ts';
import { orderColleges } from '../../domain/colleges/collegeOrder.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { colleges as listed } from '../../domain/lists/listedColleges.ts';
import { counted } from '../../domain/text/counted.ts';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/Notice.tsx';
import { ChapterCsv } from '../csv/ChapterCsv.tsx';
import { saveShown } from '../csv/CsvButtons.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useAskedDialog } from '../parts/useAskedDialog.ts';
import { CollegeFilters } from './CollegeFilters.tsx';
import { CollegeGrid } from './CollegeGrid.tsx';
import styles from './CollegesPage.module.css';
import { CollegeDialog } from './college/CollegeDialog.tsx';
import { SummaryCards } from './SummaryCards.tsx';
import { useCollegeFilters } from './useCollegeFilters.ts';

export type DirectoryProps = {
  list: WatchedList<College>;
  /** The fraternities and events that make colleges active; when given, only active colleges are shown. */
  reasons?: { fraternities: readonly PlacedFraternity[]; events: readonly TourEvent[] };
  /** Called when the details of a college were closed. */
  onVisited: () => void;
};

/**
 * The searchable grid of colleges with its filters, its summary, and the details of one (specification 2.15).
 */
export function Directory({ list, reasons, onVisited }: DirectoryProps) {
  const filter = useCollegeFilters();
  const details = useAskedDialog('college');
  const { order } = filter;
  const all = useMemo(() => collegeDirectory(listed, list.items), [list.items]);
  const activities = useMemo(
    () => reasons && activeColleges(all, reasons.fraternities, reasons.events),
    [all, reasons],
  );
  const ordered = useMemo(
    () => orderColleges(activities ? all.filter(({ id }) => activities.has(id)) : all, order),
    [all, activities, order],
  );
  const shown = findColleges(ordered, filter.typed, filter.conference);

  return (
    <>
      <CollegeFilters colleges={ordered} directory={all} filter={filter} />
      {list.fromCache && <StoredNote />}
      <SummaryCards colleges={shown} />
      <div className={`${consoleLayout.bar24} ${styles.listHead}`}>
        <p className={layout.note} role="status">
          {countText(shown.length, ordered.length, activities !== undefined)}
        </p>
        <ChapterCsv
          others={
            shown.length > 0
              ? [
                  {
                    label: shown.length === ordered.length ? 'Colleges' : 'These colleges',
                    run: () => void saveShown('colleges', () => exportColleges(shown)),
                  },
                ]
              : []
          }
        />
      </div>
      {shown.length === 0 && <Nothing hidden={ordered.length} onClear={filter.clear} />}
      <CollegeGrid
        colleges={shown}
        list={`${filter.typed} ${filter.conference} ${order}`}
        byConference={order === 'size'}
        activities={activities}
        onOpen={details.open}
      />
      {details.value && (
        <CollegeDialog
          key={details.value}
          collegeId={details.value}
          directory={all}
          onClose={() => {
            onVisited();
            details.close();
          }}
        />
      )}
    </>
  );
}

function Nothing({ hidden, onClear }: { hidden: number; onClear: () => void }) {
  if (hidden === 0) {
    return (
      <Notice>
        <p>No colleges are active right now.</p>
      </Notice>
    );
  }
  return (
    <Notice>
      <p>No colleges found</p>
      <Button tone="plain" onClick={onClear}>
        Show all colleges
      </Button>
    </Notice>
  );
}

async function exportColleges(shown: readonly DirectoryCollege[]): Promise<string> {
  return (await import('../../domain/outreach/csv/collegesCsv.ts')).collegesCsv(shown);
}

function countText(shown: number, all: number, active: boolean): string {
  const colleges = counted(all, active ? 'active college' : 'college');
  return shown === all ? colleges : `${shown} of ${colleges}`;
}
