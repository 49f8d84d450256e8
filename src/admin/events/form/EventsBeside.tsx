import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Source, WatchedList } from '../../../data/source.ts';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { eventsOn } from '../../../data/staff/nextEvents.ts';
import { eventsBeside } from '../../../domain/calendar/clashes.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { formatTime } from '../../../domain/time/format.ts';
import { useLive } from '../../../hooks/useLive.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import styles from './EventForm.module.css';
import type { EventFormReturn } from './eventForm.ts';

type Props = {
  form: EventFormReturn;
  eventId: string;
  /** The events of a day. A test gives its own. */
  eventsOfDay?: (day: string) => Source<WatchedList<StaffEvent>>;
};

const nothing: Source<WatchedList<StaffEvent>> = () => () => {};

/** Says which other events the college has on the day of the one in the form. */
export function EventsBeside({ form, eventId, eventsOfDay = eventsOn }: Props) {
  const [collegeName, date, time] = useWatch({
    control: form.control,
    name: ['collegeName', 'date', 'time'],
  });
  // A year that is still being typed is no day to ask for.
  const day = collegeName !== '' && /^2\d{3}-\d\d-\d\d$/.test(date) ? date : '';
  const live = useLive(useMemo(() => (day ? eventsOfDay(day) : nothing), [day, eventsOfDay]));
  const events = live.status === 'ready' ? live.data.items : [];
  const beside = eventsBeside({ id: eventId, date: day, collegeName }, events);
  return (
    <div role="status" className={`${styles.whole} ${consoleLayout.amber} ${styles.beside}`}>
      {beside.map((event) => (
        <p key={event.id}>
          {event.time !== '' && event.time === time
            ? 'Same college, same time: '
            : 'Same college, same day: '}
          <strong>{eventTitle(event)}</strong>, {formatTime(event.time)}
        </p>
      ))}
    </div>
  );
}
