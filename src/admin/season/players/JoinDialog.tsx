import { useCallback, useId, useState } from 'react';
import type { PlannedJoin } from '../../../data/staff/season/staffJoining.ts';
import { pointsText } from '../../../domain/results/resultWords.ts';
import type { JoinEffect, Line } from '../../../domain/season/joining/joinEffect.ts';
import { separated, whyNotJoined } from '../../../domain/season/joining/joining.ts';
import type { Player } from '../../../domain/season/player.ts';
import { counted } from '../../../domain/text/counted.ts';
import { seasonName } from '../../../domain/time/seasonNames.ts';
import { useLoaded } from '../../../hooks/useLoaded.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormFoot } from '../../../ui/FormFoot.tsx';
import layout from '../../../ui/layout.module.css';
import recordLayout from '../../../ui/recordLayout.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import staffLayout from '../../../ui/staffLayout.module.css';
import { offerRetry, showToast } from '../../../ui/toast.ts';
import { useDirect } from '../parts/useDirect.ts';
import { type SeasonSources, useSeasonData } from '../parts/useSeasonData.ts';
import styles from './Players.module.css';

type Props = { kept: Player; other: Player; onJoined?: () => void; onClose: () => void };

/** Compares two records, says what joining them does to the standings, and joins them. */
export function JoinDialog({ kept: first, other: second, onJoined, onClose }: Props) {
  const id = useId();
  const data = useSeasonData();
  const [swapped, setSwapped] = useState(false);
  const [kept, other] = swapped ? [second, first] : [first, second];
  const why = whyNotJoined(kept, other);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  const load = useCallback(
    () => data.plannedJoin(kept, other).catch(() => null),
    [data, kept, other, attempt],
  );
  const plan = useLoaded(why === '' ? load : null);
  const { run, busy, failure } = useDirect('join the records');

  async function join(): Promise<void> {
    if (!plan) return;
    const { done } = await run(() => data.changeAliases(plan.change));
    if (!done) return;
    showToast(`${kept.name}'s records are joined.`, 'status', {
      label: 'Undo',
      run: () => void separate(data, plan),
    });
    onJoined?.();
    onClose();
  }

  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <form
        className={`${layout.column4} ${consoleLayout.dialog} ${styles.dialog}`}
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <h2 id={id}>Join two records</h2>
        <dl className={`${recordLayout.tiles} ${consoleLayout.terms} ${styles.compared}`}>
          <RecordFacts label="Stays" player={kept} />
          <RecordFacts label="Is joined to it" player={other} />
        </dl>
        <p>
          <Button tone="plain" onClick={() => setSwapped(!swapped)}>
            Keep the other one
          </Button>
        </p>
        {why !== '' && <p role="alert">{why}</p>}
        {why === '' && plan === undefined && <Skeleton height="6rem" />}
        {plan === null && (
          <p role="alert" className={consoleLayout.failure}>
            We couldn't load their results. Joining needs a connection.{' '}
            <Button tone="plain" onClick={() => setAttempt(attempt + 1)}>
              Retry
            </Button>
          </p>
        )}
        {plan && <Effects effects={plan.effects} />}
        <p className={styles.hint}>
          Their results don't change; they count as one person's from then on. You can separate them again any
          time, and everything is as it was.
        </p>
        <FormFoot
          failure={failure}
          action="Join"
          busy={busy}
          disabled={why !== '' || !plan}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

/** Puts the records back as they were before a join. */
async function separate(data: SeasonSources, { change }: PlannedJoin): Promise<void> {
  try {
    await data.changeAliases(separated(change.keys()));
    showToast('The records are separate again.');
  } catch {
    offerRetry(
      'Failed to separate the records. Please try again.',
      () => void separate(data, { change, effects: [] }),
    );
  }
}

function RecordFacts({ label, player }: { label: string; player: Player }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{player.name || 'No name'}</strong>
        <span className={staffLayout.wrappedNote}>{player.email || 'No email: known from one event'}</span>
      </dd>
    </div>
  );
}

function Effects({ effects }: { effects: readonly JoinEffect[] }) {
  if (effects.length === 0) return <p>The record that's joined has no results: no standing changes.</p>;
  return (
    <ul className={layout.stack2} aria-label="What changes">
      {effects.map(({ season, kept, other, joined, moved }) => (
        <li key={season}>
          <strong>{seasonName(season)}</strong>: {lineText(kept)} and {lineText(other)} become{' '}
          <strong>{lineText(joined)}</strong>.{' '}
          {moved > 0
            ? `${counted(moved, 'other player')} ${moved === 1 ? 'moves' : 'move'} by a place or more.`
            : 'No one else moves.'}
        </li>
      ))}
    </ul>
  );
}

function lineText(line: Line): string {
  return line
    ? `place ${line.place} (${pointsText(line.points)} points, ${counted(line.nights, 'event')})`
    : 'not among the first 200';
}
