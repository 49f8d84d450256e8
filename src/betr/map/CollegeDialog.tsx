import { useId } from 'react';
import { memberWords } from '../../domain/map/collegeWords.ts';
import type { MapCollege, MapFraternity } from '../../domain/map/mapCollege.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { OutreachBadge } from '../../ui/OutreachBadge.tsx';
import { CollegeBadge } from './CollegeBadge.tsx';
import styles from './CollegeDialog.module.css';

/** A college of the map with its fraternities and their member counts (specification 2.18). */
export function CollegeDialog({ college, onClose }: { college: MapCollege; onClose: () => void }) {
  const id = useId();
  const { name, location, conference, status, at, fraternities } = college;
  const facts = [location, conference, at ? '' : 'Not on the map'].filter(Boolean);
  return (
    <Dialog labelledBy={id} onClose={onClose} className={styles.dialog}>
      <div className={styles.body}>
        <header>
          <h2 id={id}>{name}</h2>
          {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
          <CollegeBadge status={status} />
        </header>
        <h3>Fraternities ({fraternities.length})</h3>
        {fraternities.length === 0 && <p className={styles.facts}>No fraternities yet.</p>}
        <ul>
          {fraternities.map((fraternity) => (
            <FraternityRow key={fraternity.id} fraternity={fraternity} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function FraternityRow({
  fraternity: { name, letters, memberCount, status },
}: {
  fraternity: MapFraternity;
}) {
  return (
    <li className={styles.fraternity}>
      <span className={styles.name}>
        <strong>{name}</strong> {letters !== name && letters}
      </span>
      <span className={styles.members}>{memberWords(memberCount)}</span>
      <OutreachBadge status={status} />
    </li>
  );
}
