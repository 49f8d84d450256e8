import { eventNotes } from '../../domain/events/page/eventNotes.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { ContactLink } from '../events/ContactLink.tsx';
import { hostOf } from '../events/EnterHint.tsx';
import { usePhase } from '../events/usePhase.ts';
import styles from './Description.module.css';

/** What to know before one comes, and whom to ask. Of an event that is over only whom to ask. */
export function Questions({ event }: { event: TourEvent }) {
  const { isUpcoming } = usePhase(event);
  const notes = !isUpcoming ? [] : eventNotes(event, ['whoMayCome', 'parking', 'access']);
  const host = event.publicContact && hostOf(event);
  return (
    <section className={styles.description} aria-labelledby="questions">
      <h2 id="questions">{notes.length > 0 ? 'Good to know' : 'Questions?'}</h2>
      {notes.length > 0 && (
        <dl className={styles.notes}>
          {notes.map(([label, note]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{note}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        {notes.length > 0 && 'Questions? '}
        Ask {host ? <bdi>{host}</bdi> : 'the tour'}: <ContactLink event={event} />
      </p>
      <Link to={paths.page('compliance')} className={layout.inline2}>
        Questions from your school?
      </Link>
    </section>
  );
}
