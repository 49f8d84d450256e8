import type { PlannedRound, Timetable } from '../../../domain/night/plan/timetable.ts';
import { formatClock } from '../../../domain/time/format.ts';
import layout from '../../../ui/layout.module.css';
import styles from './Plan.module.css';

type Props = { times: Timetable; drawn: number };

/** The rounds of a night side by side: their tables, who goes on, and their waves. */
export function RoundStrip({ times, drawn }: Props) {
  return (
    <ol className={`${layout.bare} ${styles.strip}`} aria-label="Rounds">
      {times.rounds.map((round) => (
        <li key={round.number}>
          <h3>
            {round.name}
            {round.number <= drawn && <small> Drawn</small>}
          </h3>
          <p>{sizesText(round)}</p>
          {round.tables.length > 1 && <p>{throughText(round)}</p>}
          <ol className={layout.bare}>
            {round.waves.map(({ startsAt, endsAt, tables }, at) => (
              <li key={startsAt}>
                {round.waves.length > 1 && `Wave ${at + 1}: ${count(tables, 'table')}, `}
                {formatClock(startsAt)} to {formatClock(endsAt)}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** Says how many play at how many tables: '48 players at 7 tables of 7 or 6'. */
function sizesText({ players, tables }: PlannedRound): string {
  if (tables.length === 1) return `${players} players`;
  const sizes = [...new Set(tables)].filter((size) => size > 0);
  return `${players} players at ${tables.length} tables of ${sizes.join(' or ')}`;
}

function throughText({ k, others, through }: PlannedRound): string {
  const first = k === 1 ? 'Table winners' : `Top ${k} of each table`;
  return `${first}${others > 0 ? ` and the ${others} best of the rest` : ''} go on: ${through}`;
}

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;
