import { eventTitle } from '../../domain/events/eventTitle.ts';
import { whenWords } from '../../domain/events/page/whenWords.ts';
import { illustration } from '../../domain/images/illustration.ts';
import { Badge } from '../../ui/Badge.tsx';
import { defaultImage } from '../../ui/defaultImage.ts';
import { Image } from '../../ui/Image.tsx';
import { EventPlace } from '../events/EventPlace.tsx';
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
          <EventPlace event={event} />
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
