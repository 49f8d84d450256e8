import type { Season } from '../../../domain/season/season.ts';
import { seasonName } from '../../../domain/time/seasonNames.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import styles from './StandingsPage.module.css';

type Props = { season: Season; present: string };

/** The links to the other seasons that have standings; nothing when there are none. */
export function Seasons({ season: { season, seasons }, present }: Props) {
  const others = [...new Set([present, ...seasons])]
    .filter((other) => other !== season)
    .sort()
    .reverse();
  if (others.length === 0) return null;
  return (
    <nav className={`${layout.column4} ${styles.part}`} aria-labelledby="seasons">
      <h2 id="seasons">Other seasons</h2>
      <ul className={styles.seasons}>
        {others.map((other) => (
          <li key={other}>
            <Link to={paths.standings(other === present ? undefined : other)}>{seasonName(other)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
