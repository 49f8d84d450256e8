import { useId } from 'react';
import { mostCounted } from '../../../../data/staff/staffRequests.ts';
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

type Props = Pick<Next & { status: 'ready' }, 'needs' | 'more' | 'unanswered'> & { chosen: Need | '' };

/**
 * A link for each thing that needs attention, with its number: of the events of 60 days before and after
 * today, where it sets or clears the filter, and of requests that nobody has answered for a week.
 */
export function NeedLinks({ needs, more, unanswered, chosen }: Props) {
  const heading = useId();
  const lacking = everyNeed.filter((need) => need === chosen || needs[need].length > 0);
  const list = staffPaths.adminScreen('events');
  if (lacking.length === 0 && unanswered === 0)
    return <p className={`${staffLayout.row3} ${styles.nothing}`}>Nothing needs attention within 60 days.</p>;
  return (
    <nav aria-labelledby={heading} className={`${staffLayout.row3} quiet-headings ${styles.needs}`}>
      <h3 id={heading}>Needs attention within 60 days</h3>
      <ul>
        {unanswered > 0 && (
          <li>
            <Link to={`${staffPaths.adminScreen('requests')}?status=pending`}>
              Request unanswered for a week <b>{unanswered > mostCounted ? `${mostCounted}+` : unanswered}</b>
            </Link>
          </li>
        )}
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
