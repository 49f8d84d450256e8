import { bracketStatusLabel } from '../../domain/events/bracketStatus.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Image } from '../../ui/Image.tsx';
import layout from '../../ui/layout.module.css';
import styles from './EventPage.module.css';

/** The picture of an event's bracket, if there is one, and the bracket's status. */
export function Bracket({ event: { bracketImage, bracketStatus } }: { event: TourEvent }) {
  if (!bracketImage) return null;
  const picture = <Image src={bracketImage} alt="The bracket" width={1600} height={1000} />;
  return (
    <section className={`${layout.stack4} ${styles.bracket}`} aria-labelledby="bracket">
      <h2 id="bracket">
        Bracket {bracketStatus && <Badge tone="blue">{bracketStatusLabel(bracketStatus)}</Badge>}
      </h2>
      {/* Browsers don't open a data URL in a new tab. */}
      {bracketImage.startsWith('data:') ? (
        picture
      ) : (
        <a href={bracketImage} target="_blank" rel="noopener" aria-label="The bracket, full size">
          {picture}
        </a>
      )}
    </section>
  );
}
