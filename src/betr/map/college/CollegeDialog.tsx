import { useId } from 'react';
import type { MapCollege } from '../../../domain/map/mapCollege.ts';
import { lookOf, shareWords } from '../../../domain/map/share.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import staffLayout from '../../../ui/staffLayout.module.css';
import { LookMark } from '../../parts/StageMark.tsx';
import { Chapter } from './Chapter.tsx';
import styles from './CollegeDialog.module.css';

type Props = {
  college: MapCollege;
  today: string;
  /** Lists the colleges by their distance from this one. */
  onNear: () => void;
  onClose: () => void;
};

/** A college of the map with its fraternities, their member counts and contacts (specification 2.18). */
export function CollegeDialog({ college, today, onNear, onClose }: Props) {
  const id = useId();
  const { name, location, conference, at, fraternities } = college;
  const facts = [location, conference, at ? '' : 'Not on the map'].filter(Boolean);
  return (
    <Dialog labelledBy={id} onClose={onClose} className={styles.dialog}>
      <div className={`${staffLayout.stack3} ${styles.body}`}>
        <header>
          {/* The first link may be far down, and the dialog would open scrolled to it. */}
          <h2 ref={(heading) => heading?.setAttribute('autofocus', '')} id={id} tabIndex={-1}>
            {name}
          </h2>
          {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
          {fraternities.length > 0 && (
            <p className={styles.status}>
              <LookMark {...lookOf(college)} />
              {shareWords(college)}
            </p>
          )}
          {at && (
            <Button tone="plain" onClick={onNear}>
              Nearest colleges
            </Button>
          )}
        </header>
        {fraternities.length > 0 ? (
          <h3>Fraternities ({fraternities.length})</h3>
        ) : (
          <p className={styles.facts}>No fraternities yet.</p>
        )}
        <ul>
          {fraternities.map((fraternity) => (
            <Chapter key={fraternity.id} fraternity={fraternity} today={today} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
