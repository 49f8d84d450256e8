import { seasonAfter, seasonBefore, seasonName } from '../../../domain/time/seasonNames.ts';
import { Link } from '../../../ui/Link.tsx';
import type { Seasons } from '../seasonRecord.ts';
import styles from './SeasonHead.module.css';

/** The links from a season to the one before and the one after. */
export function SeasonSwitch({ season, present, to }: Omit<Seasons, 'linked'>) {
  const [before, after] = [seasonBefore(season), seasonAfter(season)];
  return (
    <nav aria-label="Seasons" className={styles.seasons}>
      <ul>
        <li>
          <Link to={to(before)} data-way="before">
            {seasonName(before)}
          </Link>
        </li>
        <li aria-current="true">{seasonName(season)}</li>
        {season < present && (
          <li>
            <Link to={to(after === present ? undefined : after)} data-way="after">
              {seasonName(after)}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
