import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useBackOnline } from '../../hooks/useBackOnline.ts';
import { Button } from '../../ui/Button.tsx';
import cards from '../../ui/EventCard.module.css';
import layout from '../../ui/layout.module.css';
import type { Listed } from '../routing/publicList.ts';
import { AsOf } from './AsOf.tsx';
import { EventCardSkeleton } from './EventCardSkeleton.tsx';
import { keepFocusIn } from './keepFocusIn.ts';
import styles from './ListBody.module.css';

type Props<T> = {
  list: Listed<T>;
  /** The name of the list, such as 'Upcoming Events'. */
  label: string;
  loading: string;
  failed: string;
  /** The content when the list is empty. */
  empty: ReactNode;
  card: (item: T, index: number) => ReactNode;
  /** The heading of the part of the list that an item belongs to; without it the list is one part. */
  heading?: (item: T) => string;
  sorted: (items: T[]) => T[];
  onMore: () => void;
  onRetry: () => void;
};

/** A list in exactly one of its three states (specification-decisions): loading, failed, or ready. */
export function ListBody<T extends { id: string }>(props: Props<T>) {
  const { list, label } = props;
  const section = useRef<HTMLElement>(null);
  const items = list.status === 'ready' ? props.sorted(list.items) : [];
  const watchMore = useFocusOnNew(section, items);
  const onMore = () => {
    watchMore();
    props.onMore();
  };
  const onRetry = () => {
    keepFocusIn(section.current);
    props.onRetry();
  };
  return (
    <section
      ref={section}
      className={styles.body}
      aria-label={label}
      aria-busy={list.status === 'loading'}
      tabIndex={-1}
    >
      {list.status === 'loading' && <Loading words={props.loading} />}
      {list.status === 'failed' && <Failed words={props.failed} onRetry={onRetry} />}
      {list.status === 'ready' && (
        <>
          {list.asOf && <AsOf at={list.asOf} onRetry={onRetry} />}
          {items.length === 0 ? props.empty : <Parts {...props} items={items} />}
          <More state={list.more} count={items.length} onMore={onMore} />
        </>
      )}
    </section>
  );
}

/** Returns `watchMore`, to call before requesting more items: the first new one then gets the focus. */
function useFocusOnNew<T extends { id: string }>(list: RefObject<HTMLElement | null>, items: readonly T[]) {
  const before = useRef<ReadonlySet<string> | null>(null);
  // Before the next key press can arrive: it would go on from where the button was.
  useLayoutEffect(() => {
    const known = before.current;
    const place = known ? items.findIndex(({ id }) => !known.has(id)) : -1;
    if (place < 0) return;
    before.current = null;
    const { activeElement: active, body } = document;
    const free = active === body || active?.parentElement?.dataset.more !== undefined;
    const item = list.current?.querySelectorAll<HTMLElement>('[data-item]')[place];
    if (free) item?.focus({ preventScroll: true });
  }, [items, list]);
  return () => {
    before.current = new Set(items.map(({ id }) => id));
  };
}

type CardsProps<T> = Pick<Props<T>, 'card' | 'heading'> & { items: T[]; from?: number };

/** The cards, with a heading above each part of the list. */
function Parts<T extends { id: string }>({ items, card, heading }: CardsProps<T>) {
  if (!heading) return <Cards items={items} card={card} />;
  return [...new Set(items.map(heading))].map((words) => (
    <section key={words} className={styles.part}>
      <h2>{words}</h2>
      <Cards
        items={items.filter((item) => heading(item) === words)}
        card={card}
        from={items.findIndex((item) => heading(item) === words)}
      />
    </section>
  ));
}

function Cards<T extends { id: string }>({ items, card, from = 0 }: CardsProps<T>) {
  return (
    <ul className={cards.grid}>
      {items.map((item, index) => (
        <li key={item.id} className={cards.cell} data-item tabIndex={-1}>
          {card(item, from + index)}
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
  useBackOnline(onRetry);
  return (
    <div className={`${layout.bar4} ${styles.failed}`}>
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
    <div className={styles.more} data-more>
      <p role="alert">{failed && "Couldn't load more. Please try again."}</p>
      <p role="status" className="visually-hidden">
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
