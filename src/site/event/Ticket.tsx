import { useId } from 'react';
import { isDecided } from '../../domain/events/eventStatus.ts';
import { noteLabels } from '../../domain/events/page/eventNotes.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { entryFeeText, money } from '../../domain/text/money.ts';
import { formatSoon } from '../../domain/time/format.ts';
import { useToday } from '../../hooks/useToday.ts';
import { EnterButton } from '../events/EnterButton.tsx';
import { EnterHint, hostOf } from '../events/EnterHint.tsx';
import { LiveLink } from '../events/LiveLink.tsx';
import type { EventWithResult } from './findEvent.ts';
import styles from './Ticket.module.css';
import { Tools } from './Tools.tsx';

type Props = { event: EventWithResult; titleId: string; url: string };

/** What an event costs and offers, and how to enter it. On a phone Enter stays at the foot of the screen. */
export function Ticket({ event, titleId, url }: Props) {
  return (
    <aside className={styles.ticket} aria-label="At a glance">
      <Facts event={event} />
      <LiveLink event={event} titleId={titleId} />
      <Enter event={event} titleId={titleId} />
      <Tools event={event} url={url} />
    </aside>
  );
}

function Enter({ event, titleId }: Omit<Props, 'url'>) {
  const hintId = useId();
  const today = useToday();
  const over = event.status === 'completed';
  if (!over && isDecided(event)) return null;
  return (
    <div className={over ? styles.over : styles.enter}>
      {!over && (
        <div>
          <p className={styles.day} aria-hidden="true">
            {formatSoon(event, today)}
          </p>
          <p id={hintId} className={styles.hint}>
            <EnterHint event={event} />
          </p>
        </div>
      )}
      <EnterButton event={event} titleId={titleId} describedBy={hintId} />
    </div>
  );
}

function Facts({ event }: { event: EventWithResult }) {
  const facts = [
    ['Winner', event.winner],
    ['Runner-up', event.runnerUp],
    ['Hosted by', hostOf(event)],
    ['Entry fee', entryFeeText(event.entryFee)],
    [noteLabels.feeGoesTo, event.entryFee ? event.feeGoesTo : ''],
    ['Prize pool', event.prizePool === null ? '' : money(event.prizePool)],
    ['Spots', spots(event)],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} data-fact={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Counted = Pick<TourEvent, 'status' | 'currentParticipants' | 'maxParticipants'>;

/** Returns how many spots an event has left, '' when it is over or there is nothing to say. */
function spots({ status, currentParticipants: taken, maxParticipants: all }: Counted): string {
  if (status === 'completed') return '';
  if (all === null) return taken > 0 ? `${taken.toLocaleString('en-US')} signed up` : '';
  const left = all - taken;
  if (left <= 0) return 'Full';
  return left === 1 ? '1 spot left' : `${left.toLocaleString('en-US')} spots left`;
}
