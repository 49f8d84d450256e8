import { useState } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { BracketPicture } from '../../parts/bracket/BracketPicture.tsx';
import { BracketStatusPicker } from '../../parts/bracket/BracketStatusPicker.tsx';
import { BracketViewer } from '../../parts/bracket/BracketViewer.tsx';
import { changeStatus } from '../list/rows/rowChanges.ts';
import styles from './StaffEventPage.module.css';

/** The bracket of an event: its picture and its status (specification 2.12). */
export function BracketTab({ event }: { event: StaffEvent }) {
  const [viewing, setViewing] = useState(false);
  const open = event.status === 'active' || event.status === 'completed';
  return (
    <div className={`${layout.column4} ${styles.bracket}`}>
      {!open && (
        <div className={`${staffLayout.bar3} ${staffLayout.warning}`}>
          <p>Brackets are for active and completed events. This one is {event.status}.</p>
          <Button tone="plain" onClick={() => changeStatus(event, 'active')}>
            Set to active
          </Button>
        </div>
      )}
      <BracketPicture event={event} onView={() => setViewing(true)} />
      <BracketStatusPicker event={event} />
      {viewing && <BracketViewer event={event} onClose={() => setViewing(false)} />}
    </div>
  );
}
