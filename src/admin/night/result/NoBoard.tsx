import type { StaffEvent } from '../../../data/staff/events.ts';
import type { Results } from '../../../domain/results/results.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { PublishedHead } from '../../events/published/PublishedHead.tsx';
import { TakeBack } from '../../events/published/TakeBack.tsx';
import styles from './ResultTab.module.css';

/** The places of an event without a board: those that were typed, or the way to type them. */
export function NoBoard({ event, published }: { event: StaffEvent; published: Results | null }) {
  const type = (label: string) => (
    <Link className={buttonClass('plain')} to={staffPaths.typedPlaces(event.id)}>
      {label}
    </Link>
  );
  if (!published) {
    return (
      <Notice>
        <p>There are no places before the first round is drawn.</p>
        <p>Was it played on paper? {type('Enter places')}</p>
      </Notice>
    );
  }
  return (
    <section className={`${layout.column4} ${layout.card} ${styles.publish}`} aria-label="Results">
      <PublishedHead results={published} />
      <div className={consoleLayout.line3}>
        {type('Correct the places')}
        <TakeBack results={published} />
      </div>
    </section>
  );
}
