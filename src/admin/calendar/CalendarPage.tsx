import { useCallback, useMemo, useState } from 'react';
import { monthCalendar } from '../../data/staff/calendar.ts';
import { monthOf } from '../../domain/time/day.ts';
import { parseMonth } from '../../domain/time/parse.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useToday } from '../../hooks/useToday.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { LateDialog } from '../../parts/late/LateDialog.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import { createEventCode } from '../events/form/loadCreateEvent.ts';
import { LogoutButton } from '../login/LogoutButton.tsx';
import { useAskedDialog } from '../parts/useAskedDialog.ts';
import styles from './CalendarPage.module.css';
import { MonthBar } from './MonthBar.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { Schedule } from './Schedule.tsx';
import { SeasonButton } from './SeasonButton.tsx';
import { Ticker } from './Ticker.tsx';

/** The calendar (specification 2.17): the strip, the month as a grid and as the Tournament Schedule. */
function CalendarPage() {
  const today = useToday();
  const [month, setMonth] = useUrlState(
    'month',
    useCallback((text: string) => parseMonth(text) ?? monthOf(today), [today]),
  );
  const { open: showDetails } = useAskedDialog('event');
  const [newOn, setNewOn] = useState<string | null>(null);
  const close = () => setNewOn(null);
  return (
    <>
      <header className={`${staffLayout.bar3} ${styles.header}`}>
        <SeasonButton month={month} />
        <span className={styles.logout}>
          <LogoutButton />
        </span>
      </header>
      <Ticker today={today} />
      <MonthBar month={month} today={today} onMonth={setMonth} />
      <Month month={month} today={today} onMonth={setMonth} onEvent={showDetails} onCreate={setNewOn} />
      {newOn !== null && (
        <LateDialog code={createEventCode} title="Create Event" what="The form" onClose={close}>
          {(Form) => <Form initial={{ date: newOn }} onClose={close} />}
        </LateDialog>
      )}
    </>
  );
}

type MonthProps = {
  month: string;
  today: string;
  onMonth: (month: string) => void;
  onEvent: (eventId: string) => void;
  onCreate: (day: string) => void;
};

function Month({ month, today, onMonth, onEvent, onCreate }: MonthProps) {
  const source = useMemo(() => monthCalendar(month), [month]);
  const live = useLive(source);
  const [chosen, setChosen] = useState<string | null>(null);
  if (live.status === 'error') {
    return (
      <FailedNotice message="Failed to load tournaments. Please try again later." onRetry={live.retry} />
    );
  }
  const calendar = live.status === 'ready' ? live.data : null;
  return (
    <div className={styles.month}>
      <MonthGrid
        month={month}
        today={today}
        items={calendar?.items ?? []}
        onMonth={onMonth}
        onDay={setChosen}
      />
      {calendar ? (
        <Schedule
          month={month}
          today={today}
          calendar={calendar}
          chosen={chosen?.startsWith(month) ? chosen : null}
          onEvent={onEvent}
          onCreate={onCreate}
          onMonth={onMonth}
        />
      ) : (
        <SkeletonRows
          loading="Loading tournaments..."
          rows={3}
          height="5.5rem"
          className={consoleLayout.top3}
        />
      )}
    </div>
  );
}

export { CalendarPage as Component };
