import { type MouseEvent, memo } from 'react';
import type { Activity } from '../../domain/colleges/activeColleges.ts';
import type { DirectoryCollege } from '../../domain/colleges/collegeDirectory.ts';
import { schoolLetters } from '../../domain/colleges/schoolLetters.ts';
import { counted } from '../../domain/text/counted.ts';
import { Logo } from '../../ui/Logo.tsx';
import layout from '../../ui/layout.module.css';
import styles from './CollegeCard.module.css';
import { collegePath } from './collegeView.ts';

type Props = {
  college: DirectoryCollege;
  activity?: Activity | undefined;
  onOpen: (collegeId: string) => void;
};

/** A college of the grid, a link to its details. */
export const CollegeCard = memo(function CollegeCard({ college, activity, onOpen }: Props) {
  const { id, name, conference, fraternityCount } = college;

  // Hundreds of Links would each subscribe to the location, so only a plain click is handled here.
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(id);
  }

  return (
    <li className={styles.item}>
      <a className={`${layout.card} ${styles.card}`} href={collegePath(id)} onClick={open}>
        <Logo name={name} src={college.logoPath} letters={schoolLetters(name)} />
        <span className={styles.words}>
          <strong className={styles.name}>{name}</strong>
          <span className={layout.note}>{conference}</span>
          <span className={fraternityCount === 0 ? styles.none : styles.count}>
            {counted(fraternityCount, 'fraternity', 'fraternities')}
          </span>
          {activity && <span className={styles.activity}>{activityText(activity)}</span>}
        </span>
      </a>
    </li>
  );
});

function activityText({ inContact, scheduled, events }: Activity): string {
  return [
    inContact > 0 && `${inContact} in contact`,
    scheduled > 0 && `${scheduled} scheduled`,
    events > 0 && counted(events, 'open event'),
  ]
    .filter(Boolean)
    .join(' · ');
}
