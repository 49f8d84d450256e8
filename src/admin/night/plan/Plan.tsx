import type { StaffEvent } from '../../../data/staff/events.ts';
import type { StaffBoard } from '../../../data/staff/night.ts';
import { fewestPlayers } from '../../../domain/night/format/nightShape.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import type { NightPeople } from '../parts/useNightPeople.ts';
import { EndTime } from './EndTime.tsx';
import styles from './Plan.module.css';
import { PlanFieldset } from './PlanFieldset.tsx';
import { RoundRules } from './RoundRules.tsx';
import { RoundStrip } from './RoundStrip.tsx';
import { usePlan } from './usePlan.ts';

type Props = { event: StaffEvent; night: StaffBoard | null } & NightPeople;

/** The director's choices with what they make of the evening (season design, 2.1). */
export function Plan({ event, night, people, secret }: Props) {
  const typed = usePlan({ event, night, people, secret });
  const { form, players, save, busy } = typed;
  const drawn = night?.board.rounds.length ?? 0;
  const here = people.filter(({ checkedIn }) => checkedIn).length;
  return (
    <form className={layout.column4} noValidate onSubmit={form.submit(save)}>
      <p className={styles.people}>
        {night ? (
          <>
            <strong>{players}</strong> on the list
          </>
        ) : (
          <>
            <strong>{here}</strong> here · <strong>{people.length}</strong> expected
          </>
        )}
      </p>
      {players < fewestPlayers ? (
        <p className={styles.few}>{fewText(players)}</p>
      ) : (
        <>
          <EndTime typed={typed} />
          <RoundStrip times={typed.times} drawn={drawn} />
        </>
      )}
      <PlanFieldset typed={typed} here={here} closed={night !== null} drawn={drawn} />
      <RoundRules typed={typed} drawn={drawn} />
      <div className={layout.wrap3}>
        <Button
          type="submit"
          tone={form.formState.isDirty ? 'gold' : 'plain'}
          busy={busy}
          disabled={!form.formState.isDirty}
        >
          Save plan
        </Button>
        <Link
          className={buttonClass(form.formState.isDirty ? 'plain' : 'gold')}
          to={staffPaths.night(event.id, 'draw')}
        >
          {nextText(night)}
        </Link>
      </div>
    </form>
  );
}

function fewText(players: number): string {
  if (players === 0) return 'No one is on the list yet. A night needs 4 players.';
  return `${players === 1 ? '1 player is' : `${players} players are`} too few. A night needs 4.`;
}

function nextText(night: StaffBoard | null): string {
  if (!night) return 'Next: close the list';
  return night.board.promise ? 'Next: draw the tables' : 'See the tables';
}
