import { useCallback } from 'react';
import { isSeason, seasonBefore, seasonName, seasonOf } from '../../domain/time/seasonNames.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useSession } from '../../hooks/useSession.ts';
import { useToday } from '../../hooks/useToday.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { ButtonGroup } from '../../ui/ButtonGroup.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import recordLayout from '../../ui/recordLayout.module.css';
import { SelectField } from '../../ui/SelectField.tsx';
import { NightsView } from './nights/NightsView.tsx';
import { useSeasonData } from './parts/useSeasonData.ts';
import { PlayersView } from './players/PlayersView.tsx';
import { RuleView } from './rule/RuleView.tsx';
import styles from './StaffSeasonPage.module.css';

const views = ['nights', 'players', 'rule'] as const;
type View = (typeof views)[number];
const readView = (text: string): View => views.find((view) => view === text) ?? 'nights';

/**
 * The season in the console: its events, its players, and its rule. Regular and super admins look and hide
 * names; only super admins join players and set the rule (season design, 6.8).
 */
function SeasonPage() {
  return <Season isSuper={useSession()?.level === 'super'} />;
}

/** The screen for one level. */
export function Season({ isSuper }: { isSuper: boolean }) {
  const present = seasonOf(useToday());
  const { seasonsWithResults } = useSeasonData();
  const live = useLive(seasonsWithResults);
  const read = useCallback((text: string) => readSeasonName(text, present), [present]);
  const [season, setSeason] = useUrlState('season', read);
  const [view, setView] = useUrlState('view', readView);
  const known = live.status === 'ready' ? (live.data.item ?? []) : [];
  return (
    <div className={`${consoleLayout.column5} ${styles.page}`}>
      <div className={`quiet-labels ${styles.head}`}>
        <ButtonGroup<View>
          label="Show"
          className={`${recordLayout.lineTabs} ${styles.views}`}
          options={[
            ['nights', 'Events'],
            ['players', 'Players'],
            ['rule', 'Points'],
          ]}
          value={view}
          onChange={setView}
        />
        {view !== 'players' && (
          <SelectField
            label="Season"
            value={season}
            options={seasonChoices(known, present, season).map((one) => [
              one,
              `${seasonName(one)}${one === present ? ' (now)' : ''}`,
            ])}
            onChange={setSeason}
          />
        )}
      </div>
      {view === 'nights' && <NightsView key={season} season={season} />}
      {view === 'players' && <PlayersView season={season} isSuper={isSuper} />}
      {view === 'rule' && <RuleView key={season} season={season} isSuper={isSuper} />}
    </div>
  );
}

export { SeasonPage as Component };

/** Returns the season that a text of the address names, else the present one. */
function readSeasonName(text: string, present: string): string {
  return isSeason(text) ? text : present;
}

/**
 * Returns the seasons that can be chosen, newest first: the one after the present one, whose rule may be set,
 * the present one and the one before, those with results, and the chosen one.
 */
function seasonChoices(known: readonly string[], present: string, chosen: string): string[] {
  const year = Number(present.slice(0, 4)) + 1;
  const next = `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
  return [...new Set([next, present, seasonBefore(present), ...known, chosen])].sort().reverse();
}
