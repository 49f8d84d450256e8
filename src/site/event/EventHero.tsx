import { eventTitle } from '../../domain/events/eventTitle.ts';
import { whenWords } from '../../domain/events/page/whenWords.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { illustration } from '../../domain/images/illustration.ts';
import { Badge } from '../../ui/Badge.tsx';
import { defaultImage } from '../../ui/defaultImage.ts';
import { Image } from '../../ui/Image.tsx';
import { usePhase } from '../events/usePhase.ts';
import styles from './EventHero.module.css';
import type { EventWithResult } from './findEvent.ts';

type Props = { event: EventWithResult; titleId: string; isSettling?: boolean | undefined };

/**
 * An event's picture with its title, day and place on it; when it's over, its winner is the headline, whose
 * place is kept while the answer is on its way.
 */
export function EventHero({ event, titleId, isSettling }: Props) {
  const { badge } = usePhase(event);
  const waits = isSettling && event.status === 'completed';
  return (
    <header className={styles.hero}>
      <Image
        className={styles.picture}
        src={event.backgroundImage || illustration(event.id)}
        fallback={defaultImage}
        width={1280}
        height={720}
        first
      />
      <div className={styles.words}>
        <p className={styles.school}>
          <Badge tone={badge.tone}>{badge.label}</Badge> <bdi>{event.collegeName}</bdi>
        </p>
        <h1 id={titleId} tabIndex={-1}>
          <Headline event={event} waits={waits} />
        </h1>
        {(event.runnerUp || waits) && (
          <p className={`${styles.second} ${waits ? styles.waits : ''}`}>
            Runner-up: <bdi>{event.runnerUp}</bdi>
          </p>
        )}
        <p className={styles.when}>
          <time dateTime={event.date ?? undefined}>{whenWords(event)}</time>
        </p>
        <p className={styles.where}>
          <Place event={event} />
        </p>
      </div>
    </header>
  );
}

function Headline({ event, waits }: { event: EventWithResult; waits: boolean | undefined }) {
  const title = <bdi>{eventTitle(event)}</bdi>;
  if (!event.winner && !waits) return title;
  return (
    <>
      <bdi className={styles.winner}>{event.winner}</bdi> <br />
      <span className={styles.won}>
        <span className={waits ? styles.waits : undefined}>won</span> {title}
      </span>
    </>
  );
}

/** The place as a link to a map; offline it is still the address. */
function Place({ event }: { event: EventWithResult }) {
  if (!event.location) return 'Location TBD';
  return (
    <a href={mapUrl(event)} target="_blank" rel="noopener">
      <bdi>{event.location}</bdi>
      <span className="visually-hidden"> (map)</span>
    </a>
  );
}

type Placed = Pick<TourEvent, 'location' | 'collegeName' | 'state'>;

/** Returns the address of a Google map that shows where an event takes place. */
function mapUrl({ location, collegeName, state }: Placed): string {
  // Google refuses addresses of more than 2,048 characters.
  const query = [location, collegeName, state].filter(Boolean).join(', ').slice(0, 300);
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
