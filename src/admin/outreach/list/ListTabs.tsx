import { type ChapterList, chapterLists } from '../../../domain/outreach/chapterLists.ts';
import recordLayout from '../../../ui/recordLayout.module.css';
import styles from './Outreach.module.css';
import { outreachLists } from './outreachLists.ts';
import type { ListCounts } from './useListCounts.ts';

type Props = {
  /** The list that is shown; null while a search is. */
  list: ChapterList | null;
  counts: ListCounts;
  onOpen: (list: ChapterList) => void;
};

/** The lists and how many chapters each has. */
export function ListTabs({ list, counts, onOpen }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs and draws a frame of its own
    <div role="group" aria-label="List" className={`${recordLayout.lineTabs} ${styles.tabs}`}>
      {chapterLists.map((name) => {
        const count = counts[name];
        return (
          <button key={name} type="button" aria-pressed={name === list} onClick={() => onOpen(name)}>
            {outreachLists[name].label}{' '}
            <span className={styles.number}>{count === undefined ? '' : count.toLocaleString('en-US')}</span>
          </button>
        );
      })}
    </div>
  );
}
