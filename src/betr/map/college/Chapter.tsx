import type { MapFraternity } from '../../../domain/map/mapCollege.ts';
import { memberWords } from '../../../domain/map/markerWords.ts';
import layout from '../../../ui/layout.module.css';
import { ChapterContacts } from '../../parts/ChapterContacts.tsx';
import styles from './CollegeDialog.module.css';

type Props = { fraternity: MapFraternity; today: string };

/** A fraternity of a college, with its members and everyone one can reach there. */
export function Chapter({ fraternity: { name, letters, memberCount, record }, today }: Props) {
  return (
    <li className={`${layout.stack2} ${styles.chapter}`}>
      <p className={styles.name}>
        <strong>{name}</strong> {letters !== name && letters}
      </p>
      <p className={styles.facts}>{memberWords(memberCount)}</p>
      <ChapterContacts chapter={record} today={today} />
    </li>
  );
}
