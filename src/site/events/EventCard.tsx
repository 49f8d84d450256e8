import { useId } from 'react';
import { schoolLine } from '../../domain/colleges/schoolLine.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { campusMoment } from '../../domain/phase/eventPhase.ts';
import { formatSoon } from '../../domain/time/format.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EventCardFace } from '../../ui/EventCardFace.tsx';
import { Link } from '../../ui/Link.tsx';
import { suits } from '../../ui/Suit.tsx';
import { EnterButton } from './EnterButton.tsx';
import { phaseNow, useNow } from './usePhase.ts';

type Props = {
  event: TourEvent;
  /** Its index in the list; the suits alternate. */
  index: number;
  /** The heading level of its title. */
  level?: 'h2' | 'h3';
  /** Whether it is at the top of the page. */
  first?: boolean;
};

/** An event as a card (specification 2.3 and 3). Its title links to the event's own page. */
export function EventCard({ event, index, level: Title = 'h3', first }: Props) {
  const titleId = useId();
  const title = eventTitle(event);
  const now = useNow();
  const { badge } = phaseNow(event, now);
  return (
    <EventCardFace
      event={event}
      school={schoolLine(event.collegeName, title)}
      suit={suits[index % suits.length] ?? 'spade'}
      titleId={titleId}
      first={first}
      row={{
        when: formatSoon(event, campusMoment(event, now).day),
        chip: <Badge tone={badge.tone}>{badge.label}</Badge>,
      }}
      title={
        <Title id={titleId}>
          <Link to={paths.event(event.id)}>{title}</Link>
        </Title>
      }
    >
      <EnterButton event={event} titleId={titleId} />
    </EventCardFace>
  );
}
