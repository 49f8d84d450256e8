import { formatDay } from '../../../domain/time/format.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';

/** The title of a night, which leads to its results. */
export function NightLink({ eventId, title }: { eventId: string; title: string }) {
  return (
    <Link to={paths.results(eventId)}>
      <bdi>{title || 'Tournament'}</bdi>
    </Link>
  );
}

/** A day of a season, which says the year: 'Sat, Nov 7'. `short`: 'Nov 7', where its name needs the room. */
export function Day({ day, short = false }: { day: string; short?: boolean }) {
  return day ? <time dateTime={day}>{formatDay(day).slice(short ? 5 : 0)}</time> : null;
}
