import { useMemo } from 'react';
import { playerLimit, type Season } from '../../../domain/season/season.ts';
import { formatInstant } from '../../../domain/time/format.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import { showToast } from '../../../ui/toast.ts';
import { useDirect } from '../parts/useDirect.ts';
import { useSeasonData } from '../parts/useSeasonData.ts';

const oldWords = `Players below the top ${playerLimit} can't be searched yet: recalculate.`;

/** Whether standings were computed before everyone could be found. */
const isOld = ({ totals }: Season) => totals.players > playerLimit && totals.named === null;

/** When the standings of a season were computed, and the button that computes them again from its results. */
export function ComputeAgain({ season, nights }: { season: string; nights: number }) {
  const { standingsOf, computeAgain } = useSeasonData();
  const live = useLive(useMemo(() => standingsOf(season), [standingsOf, season]));
  const { run, busy, failure } = useDirect('compute the standings');
  const standings = live.status === 'ready' ? live.data.item : null;
  const differs = live.status === 'ready' && !live.data.fromCache && standings?.events.length !== nights;
  if (nights === 0 && !standings) return null;
  return (
    <div className={consoleLayout.line23}>
      <p className={layout.note}>
        {standings?.computedAt && `Standings calculated ${formatInstant(standings.computedAt)}. `}
        {differs && standings && `They're from ${standings.events.length} events. `}
        {standings && isOld(standings) && oldWords}
      </p>
      <Button
        tone="plain"
        busy={busy}
        onClick={async () => {
          const { done } = await run(() => computeAgain(season));
          if (done) showToast('The standings are recalculated.');
        }}
      >
        Recalculate
      </Button>
      <p role="alert" className={consoleLayout.failure}>
        {failure}
      </p>
    </div>
  );
}
