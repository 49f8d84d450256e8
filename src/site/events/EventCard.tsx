import { useId } from 'react';
import { eventTitle } from '../../domain/eventTitle.ts';
import { initials } from '../../domain/initials.ts';
import { tileColour } from '../../domain/tileColour.ts';
import type { TourEvent } from '../../domain/tourEvent.ts';
import { whenText } from '../../domain/whenText.ts';
import { paths } from '../../paths.ts';
import { Image } from '../../ui/Image.tsx';
import { Link } from '../../ui/Link.tsx';
import { Suit, suits } from '../../ui/Suit.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { defaultImage } from './defaultImage.ts';
import { EnterButton } from './EnterButton.tsx';
import styles from './EventCard.module.css';

type Props = {
  event: TourEvent;
  /** Its place in the list; the suits go round. */
  index: number;
  /** The rank of its title among the headings of the page. */
  level?: 'h2' | 'h3';
};

/** An event as a card (specification 2.3 and 3). Its title leads to the event's own page. */
export function EventCard({ event, index, level: Title = 'h3' }: Props) {
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
        <Title id={titleId}>
          <Link to={paths.event(event.id)}>{eventTitle(event)}</Link>
        </Title>
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
