import type { ReactNode } from 'react';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import { type PlanChange, planChanges } from '../../domain/events/page/planChanges.ts';
import { whenWords } from '../../domain/events/page/whenWords.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import type { TicketWords } from '../../domain/phase/ticketWords.ts';
import { firstName } from '../../domain/signUp/signedUp.ts';
import { formatClock, formatInstant } from '../../domain/time/format.ts';
import { localDay } from '../../domain/time/parse.ts';
import { useLoaded } from '../../hooks/useLoaded.ts';
import { whenThere } from '../../lib/whenThere.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { hostOf, WhomToAsk } from '../events/EnterHint.tsx';
import { EventPlace } from '../events/EventPlace.tsx';
import { TakeSpot } from './TakeSpot.tsx';
import { TicketCode } from './TicketCode.tsx';
import styles from './TicketPage.module.css';
import { TicketTools } from './TicketTools.tsx';
import type { TicketData, TicketNews } from './ticketData.ts';
import type { TicketAnswer } from './ticketMemory.ts';

/** Without this code the page says less, and nothing wrong. */
const tablesCode = () =>
  whenThere(() => import('./night/TicketNight.tsx')).then(
    ({ Component }) => Component,
    () => null,
  );

type Props = {
  data: TicketData;
  news: TicketNews;
  answer: TicketAnswer;
  words: TicketWords;
  /** How old the answer is, below what the door wants to see. */
  children: ReactNode;
};

/** A ticket that is known, or was. */
export function TicketView({ data, news, answer, words, children }: Props) {
  const { eventId } = data;
  const { event, typed } = answer;
  const name = words.greets && typed ? firstName(typed) : '';
  // Of what the server doesn't know any more, this browser may remember the night.
  const night = event ?? news.seen?.event ?? null;
  const Tables = useLoaded(hasTables(words.phase, night) ? tablesCode : null);
  const head = (
    <>
      <h1 tabIndex={-1} className={styles.state}>
        {words.heading}
        {name && (
          <>
            , <bdi>{name}</bdi>
          </>
        )}
      </h1>
      <Line words={words} answer={answer} />
      {words.phase === 'called' && event && <TakeSpot {...{ data, news, answer, event }} />}
    </>
  );
  const about = (
    <>
      {words.code && event && news.seen && (
        <Changes changes={planChanges(news.seen.plan, event)} onSeen={data.acknowledge} />
      )}
      {night && <Night event={night} />}
    </>
  );
  const code = words.code && <TicketCode eventId={eventId} id={news.id} waits={words.waits} />;
  return (
    <>
      {Tables ? (
        <Tables
          {...{ eventId, head, about, code }}
          ticketId={news.id}
          ticketKey={news.key}
          phase={words.phase}
          isThere={event !== null}
          isPublished={event?.board === 'results'}
          onPublished={data.ask}
        />
      ) : (
        <>
          {head}
          {about}
          {code}
        </>
      )}
      {children}
      <Ways eventId={eventId} words={words} isGone={!event} />
      {event && (words.cancels || words.code) && (
        <TicketTools data={data} news={news} answer={answer} event={event} words={words} />
      )}
    </>
  );
}

/** Whether there may be tables or results with the holder on them. */
function hasTables(phase: TicketWords['phase'], night: TourEvent | null): boolean {
  return Boolean(night?.board) && ['closed', 'playing', 'over', 'unknown', 'gone'].includes(phase);
}

/** The sentence below the heading. */
function Line({ words, answer }: { words: TicketWords; answer: TicketAnswer }) {
  const { ticket, event } = answer;
  const { phase, line } = words;
  if (phase === 'canceled')
    return (
      <p>{ticket?.at ? `You canceled ${momentWords(ticket.at)}. ` : ''}Your name and email are deleted.</p>
    );
  const asks = phase === 'removed' || phase === 'off';
  return (
    <>
      {line && !words.waits && <p>{line}</p>}
      {words.waits && (
        // It changes while one looks on.
        <p role="status">
          <span className="visually-hidden">{words.heading}. </span>
          {line}
        </p>
      )}
      {asks && event && (
        <p>
          Questions? Ask <WhomToAsk event={event} />.
        </p>
      )}
      {phase === 'newer' && <Button onClick={() => location.reload()}>Reload</Button>}
    </>
  );
}

/** 'at 5:10 PM' of today, 'on Dec 4, 2026, 5:10 PM'. */
function momentWords(at: Date): string {
  return localDay(at) === localDay(new Date()) ? `at ${formatClock(at)}` : `on ${formatInstant(at)}`;
}

/** What is new in day, time and place, until the holder has said that it's seen. */
function Changes({ changes, onSeen }: { changes: readonly PlanChange[]; onSeen: () => void }) {
  if (changes.length === 0) return null;
  return (
    <div className={`${layout.bar4} ${styles.changes}`} role="status">
      <ul className={layout.bare}>
        {changes.map(({ name, now, was }) => (
          <li key={name}>
            <b>
              {name}: <bdi>{now}</bdi>
            </b>{' '}
            (was <bdi>{was}</bdi>)
          </li>
        ))}
      </ul>
      <Button tone="plain" onClick={onSeen}>
        Got it
      </Button>
    </div>
  );
}

function Night({ event }: { event: TourEvent }) {
  const host = hostOf(event);
  return (
    <div>
      <p className={styles.title}>
        <bdi>{eventTitle(event)}</bdi>
      </p>
      <p>
        <time dateTime={event.date ?? undefined}>{whenWords(event)}</time>
      </p>
      <p>
        <EventPlace event={event} />
      </p>
      {host && (
        <p className={layout.muted}>
          Hosted by <bdi>{host}</bdi>
        </p>
      )}
    </div>
  );
}

/** Where to go from here: tables, results, signing up once more. */
function Ways({ eventId, words, isGone }: { eventId: string; words: TicketWords; isGone: boolean }) {
  const { action, phase, again } = words;
  const to = action.kind === 'results' ? paths.results(eventId) : paths.live(eventId);
  const left = phase === 'canceled' || phase === 'removed';
  if (isGone)
    return (
      <Link className={buttonClass()} to={paths.events('upcoming')}>
        See upcoming events
      </Link>
    );
  return (
    <>
      {action.kind !== 'none' && (
        <Link className={buttonClass()} to={to}>
          {action.label}
        </Link>
      )}
      {left && again && (
        <Link className={buttonClass('plain')} to={paths.event(eventId)}>
          Sign up again
        </Link>
      )}
    </>
  );
}
