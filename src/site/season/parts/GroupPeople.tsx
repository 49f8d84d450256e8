import { useId, useState } from 'react';
import { pointsText } from '../../../domain/results/resultWords.ts';
import type { GroupPerson } from '../../../domain/season/groupSeason.ts';
import { ordinal } from '../../../domain/text/ordinal.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import styles from './Lines.module.css';
import { Person } from './Person.tsx';

/** How many are shown at first. */
const first = 12;

type Props = {
  /** How many played. */
  played: number;
  people: readonly GroupPerson[];
  linked: string | undefined;
};

/** Everyone who played for a school or a chapter, by points. */
export function GroupPeople({ played, people, linked }: Props) {
  const titleId = useId();
  const [all, setAll] = useState(false);
  const shown = all ? people : people.slice(0, first);
  return (
    <section className={`${layout.column4} ${styles.section}`} aria-labelledby={titleId}>
      <h2 id={titleId}>Players</h2>
      <ul className={styles.people}>
        {shown.map(({ id, name, points, nights, best }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people without a name have no key
          <li key={at}>
            <p>
              <Person id={id} name={name} season={linked} />
            </p>
            <p className={layout.note}>
              {points > 0 && `${pointsText(points)} points, `}
              {nights} {nights === 1 ? 'night' : 'nights'}, best {ordinal(best)}
            </p>
          </li>
        ))}
      </ul>
      {shown.length < people.length && (
        <Button tone="plain" onClick={() => setAll(true)}>
          Show all {people.length}
        </Button>
      )}
      {all && played > people.length && (
        <p className={styles.how}>
          These are the first {people.length} of {played}.
        </p>
      )}
    </section>
  );
}
