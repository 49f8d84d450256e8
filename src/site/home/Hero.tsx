import { brand } from '../../content/brand.ts';
import { words } from '../../content/words.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import type { Settled } from '../../lib/settling.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { Suit, suits } from '../../ui/Suit.tsx';
import { useNow } from '../events/usePhase.ts';
import { FindField } from '../search/FindField.tsx';
import styles from './Hero.module.css';
import { liveOf, NextUp } from './NextUp.tsx';

type Props = { events: Settled<TourEvent[]> };

/** The hero (specification 2.3): title, tagline, what the tour is, the ways on, and the next event. */
export function Hero({ events }: Props) {
  return (
    <section className={styles.hero}>
      <div className={styles.felt}>
        <div className={`${layout.stack812} ${layout.wide} ${styles.inner}`}>
          <div>
            <h1 tabIndex={-1}>{brand.name}</h1>
            <p className={styles.tagline}>{brand.tagline}</p>
            <p className={styles.what}>
              {words.what}
              <Link to={paths.page('about')}>{words.who}</Link>
            </p>
            <WaysOn events={events} />
            <ul className={styles.facts}>
              {words.facts.map((fact, index) => (
                <li key={fact}>
                  <Suit name={suits[index % suits.length] ?? 'spade'} />
                  {fact}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.side}>
            <div className={styles.hand} />
            <NextUp events={events} />
          </div>
        </div>
      </div>
      <div className={styles.band}>
        <FindField />
        <Campuses events={events} />
      </div>
    </section>
  );
}

/** While a night is on its tables come first. The ways on are never more than two, so that nothing moves. */
function WaysOn({ events }: Props) {
  const live = liveOf(events, useNow());
  const none = events.status === 'ready' && events.value.length === 0;
  const host = (
    <Link to={paths.page('host')} className={none ? buttonClass() : styles.plain}>
      {words.host}
    </Link>
  );
  const coming = (
    <a className={live ? styles.plain : buttonClass()} href="#upcoming">
      {words.seeEvents}
    </a>
  );
  return (
    <p className={`${layout.line34} ${styles.actions}`}>
      {live && (
        <Link to={paths.live(live.id)} className={buttonClass()}>
          {words.seeLive}
        </Link>
      )}
      {!live && !none && coming}
      {live ? coming : host}
    </p>
  );
}

/** The campuses of the next events, each with the way to its events, as many as fit. */
function Campuses({ events }: Props) {
  const campuses = new Map(
    events.status === 'ready' ? events.value.map((event) => [event.collegeName, event.collegeId]) : [],
  );
  campuses.delete('');
  if (campuses.size === 0) return null;
  return (
    <ul className={styles.campuses} aria-label="Campuses with upcoming events">
      {[...campuses].map(([name, id], index) => (
        <li key={name}>
          <Suit name={suits[index % suits.length] ?? 'spade'} />
          {id ? <Link to={paths.found('college', id)}>{name}</Link> : name}
        </li>
      ))}
    </ul>
  );
}
