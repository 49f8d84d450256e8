import type { ReactNode } from 'react';
import { schoolLetters } from '../domain/colleges/schoolLetters.ts';
import type { TourEvent } from '../domain/events/tourEvent.ts';
import { illustration } from '../domain/images/illustration.ts';
import { tileColor } from '../domain/text/tileColor.ts';
import { formatCardWhen } from '../domain/time/format.ts';
import { defaultImage } from './defaultImage.ts';
import styles from './EventCard.module.css';
import { Image } from './Image.tsx';
import { Suit, type suits } from './Suit.tsx';
import { Tile } from './Tile.tsx';

/** The fields of an event that a card shows besides its title. */
export type CardEvent = Pick<
  TourEvent,
  'backgroundImage' | 'collegeLogo' | 'collegeName' | 'date' | 'id' | 'location' | 'state' | 'time'
>;

type Props = {
  event: CardEvent;
  suit: (typeof suits)[number];
  /** The school in words, '' when the title says it. */
  school: string;
  /** The title, as a heading of the level that fits the page. */
  title: ReactNode;
  titleId: string;
  /** Whether the card is in view at first: its picture is fetched at once instead of lazily. */
  first?: boolean | undefined;
  /** What a phone's row says: day and time, and its phase. Without it the card is a card at every width. */
  row?: { when: string; chip: ReactNode };
  /** The Enter button. */
  children: ReactNode;
};

/** An event as a card (specification 2.3 and 3), for visitors and for the preview in the console. */
export function EventCardFace({ event, suit, school, title, titleId, first = false, row, children }: Props) {
  return (
    <article className={row ? `${styles.card} ${styles.row}` : styles.card} aria-labelledby={titleId}>
      <div className={styles.media}>
        <Image
          src={event.backgroundImage || illustration(event.id)}
          fallback={defaultImage}
          width={640}
          height={360}
          first={first}
        />
        {event.state && (
          <p className={styles.index} data-suit={suit}>
            {event.state}
            <Suit name={suit} />
          </p>
        )}
        <CollegeLogo event={event} />
        {row && <p className={styles.chip}>{row.chip}</p>}
      </div>
      <div className={styles.body}>
        {school && <p className={styles.school}>{school}</p>}
        {title}
        <CardWhen event={event} row={row?.when} />
        <p className={styles.where}>{event.location || 'TBD'}</p>
        <div className={styles.enter}>{children}</div>
      </div>
    </article>
  );
}

type WhenProps = { event: Pick<CardEvent, 'date' | 'time'>; row: string | undefined };

/** The line 'date @ time' of a card, or a row's; one of the two is shown. */
export function CardWhen({ event, row }: WhenProps) {
  return (
    <p className={styles.when}>
      <time dateTime={event.date ?? undefined}>
        <span className={row && styles.onCard}>{formatCardWhen(event)}</span>
        {row && <span className={styles.onRow}>{row}</span>}
      </time>
    </p>
  );
}

/** The college's logo: hidden when it fails to load, its letters when there is none. */
function CollegeLogo({ event: { collegeLogo, collegeName } }: { event: CardEvent }) {
  if (!collegeLogo && !collegeName) return null;
  return (
    <div className={styles.logo}>
      {collegeLogo ? (
        <Image src={collegeLogo} alt={collegeName} width={64} height={64} />
      ) : (
        <Tile letters={schoolLetters(collegeName)} color={tileColor(collegeName)} />
      )}
    </div>
  );
}
