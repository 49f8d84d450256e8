import { useId } from 'react';
import { needs as everyNeed, type Need } from '../../../../domain/events/attention.ts';
import { staffPaths } from '../../../../staffPaths.ts';
import { CrossIcon } from '../../../../ui/CrossIcon.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { scrollRowTo } from '../../../../ui/scrollRowTo.ts';
import staffLayout from '../../../../ui/staffLayout.module.css';
import styles from './Next.module.css';
import type { Next } from './useNext.ts';

/** What each need is called. */
const needWords: Record<Need, string> = {
  publish: 'Publish the results',
  result: 'Over, no result',
  date: 'No date',
  place: 'No place',
  form: 'No form',
  password: 'No password',
  landing: 'Not on landing page',
};

type Props = Pick<Next & { status: 'ready' }, 'needs' | 'more'> & { chosen: Need | '' };

/** A link for each thing that needs attention, with its number. It sets or clears the filter. */
export function NeedLinks({ needs, more, chosen }: Props) {
  const heading = useId();
  const lacking = everyNeed.filter((need) => need === chosen || needs[need].length > 0);
  const list = staffPaths.adminScreen('events');
  if (lacking.length === 0)
    return <p className={`${staffLayout.row3} ${styles.nothing}`}>Nothing needs attention.</p>;
  return (
    <nav aria-labelledby={heading} className={`${staffLayout.row3} quiet-headings ${styles.needs}`}>
      <h3 id={heading}>Needs attention</h3>
      <ul>
        {lacking.map((need) => (
          <li key={need} ref={need === chosen ? scrollRowTo : undefined}>
            <Link
              to={need === chosen ? list : `${list}?needs=${need}`}
              aria-current={need === chosen ? 'true' : undefined}
            >
              {needWords[need]} <b>{needs[need].length + (more ? '+' : '')}</b>
              {need === chosen && (
                <>
                  <span className="visually-hidden"> (show all events)</span>
                  <CrossIcon />
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
