import { Navigate } from 'react-router-dom';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import { titledEvents } from '../../domain/find/eventGroup.ts';
import { slug } from '../../domain/text/slug.ts';
import { formatSoon } from '../../domain/time/format.ts';
import { useToday } from '../../hooks/useToday.ts';
import type { Settled } from '../../lib/settling.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { RequestLink } from '../request/RequestLink.tsx';
import { PageTitle } from '../routing/PageTitle.tsx';
import { useSnapshot } from '../routing/useSnapshot.ts';
import { kindWords, listedName } from '../search/kindWords.ts';
import { Coming } from './Coming.tsx';
import { FindHead } from './FindHead.tsx';
import styles from './FindPage.module.css';
import type { Answer } from './search.ts';
import type { Search } from './searchData.ts';

const title = 'Find your school';
const about = 'Find college blackjack tournaments by school, city, state, or fraternity.';

type Props = Pick<Search, 'coming'> & MatchesProps;
type MatchesProps = { typed: string; answer: Settled<Answer>; onRetry: () => void };

/** The search for events by a text; a text that means one group leads to its events. */
export function TextSearch({ typed, answer, coming, onRetry }: Props) {
  const meant = answer.status === 'ready' ? answer.value.groupMeant(typed) : null;
  // Until then the page is as the build draws it, for no text.
  const known = answer.status === 'loading' ? '' : typed;
  if (meant) return <Navigate to={paths.found(meant.kind, meant.id)} replace />;
  return (
    <>
      <PageTitle title={title} about={about} />
      <FindHead typed={known}>{title}</FindHead>
      <div className={`${layout.stack4} ${layout.wide} ${styles.body}`}>
        {known ? (
          <Matches typed={known} answer={answer} onRetry={onRetry} />
        ) : (
          <Coming events={typed ? null : coming()} onRetry={onRetry} />
        )}
      </div>
    </>
  );
}

function Matches({ typed, answer, onRetry }: MatchesProps) {
  if (answer.status !== 'ready')
    return (
      <>
        <p role="alert">The search couldn't be loaded. Check your connection and try again.</p>
        <Button onClick={onRetry}>Retry</Button>
      </>
    );
  const groups = answer.value.groupsFor(typed);
  if (groups.length === 0) return <Titled typed={typed} titled={answer.value.titled()} onRetry={onRetry} />;
  return (
    <>
      <h2>Which one do you mean?</h2>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={`${group.kind}/${group.id}`}>
            <Link to={paths.found(group.kind, group.id)}>{listedName(group)}</Link> {kindWords(group)}
          </li>
        ))}
      </ul>
    </>
  );
}

type TitledProps = { typed: string; titled: ReturnType<Answer['titled']>; onRetry: () => void };

/** The events that are called so: a text that names no group may be a title. */
function Titled({ typed, titled, onRetry }: TitledProps) {
  const latest = useSnapshot(titled);
  const today = useToday();
  if (latest.status === 'loading') return <p role="status">Searching events…</p>;
  if (latest.status === 'failed')
    return <FailedNotice message="Failed to load events. Please try again later." onRetry={onRetry} />;
  const events = titledEvents(latest.value, typed);
  if (events.length === 0) return <NoMatch typed={typed} />;
  return (
    <>
      <h2>
        Events called <bdi>“{typed}”</bdi>
      </h2>
      <ul className={styles.groups}>
        {events.map((event) => (
          <li key={event.id}>
            <Link to={paths.event(event.id)}>
              <bdi>{eventTitle(event)}</bdi>
            </Link>{' '}
            {formatSoon(event, today)}
          </li>
        ))}
      </ul>
    </>
  );
}

function NoMatch({ typed }: { typed: string }) {
  const id = slug(typed);
  return (
    <>
      <h2>
        We can't find <bdi>“{typed}”</bdi>
      </h2>
      <p>Check the spelling, or try the school's full name, its city, or its state.</p>
      {id && (
        <p>
          Smaller schools aren't on our list:{' '}
          <Link to={paths.found('college', id)}>
            look for events at <bdi>“{typed}”</bdi>
          </Link>
          .
        </p>
      )}
      <RequestLink className={buttonClass()}>Bring the tour to your school</RequestLink>
    </>
  );
}
