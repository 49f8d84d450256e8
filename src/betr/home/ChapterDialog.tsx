import { useId } from 'react';
import type { CampusCollege } from '../../data/betr/campusData.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import formLayout from '../../ui/formLayout.module.css';
import layout from '../../ui/layout.module.css';
import { ChapterContacts } from '../parts/ChapterContacts.tsx';
import styles from './ChapterDialog.module.css';

type Props = { college: CampusCollege; chapter: Fraternity; today: string; onClose: () => void };

/** A chapter of Home with all its contacts. */
export function ChapterDialog({ college, chapter, today, onClose }: Props) {
  const id = useId();
  const { name, letters } = chapter;
  const title = name && letters && name !== letters ? `${name} (${letters})` : name || letters || chapter.id;
  return (
    <Dialog labelledBy={id} onClose={onClose} className={styles.dialog}>
      <div className={`${formLayout.dialogBody} ${styles.body}`}>
        <header>
          <h2 id={id}>{title}</h2>
          <p className={layout.muted}>{[college.name, college.conference].filter(Boolean).join(' · ')}</p>
        </header>
        <ChapterContacts chapter={chapter} today={today} />
      </div>
    </Dialog>
  );
}
