import { fraternityKey } from '../../domain/fraternities/fraternityNames.ts';
import { useToday } from '../../hooks/useToday.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import { loadCollegeChapters, useChapters } from '../campuses/chapterStore.ts';
import { ChapterContacts } from '../parts/ChapterContacts.tsx';
import styles from './CampusPage.module.css';

type Props = {
  collegeId: string;
  /** The name of the house. */
  name: string;
};

/** The contacts of the chapter that a house belongs to, read when they are first shown. */
function HouseContacts({ collegeId, name }: Props) {
  const state = useChapters(collegeId, true);
  const today = useToday();
  if (state.status === 'loading') return <p className={layout.muted}>Loading contacts…</p>;
  if (state.status === 'failed')
    return (
      <div className={`${staffLayout.row3} ${styles.failed}`}>
        <p role="alert">Failed to load contacts. Please try again.</p>
        <Button tone="plain" onClick={() => void loadCollegeChapters(collegeId)}>
          Retry
        </Button>
      </div>
    );
  const key = fraternityKey(name);
  const chapter = state.chapters.find((one) => fraternityKey(one.name || one.letters) === key);
  if (!chapter) return <p className={layout.muted}>No record of this chapter yet.</p>;
  return <ChapterContacts chapter={chapter} today={today} />;
}

export { HouseContacts as Component };
