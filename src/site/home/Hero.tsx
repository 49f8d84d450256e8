import { brand } from '../../content/brand.ts';
import { words } from '../../content/words.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import type { Settled } from '../../lib/settling.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Suit, suits } from '../../ui/Suit.tsx';
import styles from './Hero.module.css';
import { NextUp } from './NextUp.tsx';

type Props = { events: Settled<TourEvent[]> };

/** The hero (specification 2.3): title, tagline, the link to the events, and the next event. */
export function Hero({ events }: Props) {
  const none = events.status === 'ready' && events.value.length === 0;
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div>
          <h1 tabIndex={-1}>{brand.name}</h1>
          <p className={styles.tagline}>{brand.tagline}</p>
          <p className={styles.actions}>
            {none ? (
              <a className={buttonClass()} href={brand.emailLink}>
                {words.invite}
              </a>
            ) : (
              <a className={buttonClass()} href="#upcoming">
                {words.seeEvents}
              </a>
            )}
          </p>
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
      <Campuses events={events} />
    </section>
  );
}

/** The campuses of the next events, as many as fit on one line. */
function Campuses({ events }: Props) {
  const names =
    events.status === 'ready' ? events.value.map((event) => event.collegeName).filter(Boolean) : [];
  return (
    <div className={styles.campuses}>
      {names.length > 0 && (
        <ul aria-label="Campuses with upcoming events">
          {[...new Set(names)].map((name, index) => (
            <li key={name}>
              <Suit name={suits[index % suits.length] ?? 'spade'} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
