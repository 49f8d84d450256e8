import { useMemo } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import type { PagedList } from '../../../data/staff/reads/pagedList.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { chapterNames } from '../../../domain/fraternities/chapterNames.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { formatWhen } from '../../../domain/time/format.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { eventTone } from '../../../ui/eventTone.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { PartList } from './PartList.tsx';
import styles from './StaffChapterPage.module.css';

type Props = {
  chapter: Fraternity;
  events: (names: readonly string[]) => PagedList<StaffEvent>;
  today: string;
};

/** The events of a chapter: those ahead, soonest first, and those that are over, newest first. */
export function ChapterEvents({ chapter, events, today }: Props) {
  const { name, letters } = chapter;
  const list = useMemo(() => events(chapterNames({ name, letters })), [events, name, letters]);
  const live = useLive(list.source);
  return (
    <PartList
      title="Events"
      things="events"
      live={live}
      onMore={list.more}
      nothing="No events with this chapter yet."
      groups={(items) => [
        ['Coming up', items.filter((event) => isAhead(event, today)).toReversed()],
        ['Past', items.filter((event) => !isAhead(event, today))],
      ]}
      row={(event) => (
        <li key={event.id} className={`${staffLayout.line03} ${styles.line}`}>
          <Link to={staffPaths.eventPage(event.id)}>{eventTitle(event)}</Link>
          <span className={layout.note}>{formatWhen(event)}</span>
          <Badge tone={eventTone(event.status)}>{event.status}</Badge>
        </li>
      )}
    />
  );
}

function isAhead({ date, status }: StaffEvent, today: string): boolean {
  return status !== 'completed' && (date === null || date >= today);
}
