import { useCallback, useMemo, useState } from 'react';
import { allColleges } from '../../../../data/staff/colleges.ts';
import type { StaffEvent } from '../../../../data/staff/events.ts';
import { participantsOf } from '../../../../data/staff/participants.ts';
import { playersWithIds } from '../../../../data/staff/season/players.ts';
import { publishNight, takeBack } from '../../../../data/staff/season/publish.ts';
import { staffResults } from '../../../../data/staff/season/staffResults.ts';
import type { Results } from '../../../../domain/results/results.ts';
import { publishedRows } from '../../../../domain/results/typed/publishedRows.ts';
import { emptyList } from '../../../../domain/results/typed/typedList.ts';
import { useLive } from '../../../../hooks/useLive.ts';
import { useLoaded } from '../../../../hooks/useLoaded.ts';
import { useKnownNames } from '../../../../parts/person/useKnownNames.ts';
import { staffPaths } from '../../../../staffPaths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FailedNotice } from '../../../../ui/FailedNotice.tsx';
import { Link } from '../../../../ui/Link.tsx';
import layout from '../../../../ui/layout.module.css';
import { Notice } from '../../../../ui/Notice.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { type TypedDraft, typedDraft } from '../../drafts/typedPlaces.ts';
import { PublishedHead } from '../../published/PublishedHead.tsx';
import { TypedForm, Warning } from './TypedForm.tsx';
import styles from './TypedPlaces.module.css';

/** All places of a night on paper or of an earlier one: typed, corrected and published. */
export function TypedPlaces({ event }: { event: StaffEvent }) {
  const live = useLive(useMemo(() => staffResults(event.id), [event.id]));
  const [round, setRound] = useState(0);
  return (
    <section className={`${layout.column3} ${styles.places}`} aria-labelledby="typed-title">
      <p>
        <Link to={staffPaths.eventPage(event.id, 'result')}>Result</Link>
      </p>
      <h2 id="typed-title">All places</h2>
      {live.status === 'loading' && <Skeleton height="20rem" />}
      {live.status === 'error' && (
        <FailedNotice message="Failed to load the results. Please try again later." onRetry={live.retry} />
      )}
      {live.status === 'ready' &&
        (!live.data.item && live.data.fromCache && event.board === 'results' ? (
          <Notice>
            <p>The results aren't saved on this device yet. Connect to see them.</p>
          </Notice>
        ) : (
          <>
            {live.data.item && <PublishedHead results={live.data.item} />}
            <Decided key={round} event={event} results={live.data.item} onAgain={() => setRound(round + 1)} />
          </>
        ))}
    </section>
  );
}

type Props = { event: StaffEvent; results: Results | null; onAgain: () => void };

/** A night with tables has its places from them; typing others is a decision. */
export function Decided({ event, results, onAgain }: Props) {
  const hasTables = results ? results.source === 'board' : event.board === 'live';
  const [isTyped, setTyped] = useState(!hasTables || typedDraft(event.id).get() !== null);
  if (isTyped) {
    return (
      <>
        {hasTables && (
          <Warning>
            <p>
              Published, these places replace those of the tables.{' '}
              <Link to={staffPaths.night(event.id, 'result')}>See the places of the tables</Link>
            </p>
          </Warning>
        )}
        <Begun event={event} results={results} onAgain={onAgain} />
      </>
    );
  }
  return (
    <Warning>
      <p>
        This event has tables, and its places follow from them. Enter places only when the tables don't tell
        how it ended.
      </p>
      <div className={`${layout.wrap3} ${styles.buttons}`}>
        <Link to={staffPaths.night(event.id, 'result')}>Places of the tables</Link>
        <Button tone="plain" onClick={() => setTyped(true)}>
          Enter places instead
        </Button>
      </div>
    </Warning>
  );
}

/** Loads what the list begins with: what is published, with the whole names, which the results don't have. */
function Begun({ event, results, onAgain }: Props) {
  const [first] = useState(results);
  const [kept] = useState(() => typedDraft(event.id).get());
  const load = useCallback(
    () => (kept ? Promise.resolve(kept) : begin(first).catch((): null => null)),
    [kept, first],
  );
  const start = useLoaded<TypedDraft | null>(load);
  const live = useLive(useMemo(() => participantsOf(event.id), [event.id]));
  const names = useKnownNames(allColleges);
  if (start === undefined) return <Skeleton height="20rem" />;
  if (start === null) {
    return (
      <FailedNotice
        message="Failed to load the names of these results. Connect, then try again."
        onRetry={onAgain}
      />
    );
  }
  return (
    <>
      {live.status === 'error' && (
        <FailedNotice
          message="Failed to load the participants. Please try again later."
          onRetry={live.retry}
        />
      )}
      <TypedForm
        event={event}
        people={live.status === 'ready' ? live.data.items : null}
        names={names}
        results={results}
        start={start}
        actions={actions}
        onAgain={onAgain}
      />
    </>
  );
}

const actions = { publish: publishNight, takeBack };

async function begin(results: Results | null): Promise<TypedDraft> {
  if (!results) return { list: emptyList, version: 0 };
  const players = await playersWithIds(results.rows.map(({ player }) => player));
  return { list: publishedRows(results, players), version: results.version };
}
