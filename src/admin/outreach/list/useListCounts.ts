import { useEffect, useRef, useState } from 'react';
import { type ChapterFilter, type ChapterList, chapterLists } from '../../../domain/outreach/chapterLists.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { useStore } from '../../../hooks/useStore.ts';
import { useWindowEvent } from '../../../hooks/useWindowEvent.ts';
import { ownChanges } from '../ownChanges.ts';
import type { OutreachReads } from './outreachReads.ts';

/** The number of chapters in each list; a list that couldn't be counted is left out. */
export type ListCounts = Partial<Record<ChapterList, number>>;

/** Several changes in a row are counted once, after this pause in milliseconds. */
const pause = 800;
/** Whoever comes back to the window sees counts that are at most this old, in milliseconds. */
const oldest = 60_000;

type Counted = { about: string; counts: ListCounts };
/** The last counts, which the screen shows while it counts again. */
let last: Counted = { about: '', counts: {} };

/**
 * Counts the chapters of all lists under a filter: when the screen opens, when the filter changes, after
 * one's own changes, and when the window gets the focus again. Colleagues' changes show then. Without a
 * network there are no counts.
 */
export function useListCounts(
  count: OutreachReads['countChapters'],
  filter: ChapterFilter,
  today: string,
): { counts: ListCounts; countAgain: () => void } {
  const online = useOnline();
  const about = [today, ...Object.values(filter)].join('\n');
  const changes = useStore(ownChanges);
  const [rounds, setRounds] = useState(0);
  const countAgain = () => setRounds((before) => before + 1);
  const [counted, setCounted] = useState(last);
  const latest = useRef({ about: '', at: 0 });

  useWindowEvent('focus', () => {
    if (performance.now() - latest.current.at > oldest) countAgain();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: own changes and further rounds count again
  useEffect(() => {
    if (!online) return;
    let wanted = true;
    const again = latest.current.about === about;
    latest.current = { about, at: performance.now() };
    const timer = setTimeout(
      () => {
        for (const list of chapterLists) {
          void count(list, filter, today)
            .catch(() => undefined)
            .then((number) => {
              if (wanted) setCounted(keep(about, list, number));
            });
        }
      },
      again ? pause : 0,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [count, about, online, changes, rounds]);

  return { counts: online && counted.about === about ? counted.counts : {}, countAgain };
}

/** Keeps the count of a list, each as it comes: a slow one holds up no other. */
function keep(about: string, list: ChapterList, number: number | undefined): Counted {
  const { [list]: _, ...others } = last.about === about ? last.counts : {};
  last = { about, counts: number === undefined ? others : { ...others, [list]: number } };
  return last;
}
