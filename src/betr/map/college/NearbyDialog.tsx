import { useId } from 'react';
import type { MapCollege } from '../../../domain/map/mapCollege.ts';
import { collegeCount } from '../../../domain/map/markerWords.ts';
import { lookOf, shareWords } from '../../../domain/map/share.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { LookMark } from '../../parts/StageMark.tsx';
import styles from './CollegeDialog.module.css';

type Props = {
  /** The nearest first. */
  colleges: readonly MapCollege[];
  onChoose: (id: string) => void;
  /** Zooms in where they are; undefined at the highest zoom. */
  onZoom?: (() => void) | undefined;
  onClose: () => void;
};

/** The colleges that a press on overlapping markers may mean. */
export function NearbyDialog({ colleges, onChoose, onZoom, onClose }: Props) {
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <div className={`${staffLayout.stack3} ${styles.body}`}>
        <header>
          <h2 id={id}>{collegeCount(colleges.length)} here</h2>
        </header>
        <ul className={layout.stack1}>
          {colleges.map((college) => (
            <li key={college.id}>
              <button
                type="button"
                className={`${staffLayout.row3} ${styles.pick}`}
                onClick={() => onChoose(college.id)}
              >
                <LookMark {...lookOf(college)} />
                <span className={styles.picked}>
                  <strong>{college.name}</strong> <span className={styles.facts}>{shareWords(college)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {onZoom && (
          <Button tone="plain" onClick={onZoom}>
            Zoom in here
          </Button>
        )}
      </div>
    </Dialog>
  );
}
