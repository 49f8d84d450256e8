import { type Suggestion, suggestions } from '../../../domain/night/plan/suggestions.ts';
import { aboutTime } from '../../../domain/night/plan/timetable.ts';
import { formatClock } from '../../../domain/time/format.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import styles from './Plan.module.css';
import type { TypedNight } from './usePlan.ts';

/** Says when the night ends, and what would make it end earlier when that is too late. */
export function EndTime({ typed }: { typed: TypedNight }) {
  const { times, until, players, plan, startsAt, choose } = typed;
  const end = aboutTime(times.endsAt);
  const late = until !== null && end > until ? Math.round((end - until) / 60_000) : 0;
  const found =
    late > 0 && until !== null && times.rounds[0]?.number === 1
      ? suggestions(players, plan, { startsAt, until })
      : [];
  return (
    <div className={`${staffLayout.stack3} ${styles.end}`}>
      <p role="status" data-late={late > 0 || undefined}>
        <strong>Ends about {clock(end)}</strong>
        {late > 0 && until !== null && (
          <span>
            {duration(late)} later than {clock(until)}
          </span>
        )}
      </p>
      {found.length > 0 && (
        <ul className={consoleLayout.wrap2}>
          {found.map((suggestion) => (
            <li key={suggestion.kind}>
              <Button tone="plain" onClick={() => choose(suggestion.plan)}>
                {words(suggestion)}: {clock(aboutTime(suggestion.endsAt))}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const clock = (moment: number) => formatClock(moment);

function words({ kind, tables }: Suggestion): string {
  if (kind === 'hands') return '18 hands in early rounds';
  return kind === 'fast' ? 'Fast' : `${tables} more ${tables === 1 ? 'table' : 'tables'}`;
}

function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
