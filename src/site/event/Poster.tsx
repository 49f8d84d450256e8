import { brand } from '../../content/brand.ts';
import { words } from '../../content/words.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import { whenWords } from '../../domain/events/page/whenWords.ts';
import { isSignUp, type PhaseAction } from '../../domain/phase/phaseWords.ts';
import { signUpState } from '../../domain/signUp/signUp.ts';
import { counted } from '../../domain/text/counted.ts';
import { money } from '../../domain/text/money.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { Suit, suits } from '../../ui/Suit.tsx';
import { EnterHint, hostOf } from '../events/EnterHint.tsx';
import { useNow, usePhase } from '../events/usePhase.ts';
import type { EventWithResult } from './findEvent.ts';
import styles from './Poster.module.css';

/** What is printed in place of an event's page: one sheet, black on white, with the address as a QR code. */
function Poster({ event, url }: { event: EventWithResult; url: string }) {
  const { action } = usePhase(event);
  const now = useNow();
  const enters = isSignUp(action);
  const isHere = enters && signUpState(event, now) === 'open';
  const { entryFee, prizePool, winner } = event;
  const fees = [
    entryFee === 0 ? 'Free to enter' : entryFee === null ? '' : `Entry fee ${money(entryFee)}`,
    prizePool === null ? '' : `Prize pool ${money(prizePool)}`,
  ];
  return (
    <div className={styles.poster}>
      <div className={styles.top}>
        <p className={styles.suits}>
          {suits.map((name) => (
            <Suit key={name} name={name} />
          ))}
        </p>
        <Line text={event.collegeName} />
        <h1>
          <bdi>{winner ? `${winner} won ${eventTitle(event)}` : eventTitle(event)}</bdi>
        </h1>
        <p className={styles.when}>{whenWords(event)}</p>
        <Line text={event.location || 'Location TBD'} />
        <Line text={hostOf(event)} before="Hosted by " />
        <Line text={fees.filter(Boolean).join(' · ')} />
      </div>
      <div className={styles.foot}>
        <QrCode text={url} />
        <div>
          {/* All of them: what is left now isn't left when somebody reads it. */}
          {isHere && (
            <p className={styles.here}>
              Sign up here{event.maxParticipants !== null && ` · ${counted(event.maxParticipants, 'spot')}`}
            </p>
          )}
          <p>Scan {isHere ? 'to sign up' : scanWords[action.kind]}, or go to</p>
          <p className={styles.address}>{url}</p>
          {event.registration === 'locked' && enters && (
            <p className={styles.hint}>
              <EnterHint event={event} />
            </p>
          )}
          <p className={styles.small}>
            {brand.name}. {words.notice}
          </p>
        </div>
      </div>
    </div>
  );
}

const scanWords: Record<PhaseAction['kind'], string> = {
  enter: 'to enter',
  waitlist: 'to join the waitlist',
  tables: 'for the tables',
  results: 'for the results',
  none: 'for details',
};

function Line({ text, before = '' }: { text: string; before?: string }) {
  return (
    text && (
      <p className={styles.line}>
        {before}
        <bdi>{text}</bdi>
      </p>
    )
  );
}

export { Poster as Component };
