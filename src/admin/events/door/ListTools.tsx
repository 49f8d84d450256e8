import { useState } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import type { WaitingPerson } from '../../../domain/participants/line/waitingPerson.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import { LateDialog } from '../../../parts/late/LateDialog.tsx';
import { lateCode } from '../../../parts/late/lateCode.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { offerRetry } from '../../../ui/toast.ts';
import { Menu } from '../../parts/Menu.tsx';
import { exportPeople } from './exportPeople.ts';
import styles from './ParticipantList.module.css';
import { PrintedList } from './print/PrintedList.tsx';

const peopleImport = lateCode(() => import('./import/PeopleImportDialog.tsx'));

type Props = {
  event: StaffEvent;
  people: readonly Participant[];
  line: readonly WaitingPerson[];
  fixed: boolean;
  /** Whether the import is open at first. */
  startImport: boolean;
};

/** What staff do with a list as a whole: buttons, or on a small screen a menu. */
export function ListTools({ event, people, line, fixed, startImport }: Props) {
  const [importing, setImporting] = useState(startImport && !fixed);
  const [printing, setPrinting] = useState(false);
  const close = () => setImporting(false);

  async function save() {
    try {
      await exportPeople(event, people);
    } catch {
      offerRetry('Failed to export the list. Please try again.', save);
    }
  }

  const items = [
    ...(fixed ? [] : [{ label: 'Import', run: () => setImporting(true) }]),
    ...(people.length > 0 ? [{ label: 'Export CSV', run: () => void save() }] : []),
    ...(people.length + line.length > 0 ? [{ label: 'Print door list', run: () => setPrinting(true) }] : []),
  ];
  return (
    <>
      <div className={`${consoleLayout.flex2} ${styles.buttons}`}>
        {items.map(({ label, run }) => (
          <Button key={label} tone="plain" onClick={run}>
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.menu}>
        <Menu name="More" className={styles.more} items={items}>
          <Icon width={20} height={20} stroke={3} path="M3 10h3M8.5 10h3M14 10h3" />
        </Menu>
      </div>
      {printing && (
        <PrintedList event={event} people={people} line={line} onDone={() => setPrinting(false)} />
      )}
      {importing && (
        <LateDialog code={peopleImport} title="Import participants" what="The import" onClose={close}>
          {(ImportDialog) => <ImportDialog event={event} people={people} onClose={close} />}
        </LateDialog>
      )}
    </>
  );
}
