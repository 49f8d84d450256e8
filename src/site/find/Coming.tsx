import { words } from '../../content/words.ts';
import { comingLimit } from '../../data/site/groupEvents.ts';
import { schoolLetters } from '../../domain/colleges/schoolLetters.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { type ComingGroup, comingGroups } from '../../domain/find/comingGroups.ts';
import { campusMoment, eventPhase } from '../../domain/phase/eventPhase.ts';
import { phaseWords } from '../../domain/phase/phaseWords.ts';
import { counted } from '../../domain/text/counted.ts';
import { tileColor } from '../../domain/text/tileColor.ts';
import { formatSoon } from '../../domain/time/format.ts';
import { useBackOnline } from '../../hooks/useBackOnline.ts';
import { paths } from '../../paths.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useNow } from '../events/usePhase.ts';
import { AsOf } from '../lists/AsOf.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { useSnapshot } from '../routing/useSnapshot.ts';
import { type ComingEvents, unasked } from '../search/comingEvents.ts';
import styles from './Coming.module.css';

type Props = {
  /** Null while a text is looked up. */
  events: ComingEvents | null;
  onRetry: () => void;
};

/** What can be found before anything is typed: the states and the schools with events to come. */
export function Coming({ events, onRetry }: Props) {
  const coming = useSnapshot(events ?? unasked);
  return (
    <div className={styles.coming} aria-busy={coming.status === 'loading'}>
      <p className={layout.muted}>Type a school, a city, a state, a fraternity, or an event's name.</p>
      {coming.status === 'loading' && (
        <SkeletonRows loading="Loading events..." rows={8} height="3.25rem" className={styles.loading} />
      )}
      {coming.status === 'failed' && <Failed onRetry={onRetry} />}
      {coming.status === 'ready' && (
        <>
          {coming.value.at && <AsOf at={coming.value.at} onRetry={onRetry} />}
          <Groups events={coming.value.items} />
        </>
      )}
    </div>
  );
}

function Failed({ onRetry }: Pick<Props, 'onRetry'>) {
  useBackOnline(onRetry);
  return <FailedNotice message="Failed to load events. Please try again later." onRetry={onRetry} />;
}

function Groups({ events }: { events: TourEvent[] }) {
  const now = useNow();
  const { states, schools, isAny } = comingGroups(events, now);
  if (!isAny)
    return (
      <EmptyList title={words.noDates}>
        <p>
          No events are coming up right now. <Link to={paths.events('completed')}>See past events</Link>
        </p>
      </EmptyList>
    );
  return (
    <>
      {states.length > 0 && (
        <section aria-labelledby="by-state">
          <h2 id="by-state">States with events coming up</h2>
          <ul className={styles.states}>
            {states.map(({ kind, id, name, count }) => (
              <li key={id}>
                <Link to={paths.found(kind, id)}>
                  {name}{' '}
                  <span>
                    {count}
                    <span className="visually-hidden">{count === 1 ? ' event' : ' events'}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {schools.length > 0 && (
        <section aria-labelledby="by-school">
          <h2 id="by-school">Schools with events coming up</h2>
          <ul className={styles.schools}>
            {schools.map((school) => (
              <li key={school.id}>
                <School school={school} now={now} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        {events.length >= comingLimit && `These are the next ${eventCount(events.length)}. `}
        <Link to={paths.events('upcoming')}>{words.seeEvents}</Link>
      </p>
    </>
  );
}

function School({ school: { kind, id, name, next, count }, now }: { school: ComingGroup; now: Date }) {
  const phase = eventPhase(next, now);
  return (
    <Link to={paths.found(kind, id)}>
      <span className={styles.tile}>
        <Tile letters={schoolLetters(name)} color={tileColor(name)} />
      </span>
      <span className={styles.about}>
        <bdi>{name}</bdi>
        <span>
          {phase.kind === 'live' ? phaseWords(phase, next).badge.label : when(next, now)}
          {count > 1 && ` · ${eventCount(count)}`}
        </span>
      </span>
    </Link>
  );
}

const when = (event: TourEvent, now: Date) =>
  event.date ? formatSoon(event, campusMoment(event, now).day) : 'Date TBD';
const eventCount = (count: number) => counted(count, 'event');
