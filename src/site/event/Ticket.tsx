import { useId } from 'react';
import { noteLabels } from '../../domain/events/page/eventNotes.ts';
import { campusMoment } from '../../domain/phase/eventPhase.ts';
import { isSignUp } from '../../domain/phase/phaseWords.ts';
import { entryFeeText, money } from '../../domain/text/money.ts';
import { formatSoon } from '../../domain/time/format.ts';
import { EnterButton, useOwnTicket } from '../events/EnterButton.tsx';
import { EnterHint, hostOf } from '../events/EnterHint.tsx';
import { useNow, usePhase } from '../events/usePhase.ts';
import { useIsWaiting } from '../signUp/useTicketKey.ts';
import type { EventWithResult } from './findEvent.ts';
import styles from './Ticket.module.css';
import { Tools } from './Tools.tsx';

type Props = { event: EventWithResult; titleId: string; url: string };

/** What an event costs and offers, and how to enter it. On a phone Enter stays at the foot of the screen. */
export function Ticket({ event, titleId, url }: Props) {
  return (
    <aside className={styles.ticket} aria-label="At a glance">
      <Facts event={event} />
      <Enter event={event} titleId={titleId} />
      <Tools event={event} titleId={titleId} url={url} />
    </aside>
  );
}

function Enter({ event, titleId }: Omit<Props, 'url'>) {
  const hintId = useId();
  const now = useNow();
  const { line, badge, action, isUpcoming } = usePhase(event);
  const enters = isSignUp(action);
  const full = action.kind === 'waitlist' ? `${line} ` : '';
  // Beside a button that long a phone has no room for more.
  const isSaid = full !== '' && event.registration === 'site';
  const hasTicket = useOwnTicket(event) !== '';
  const waits = useIsWaiting(event.id);
  // What the button or the line says already needs no badge.
  const isOn = isUpcoming && (action.kind === 'tables' || action.label === '');
  return (
    <div className={isUpcoming ? styles.enter : styles.over}>
      <div>
        <p className={styles.day} aria-hidden="true">
          {isOn && !hasTicket ? badge.label : formatSoon(event, campusMoment(event, now).day)}
        </p>
        <p id={hintId} className={styles.hint}>
          {hasTicket ? `You're ${waits ? 'on the waiting list' : 'in'}.` : full}
          {!hasTicket && (enters ? !isSaid && <EnterHint event={event} /> : line)}
        </p>
      </div>
      <EnterButton event={event} titleId={titleId} describedBy={hintId} />
    </div>
  );
}

function Facts({ event }: { event: EventWithResult }) {
  const { spots } = usePhase(event);
  const facts = [
    ['Hosted by', hostOf(event)],
    ['Entry fee', entryFeeText(event.entryFee)],
    [noteLabels.feeGoesTo, event.entryFee ? event.feeGoesTo : ''],
    ['Prize pool', event.prizePool === null ? '' : money(event.prizePool)],
    ['Spots', spots],
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
