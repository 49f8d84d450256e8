import { useEffect, useRef, useState } from 'react';
import type { DoorCounts } from '../../../domain/participants/line/doorCounts.ts';
import type { DoorLists } from '../../../domain/participants/line/scanned.ts';
import type { WaitingPerson } from '../../../domain/participants/line/waitingPerson.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import { useWakeLock } from '../../../hooks/screen/useWakeLock.ts';
import { useTimeout } from '../../../hooks/useTimeout.ts';
import { useWindowEvent } from '../../../hooks/useWindowEvent.ts';
import { CrossIcon } from '../../../ui/CrossIcon.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import layout from '../../../ui/layout.module.css';
import { CameraProblem } from './CameraProblem.tsx';
import { Offer, ResultCard } from './ResultCard.tsx';
import styles from './scan.module.css';
import { scanTone, scanWords } from './scanWords.ts';
import { tonePlayer } from './tones.ts';
import { useCamera } from './useCamera.ts';
import { useFrames } from './useFrames.ts';
import { type Shown, useScan } from './useScan.ts';

/** How long the camera stays on for a page that nobody sees, in milliseconds. */
const hiddenFor = 30_000;

/** The last act at a door, of the person `id`. */
type LastAct = { id: string; undo: (() => void) | null };

export type ScanProps = DoorLists & {
  eventId: string;
  /** The account of this device. */
  self: string;
  counts: DoorCounts;
  /** When the list was last the server's, null while it is. */
  listOf: Date | null;
  /** The last act at this door, with its Undo. */
  last: LastAct | null;
  onCheckIn: (person: Participant) => void;
  onLetIn: (person: WaitingPerson) => void;
  onWalkIn: () => void;
  onClose: () => void;
};

/** The camera over the list: it checks in whose ticket it sees, and says of every code what it is. */
export function ScanStrip({ self, listOf, onWalkIn, onLetIn, onClose, ...door }: ScanProps) {
  const { counts, line, last } = door;
  const strip = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [player] = useState(tonePlayer);
  useEffect(() => () => player.stop(), [player]);
  const { camera, failure, choose, retry } = useCamera();
  const [unread, setUnread] = useState(false);
  const { shown, take, clear } = useScan({ ...door, onTone: player.play });
  useFrames(video, unread ? null : camera, take, () => setUnread(true));
  useHiddenLong(onClose);
  useWakeLock(camera !== null);
  const [light, setLight] = useState(false);

  useEffect(() => {
    video.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (video.current) video.current.srcObject = camera?.stream ?? null;
    setLight(false);
  }, [camera]);

  const problem = unread ? 'unread' : failure;
  if (problem)
    return (
      <CameraProblem
        problem={problem}
        onRetry={() => {
          setUnread(false);
          retry();
        }}
        onClose={onClose}
      />
    );
  return (
    <section ref={strip} tabIndex={-1} aria-label="Scan tickets" className={styles.strip}>
      <video ref={video} autoPlay playsInline muted />
      {!camera && <p className={styles.wait}>Starting the camera…</p>}
      <div className={`${layout.row2} ${styles.tools}`}>
        {camera && camera.choices.length > 1 && (
          <select aria-label="Camera" value={camera.id} onChange={({ target }) => choose(target.value)}>
            {camera.choices.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
        {camera?.light && (
          <button
            type="button"
            aria-label="Light"
            aria-pressed={light}
            onClick={() => {
              setLight(!light);
              void camera.light?.(!light);
            }}
          >
            <Icon width={20} height={20} join="round" path="M11 2L4 12h5l-1 6 8-10h-5z" />
          </button>
        )}
        <button type="button" aria-label="Stop scanning" onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      <div role="status">
        <ShownResult
          shown={shown}
          known={{ self, listOf, counts, line }}
          last={last}
          onWalkIn={onWalkIn}
          onLetIn={(person) => {
            strip.current?.focus({ preventScroll: true });
            onLetIn(person);
          }}
          onClose={() => {
            clear();
            strip.current?.focus({ preventScroll: true });
          }}
        />
      </div>
    </section>
  );
}

type ResultProps = Pick<ScanProps, 'last' | 'onWalkIn' | 'onLetIn' | 'onClose'> & {
  shown: Shown | 'asking' | null;
  known: Pick<ScanProps, 'self' | 'listOf' | 'counts' | 'line'>;
};

/** The card of the last code, with what can be done about it. */
function ShownResult({ shown, known, last, onWalkIn, onLetIn, onClose }: ResultProps) {
  if (!shown) return null;
  if (shown === 'asking') return <ResultCard tone="none" title="Checking the ticket…" note="" />;
  const { result, at, other } = shown;
  const counts = result.kind === 'in' ? shown.counts : known.counts;
  const tone = scanTone(result);
  const undo = result.kind === 'in' && last?.id === result.person.id ? last.undo : null;
  const { title, note } = scanWords(result, { ...known, counts, other, now: at });
  return (
    <ResultCard tone={tone} title={title} note={note} onClose={tone === 'good' ? undefined : onClose}>
      {undo && (
        <button
          type="button"
          onClick={() => {
            undo();
            onClose();
          }}
        >
          Undo
        </button>
      )}
      <Offer {...{ result, onClose, onWalkIn, onLetIn }} />
    </ResultCard>
  );
}

function useHiddenLong(onLong: () => void): void {
  const [hidden, setHidden] = useState(false);
  useWindowEvent('visibilitychange', () => setHidden(document.hidden));
  useTimeout(onLong, hidden ? hiddenFor : null);
}
