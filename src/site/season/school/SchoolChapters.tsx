import { useId } from 'react';
import { pointsText } from '../../../domain/results/resultWords.ts';
import type { GroupSeason } from '../../../domain/season/groupSeason.ts';
import { ordinal } from '../../../domain/text/ordinal.ts';
import layout from '../../../ui/layout.module.css';
import { GroupLink } from '../parts/GroupLink.tsx';
import styles from '../parts/Lines.module.css';

type Props = { chapters: GroupSeason['chapters']; linked: string | undefined };

/** A school's chapters, by their place in the season. */
export function SchoolChapters({ chapters, linked }: Props) {
  const titleId = useId();
  if (chapters.length === 0) return null;
  return (
    <section className={`${layout.column3} ${layout.card} ${styles.panel}`} aria-labelledby={titleId}>
      <h2 id={titleId}>Chapters</h2>
      <ol className={`${layout.column3} ${layout.bare} ${styles.short}`}>
        {chapters.map(({ id, name, place, points }) => (
          <li key={id}>
            <p>
              <GroupLink kind="chapter" id={id} name={name} season={linked} />
            </p>
            <p className={layout.note}>
              {ordinal(place)}, {pointsText(points)} points
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
