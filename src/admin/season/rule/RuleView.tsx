import { useMemo } from 'react';
import { type SeasonRule, usualRule } from '../../../domain/season/seasonRule.ts';
import { counted } from '../../../domain/text/counted.ts';
import { seasonName } from '../../../domain/time/seasonNames.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import layout from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ChangedBy } from '../../parts/history/ChangedBy.tsx';
import { StoredNote } from '../../parts/StoredNote.tsx';
import { useSeasonData } from '../parts/useSeasonData.ts';
import styles from './Rule.module.css';
import { RuleForm, ruleLabels } from './RuleForm.tsx';

/** How many results count in a season. Super admins may change it until its first night is published. */
export function RuleView({ season, isSuper }: { season: string; isSuper: boolean }) {
  const { standingsOf, newestEntry } = useSeasonData();
  const live = useLive(useMemo(() => standingsOf(season), [standingsOf, season]));
  if (live.status === 'loading') return <Skeleton height="10rem" />;
  if (live.status === 'error') {
    return <FailedNotice message="Failed to load the rule. Please try again later." onRetry={live.retry} />;
  }
  const { item, fromCache } = live.data;
  const rule = item?.rule ?? usualRule;
  const nights = item?.events.length ?? 0;
  return (
    <section className={`${layout.column4} ${styles.rule}`} aria-labelledby="rule">
      <h2 id="rule">How many results count in {seasonName(season)}</h2>
      {fromCache && <StoredNote />}
      <ul className={styles.list}>
        {ruleLines(rule).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={layout.muted}>
        Points of an event: 10 × √(players ÷ place), in fields of 8 and more. That's the same in every season.
      </p>
      {isSuper && (
        <ChangedBy
          record={`season:${season}`}
          name={`the rule of ${seasonName(season)}`}
          labels={ruleLabels}
          newest={newestEntry}
        />
      )}
      {nights > 0 && (
        <p>
          {seasonName(season)} has {counted(nights, 'published event')}, so its rule can't change anymore.
        </p>
      )}
      {nights === 0 && !isSuper && <p>Super admins can change it before the season's first event.</p>}
      {nights === 0 && isSuper && <RuleForm key={JSON.stringify(rule)} season={season} rule={rule} />}
    </section>
  );
}

function ruleLines(rule: SeasonRule): string[] {
  return [
    `A player's best ${counted(rule.players, 'result')}.`,
    `A school's best ${counted(rule.schools, 'result')}, ${rule.schoolsOfOneNight} from one event at most.`,
    `A chapter's best ${counted(rule.chapters, 'result')}, ${rule.chaptersOfOneNight} from one event at most.`,
  ];
}
