import { useState } from 'react';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { useWakeLock } from '../../hooks/screen/useWakeLock.ts';
import { paths } from '../../paths.ts';
import type { LiveState } from '../live/boardNews.ts';
import type { LiveNight } from '../live/liveNight.ts';
import { useLiveNight } from '../live/useLiveNight.ts';
import type { EventRecord } from '../records/eventRecord.ts';
import { useEventOf } from '../records/useEventOf.ts';
import { useServerNow } from '../records/useServerNow.ts';
import { PageTitle } from '../routing/PageTitle.tsx';
import type { PageProps } from '../routing/page.ts';
import { FittedText } from './FittedText.tsx';
import styles from './Tv.module.css';
import { TvHead } from './TvHead.tsx';
import { TvScreen } from './TvScreen.tsx';

/** A night as it goes, for a large screen: its pages turn by themselves. */
function TvPage({ data }: PageProps<Promise<LiveNight>>) {
  const { eventId, retry: _, ...night } = useLiveNight(data, true);
  useWakeLock(true);
  return (
    <main className={styles.tv}>
      <PageTitle title={titleOf(night)} />
      <Shown night={night} eventId={eventId} />
    </main>
  );
}

function Shown({ night, eventId }: { night: LiveState; eventId: string }) {
  const address = addressOf(eventId);
  if (night.status !== 'ready')
    return night.status === 'loading' ? <Loading /> : <Waiting words={failed} address={address} />;
  if (night.board) return <TvScreen {...night} board={night.board} address={address} />;
  if (night.gone) return <Waiting words={gone} fresh={night} address={address} />;
  return <ToCome eventId={eventId} fresh={night} address={address} />;
}

const failed: Words = ["The tables didn't load", 'Check the connection. This page tries again by itself.'];
const gone: Words = ['This night was deleted', 'The host removed its tables.'];
const unknown: Words = [
  "We can't find this night",
  'It may have been canceled, or the address is incomplete.',
];
const tablesToCome = 'The tables show here as soon as the host draws them.';

const Loading = () => <h1 className={styles.message}>Loading tables...</h1>;

/** How long the spots that are left may be old, in milliseconds. */
const spotsFor = 120_000;

/**
 * An event without tables: which night it is, how to sign up here, and what comes next. Tables replace it by
 * themselves.
 */
function ToCome({ eventId, ...props }: Omit<WaitingProps, 'words'> & { eventId: string }) {
  const now = useServerNow(props.fresh?.ahead ?? 0);
  const [start] = useState(now);
  const found = useEventOf(eventId, Math.floor((now - start) / spotsFor));
  if (found === 'loading') return <Loading />;
  if (found === 'failed') return <Waiting words={['No tables yet', tablesToCome]} {...props} />;
  if (!found) return <Waiting words={unknown} {...props} />;
  const address = found.opensHereAt(now)
    ? new URL(paths.event(eventId), location.origin).href
    : props.address;
  return <Waiting {...props} words={nightWords(found, now)} address={address} />;
}

function nightWords(night: EventRecord, now: number): Words {
  const { event, title, when } = night;
  const { isUpcoming, line, action, spots } = night.wordsAt(now);
  if (night.opensHereAt(now)) {
    const join = action.kind === 'waitlist' ? line : '';
    return [title, signUpHere(spots, join), when, placeOf(event)];
  }
  const isOn = action.kind === 'tables';
  const next = isUpcoming && !isOn ? [line, tablesToCome].filter(Boolean).join(' ') : line;
  return [title, next, when, placeOf(event)];
}

const signUpHere = (spots: string, full: string) =>
  full
    ? `${full} Join the waiting list here: scan the code.`
    : ['Sign up here: scan the code', spots].filter(Boolean).join('. ').concat('.');

const placeOf = (event: TourEvent) =>
  [event.location || 'Location TBD', event.collegeName].filter(Boolean).join(' · ');

/** A title, what comes next, and lines about the night. */
type Words = readonly [title: string, next: string, ...about: string[]];
type Fresh = Pick<Extract<LiveState, { status: 'ready' }>, 'asOf' | 'ahead' | 'stale'>;
type WaitingProps = { words: Words; fresh?: Fresh; address: string };

/** What stands there without a board. */
function Waiting({ words: [title, next, ...about], fresh, address }: WaitingProps) {
  const { asOf, ahead, stale } = fresh ?? { asOf: 0, ahead: 0, stale: false };
  return (
    <div className={styles.screen}>
      <TvHead
        board={null}
        page={{ kind: 'message', title, note: '' }}
        place=""
        asOf={asOf}
        ahead={ahead}
        stale={stale}
        address={address}
      />
      {about.map((line) => (
        <p key={line} className={styles.fact}>
          <FittedText text={line} />
        </p>
      ))}
      <p role="status" className={styles.words}>
        {next}
      </p>
    </div>
  );
}

const addressOf = (eventId: string) => new URL(paths.live(eventId), location.origin).href;

function titleOf(night: LiveState): string | null {
  if (night.status === 'loading') return null;
  const title = night.status === 'ready' ? night.board?.title : '';
  return title ? `Tables: ${title}` : 'Tables';
}

export { TvPage as Component };
