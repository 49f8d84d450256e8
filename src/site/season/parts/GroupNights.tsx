import { useId } from 'react';
import type { GroupNight } from '../../../domain/season/groupSeason.ts';
import layout from '../../../ui/layout.module.css';
import styles from './Lines.module.css';
import { Day, NightLink } from './NightLink.tsx';

/** The nights at a school's campus, or that a chapter hosted. */
export function GroupNights({ title, nights }: { title: string; nights: readonly GroupNight[] }) {
  const titleId = useId();
  if (nights.length === 0) return null;
  return (
    <section className={`${layout.column3} ${layout.card} ${styles.panel}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={`${layout.column3} ${layout.bare} ${styles.short}`}>
        {nights.map(({ eventId, title: name, day, players, winner }) => (
          <li key={eventId}>
            <p>
              <NightLink eventId={eventId} title={name} />
            </p>
            <p className={layout.note}>
              <Day day={day} /> · {players} players
              {winner && (
                <>
                  , won by <bdi>{winner}</bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
