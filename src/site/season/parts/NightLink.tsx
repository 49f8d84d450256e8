import { formatLeaf } from '../../../domain/time/format.ts';
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

/** A day of a season, which says the year: 'Nov 7'. */
export function Day({ day }: { day: string }) {
  const leaf = formatLeaf(day);
  return leaf ? <time dateTime={day}>{`${leaf.month} ${leaf.day}`}</time> : null;
}
