import { useId } from 'react';
import { eventTitle } from '../../domain/eventTitle.ts';
import { initials } from '../../domain/initials.ts';
import { tileColour } from '../../domain/tileColour.ts';
import type { TourEvent } from '../../domain/tourEvent.ts';
import { whenText } from '../../domain/whenText.ts';
import { Image } from '../../ui/Image.tsx';
import { Suit, suits } from '../../ui/Suit.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { defaultImage } from './defaultImage.ts';
import { EnterButton } from './EnterButton.tsx';
import styles from './EventCard.module.css';

type Props = { event: TourEvent /** Its place in the list; the suits go round. */; index: number };

/** An event as a card (specification 2.3 and 3). */
export function EventCard({ event, index }: Props) {
  const titleId = useId();
  const suit = suits[index % suits.length] ?? 'spade';
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.media}>
        <Image src={event.backgroundImage} fallback={defaultImage} width={640} height={360} />
        {event.state && (
          <p className={styles.index} data-suit={suit}>
            {event.state}
            <Suit name={suit} />
          </p>
        )}
        <CollegeLogo event={event} />
      </div>
      <div className={styles.body}>
        <h3 id={titleId}>{eventTitle(event)}</h3>
        <p className={styles.when}>
          <time dateTime={event.date ?? undefined}>{whenText(event)}</time>
        </p>
        <p className={styles.where}>{event.location || 'TBD'}</p>
        <div className={styles.enter}>
          <EnterButton event={event} titleId={titleId} />
        </div>
      </div>
    </article>
  );
}

/** The college's logo, hidden when it cannot be loaded; its initials when it has none. */
function CollegeLogo({ event: { collegeLogo, collegeName } }: { event: TourEvent }) {
  if (!collegeLogo && !collegeName) return null;
  return (
    <div className={styles.logo}>
      {collegeLogo ? (
        <Image src={collegeLogo} alt={collegeName} width={64} height={64} />
      ) : (
        <Tile letters={initials(collegeName)} colour={tileColour(collegeName)} />
      )}
    </div>
  );
}
