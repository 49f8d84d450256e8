import { useState } from 'react';
import { type Board, type BoardRound, openRound } from '../../../domain/night/board/board.ts';
import { tablesInText } from '../../../domain/night/board/tableName.ts';
import { isFinal } from '../../../domain/night/counts/roundStanding.ts';
import { pauseClock, resumeClock, startWave } from '../../../domain/night/steps/waves.ts';
import { playingTables } from '../../../domain/night/watch/missingCounts.ts';
import { type NightEnd, nightEnd } from '../../../domain/night/watch/nightEnd.ts';
import { capitalized } from '../../../domain/text/capitalized.ts';
import { formatClock } from '../../../domain/time/format.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import type { Acts } from '../parts/acts.ts';
import { minutesText } from '../parts/directorWords.ts';
import styles from './NightTab.module.css';
import type { NextThing } from './nextThing.ts';

type Props = {
  board: Board;
  next: NextThing;
  pace: number | null;
  now: number;
  acts: Acts;
  onDecide: () => void;
  onCloseRound: () => void;
};

/** How the night stands, when it ends, and the next thing to do. */
export function NightHead({ board, next, pace, now, acts, onDecide, onCloseRound }: Props) {
  const round = openRound(board);
  const last = board.rounds.at(-1);
  const end = nightEnd(board, now, pace);
  return (
    <header className={`${layout.bar4} ${layout.card} ${styles.head}`}>
      <div>
        <h3>{round ? roundText(round) : last ? `${last.name}: closed` : 'No round is drawn'}</h3>
        {round && <p>{clockText(round, now)}</p>}
        {round && next.kind === 'play' && <p>{countsText(round, next.after)}</p>}
        {end && <p>{endText(end, pace !== null)}</p>}
      </div>
      <div className={consoleLayout.wrap2}>
        <NextButton {...{ board, next, acts, onDecide, onCloseRound }} />
        {round && round.wave > 0 && <ClockButton {...{ board, round, acts }} />}
        {round && next.kind !== 'close' && round.wave > 0 && round.wave === round.waves.length && (
          <Button tone="plain" aria-haspopup="dialog" onClick={onCloseRound}>
            {closeText(round)}
          </Button>
        )}
        {round && round.wave > 0 && next.kind !== 'wave' && round.wave < round.waves.length && (
          <WaveButton board={board} wave={round.wave + 1} acts={acts} tone="plain" />
        )}
      </div>
    </header>
  );
}

type NextProps = Pick<Props, 'board' | 'next' | 'acts' | 'onDecide' | 'onCloseRound'>;

function NextButton({ board, next, acts, onDecide, onCloseRound }: NextProps) {
  const { eventId } = board;
  switch (next.kind) {
    case 'draw':
      return (
        <Link to={staffPaths.night(eventId, 'draw')} className={buttonClass('gold')}>
          {next.first ? 'Draw the first round' : 'Draw the next round'}
        </Link>
      );
    case 'places':
      return (
        <Link to={staffPaths.night(eventId, 'result')} className={buttonClass('gold')}>
          See the places
        </Link>
      );
    case 'decide':
      return (
        <Button onClick={onDecide}>Decide {next.count === 1 ? '1 thing' : `${next.count} things`}</Button>
      );
    case 'wave':
      return <WaveButton board={board} wave={next.wave} waves={next.waves} name={next.name} acts={acts} />;
    case 'close':
      return (
        <Button aria-haspopup="dialog" onClick={onCloseRound}>
          {closeText(next.round)}
        </Button>
      );
    case 'play':
      return null;
  }
}

type WaveProps = {
  board: Board;
  wave: number;
  waves?: number;
  name?: string;
  acts: Acts;
  tone?: 'plain' | 'gold';
};

/** Asks first while tables of the waves before still play: the next one needs their places. */
function WaveButton({ board, wave, waves = 2, name = '', acts: { act, busy }, tone = 'gold' }: WaveProps) {
  const [asking, setAsking] = useState(false);
  const round = openRound(board);
  const playing = round ? playingTables(board, round) : [];
  const what = waves > 1 ? `wave ${wave}` : name;
  const start = () =>
    act((night, at) => startWave(night?.board ?? board, at), {
      failed: `Failed to start ${what}. Please try again.`,
      done: waves > 1 ? `${capitalized(what)} has begun.` : 'The round has begun.',
      undo: true,
    });
  return (
    <>
      <Button tone={tone} busy={busy} onClick={() => (playing.length > 0 ? setAsking(true) : void start())}>
        Start {what}
      </Button>
      {asking && round && (
        <ConfirmDialog
          title={`Start ${what} now?`}
          question={`Not counted to the end yet: ${tablesInText(round, playing)}. They can still be counted afterwards.`}
          action={`Start ${what}`}
          onConfirm={async () => void (await start())}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function ClockButton({ board, round, acts: { act, busy } }: { board: Board; round: BoardRound; acts: Acts }) {
  const isPaused = round.pausedAt > 0;
  return (
    <Button
      tone="plain"
      busy={busy}
      onClick={() =>
        void act((night, at) => (isPaused ? resumeClock : pauseClock)(night?.board ?? board, at), {
          failed: `Failed to ${isPaused ? 'resume' : 'pause'} the clock. Please try again.`,
        })
      }
    >
      {isPaused ? 'Resume' : 'Pause'}
    </Button>
  );
}

function closeText(round: BoardRound): string {
  return isFinal(round) ? 'Close the final table' : 'Close round';
}

/** Returns what the tables are waited for; `after`: the hand, 0 for a round without any. */
function countsText({ rule: { length } }: BoardRound, after: number): string {
  if (after > 0) return `Next: counts after hand ${after}`;
  return 'minutes' in length ? 'Next: the last counts' : '';
}

function roundText({ name, wave, waves }: BoardRound): string {
  if (wave === 0) return `${name}: drawn`;
  return waves.length > 1 ? `${name}, wave ${wave} of ${waves.length}` : name;
}

/** Returns what the clock of a round says: since when it plays, or how many minutes are left. */
export function clockText(
  { rule: { length }, wave, waves, paused, pausedAt }: BoardRound,
  now: number,
): string {
  const current = waves[wave - 1];
  if (!current) {
    const starts = waves[0]?.startsAt ?? 0;
    return starts > 0 ? `Starts about ${formatClock(starts)}` : 'Ready to start';
  }
  const since = `Playing since ${formatClock(current.startedAt)}`;
  const stopped = pausedAt > 0 ? `, the clock has stood since ${formatClock(pausedAt)}` : '';
  if ('hands' in length) return `${since}, ${length.hands} hands${stopped}`;
  const until = current.startedAt + length.minutes * 60_000 + paused;
  const left = until - (pausedAt > 0 ? pausedAt : now);
  return left > 0
    ? `${minutesText(left)} left${stopped}`
    : `Time is up since ${formatClock(until)}${stopped}`;
}

function endText({ planned, expected }: NightEnd, isMeasured: boolean): string {
  const difference = Math.round((expected - planned) / 60_000);
  const text = `Ends about ${formatClock(expected)}`;
  const basis = isMeasured ? '' : ' at the planned pace';
  if (Math.abs(difference) < 5) return `${text}, as planned`;
  // It is played on another day than planned.
  if (Math.abs(difference) > 12 * 60) return text;
  return `${text}${basis}, ${Math.abs(difference)} min ${difference > 0 ? 'later' : 'earlier'} than planned`;
}
