import { type CSSProperties, useMemo, useState, useSyncExternalStore } from 'react';
import { comingUp } from '../../data/staff/calendar.ts';
import type { CalendarItem } from '../../domain/calendar/calendarItem.ts';
import { spokenDay } from '../../domain/calendar/calendarWords.ts';
import { useLive } from '../../hooks/useLive.ts';
import styles from './Ticker.module.css';

const wish = () => matchMedia('(prefers-reduced-motion: reduce)');

function watch(listener: () => void): () => void {
  const query = wish();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the user's system asks for reduced motion. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(watch, () => wish().matches);
}

/** How long a title takes to pass, in seconds. */
const secondsEach = 5;

/**
 * The strip with scheduled and upcoming tournaments (specification 2.17). It scrolls by itself and can be
 * paused; with reduced motion (WCAG 2.2.2) it stands still and is scrolled by hand.
 */
export function Ticker({ today }: { today: string }) {
  const source = useMemo(() => comingUp(today), [today]);
  const live = useLive(source);
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const items = live.status === 'ready' ? live.data.items : [];
  const runs = !still && items.length > 0;
  return (
    <section aria-label="Coming up" className={styles.ticker} data-runs={runs} data-paused={paused}>
      {runs && (
        <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
          {paused ? 'Play' : 'Pause'}
          <span className="visually-hidden"> the strip</span>
        </button>
      )}
      <div className={styles.window} tabIndex={still ? 0 : undefined} style={speed(items.length)}>
        {items.length === 0 && <p className={styles.quiet}>{wordsFor(live.status)}</p>}
        {items.length > 0 && <Items items={items} />}
        {runs && <Items items={items} copy />}
      </div>
      {live.status === 'error' && (
        <button type="button" className={styles.pause} onClick={live.retry}>
          Retry
        </button>
      )}
    </section>
  );
}

function Items({ items, copy = false }: { items: readonly CalendarItem[]; copy?: boolean }) {
  return (
    <ul className={styles.items} aria-hidden={copy || undefined}>
      {items.map(({ key, title, date }) => (
        <li key={key}>
          <strong>{title}</strong> <span>{spokenDay(date)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Returns the style that keeps the speed the same for any number of items. */
function speed(items: number): CSSProperties {
  const style: Record<`--${string}`, string> = { '--lap': `${items * secondsEach}s` };
  return style;
}

function wordsFor(status: 'loading' | 'ready' | 'error'): string {
  if (status === 'loading') return 'Loading tournaments...';
  return status === 'error'
    ? 'Failed to load tournaments. Please try again later.'
    : 'Nothing is scheduled or upcoming.';
}
