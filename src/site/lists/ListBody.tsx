import { type ReactNode, useEffect } from 'react';
import type { Listed } from '../../hooks/pagedList.ts';
import { Button } from '../../ui/Button.tsx';
import cards from '../../ui/EventCard.module.css';
import { EventCardSkeleton } from '../events/EventCardSkeleton.tsx';
import { AsOf } from './AsOf.tsx';
import styles from './ListBody.module.css';

type Props<T> = {
  list: Listed<T>;
  /** What is in it, in words: 'Upcoming Events'. */
  label: string;
  loading: string;
  failed: string;
  /** What stands there when nothing is in it. */
  empty: ReactNode;
  card: (item: T, index: number) => ReactNode;
  sorted: (items: T[]) => T[];
  onMore: () => void;
  onRetry: () => void;
};

/** A list in one of its three states, never two at once (decisions): on its way, failed, or there. */
export function ListBody<T extends { id: string }>(props: Props<T>) {
  const { list, label, onRetry } = props;
  return (
    <section className={styles.body} aria-label={label} aria-busy={list.status === 'loading'}>
      {list.status === 'loading' && <Loading words={props.loading} />}
      {list.status === 'failed' && <Failed words={props.failed} onRetry={onRetry} />}
      {list.status === 'ready' && (
        <>
          {list.asOf && <AsOf at={list.asOf} onRetry={onRetry} />}
          {list.items.length === 0 ? props.empty : <Cards {...props} items={list.items} />}
          <More state={list.more} count={list.items.length} onMore={props.onMore} />
        </>
      )}
    </section>
  );
}

function Cards<T extends { id: string }>({ items, sorted, card }: Props<T> & { items: T[] }) {
  return (
    <ul className={cards.grid}>
      {sorted(items).map((item, index) => (
        <li key={item.id} className={cards.cell}>
          {card(item, index)}
        </li>
      ))}
    </ul>
  );
}

function Loading({ words }: { words: string }) {
  return (
    <>
      <p role="status" className={styles.loading}>
        {words}
      </p>
      <div className={cards.grid}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <EventCardSkeleton key={place} />
        ))}
      </div>
    </>
  );
}

function Failed({ words, onRetry }: { words: string; onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  });
  return (
    <div className={styles.failed}>
      <p role="alert">{words}</p>
      <Button tone="plain" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

type MoreProps = { state: 'none' | 'some' | 'loading' | 'failed'; count: number; onMore: () => void };

function More({ state, count, onMore }: MoreProps) {
  const failed = state === 'failed';
  return (
    <div className={styles.more}>
      <p role="alert">{failed && 'The rest could not be loaded. What you see is still right.'}</p>
      <p role="status" className="hush">
        {state === 'loading' ? 'Loading more...' : count > 24 && `${count} shown`}
      </p>
      {state !== 'none' && (
        <Button tone="plain" busy={state === 'loading'} onClick={onMore}>
          {failed ? 'Retry' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
