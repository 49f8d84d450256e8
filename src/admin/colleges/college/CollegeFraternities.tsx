import { useState } from 'react';
import type { WatchedList } from '../../../data/source.ts';
import type { DirectoryCollege } from '../../../domain/colleges/collegeDirectory.ts';
import { compareNames } from '../../../domain/colleges/collegeDirectory.ts';
import type { EventFields } from '../../../domain/events/eventFields.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { outreachCounts } from '../../../domain/outreach/outreachCounts.ts';
import { notLoaded, useLazyDialog } from '../../../ui/lazyCode.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { loadCreateEvent } from '../../events/form/loadCreateEvent.ts';
import { CsvButtons } from '../csv/CsvButtons.tsx';
import { AddFraternity } from './AddFraternity.tsx';
import styles from './CollegeDialog.module.css';
import { DeleteFraternityDialog } from './DeleteFraternityDialog.tsx';
import { FraternityCard } from './FraternityCard.tsx';

const loadFraternity = () => import('../../fraternities/FraternityDialog.tsx');

type Props = {
  college: DirectoryCollege;
  list: WatchedList<Fraternity>;
  directory: readonly DirectoryCollege[];
};
type Action = { what: 'edit' | 'delete' | 'schedule'; fraternity: Fraternity };

/** The outreach status of a college, and its fraternities with their actions (specification 2.15). */
export function CollegeFraternities({ college, list, directory }: Props) {
  const [action, setAction] = useState<Action | null>(null);
  const fraternities = [...list.items].sort(compareNames);
  const { scheduled, inTouch, noContactInfo } = outreachCounts(fraternities);
  const close = () => setAction(null);
  const late = { failed: notLoaded('The form'), close, reopen: () => setAction(action) };
  const FraternityDialog = useLazyDialog(action?.what === 'edit' ? loadFraternity : null, late);
  const CreateEventDialog = useLazyDialog(action?.what === 'schedule' ? loadCreateEvent : null, late);
  const start = (what: Action['what']) => (fraternity: Fraternity) => setAction({ what, fraternity });

  return (
    <>
      <dl className={styles.counts}>
        <Count label="Scheduled Fraternities" value={scheduled} />
        <Count label="In Touch" value={inTouch} />
        <Count label="No Contact Info" value={noContactInfo} />
      </dl>
      <AddFraternity college={college} fraternities={fraternities} />
      {fraternities.length === 0 && (
        <Notice>
          <p>No fraternities here yet. Add the first one above.</p>
        </Notice>
      )}
      <ul className={styles.fraternities} aria-label="Fraternities">
        {fraternities.map((fraternity) => (
          <FraternityCard
            key={fraternity.id}
            fraternity={fraternity}
            waiting={list.waiting.has(fraternity.id)}
            onEdit={start('edit')}
            onSchedule={start('schedule')}
            onDelete={start('delete')}
          />
        ))}
      </ul>
      <CsvButtons
        name={`fraternities-${college.id}`}
        exported={fraternities.length > 0 ? () => exportFraternities(college, fraternities) : null}
        directory={directory}
        college={college}
      />
      {action && FraternityDialog && (
        <FraternityDialog
          collegeId={college.id}
          fraternity={action.fraternity}
          now={list.items.find(({ id }) => id === action.fraternity.id) ?? null}
          onClose={close}
        />
      )}
      {action && CreateEventDialog && (
        <CreateEventDialog variant="schedule" initial={eventAt(college, action.fraternity)} onClose={close} />
      )}
      {action?.what === 'delete' && (
        <DeleteFraternityDialog collegeId={college.id} fraternity={action.fraternity} onClose={close} />
      )}
    </>
  );
}

async function exportFraternities({ name }: DirectoryCollege, fraternities: readonly Fraternity[]) {
  const { fraternitiesCsv } = await import('../../../domain/outreach/csv/fraternitiesCsv.ts');
  return fraternitiesCsv([{ name, fraternities }]);
}

/** Returns the fields that Schedule Event fills in beforehand. */
function eventAt(college: DirectoryCollege, fraternity: Fraternity): Partial<EventFields> {
  return {
    collegeId: college.id,
    collegeName: college.name,
    collegeLogo: college.logoPath ?? '',
    state: college.state,
    fraternityId: fraternity.id,
    fraternityName: fraternity.name,
    contactName: fraternity.rushChairName,
    contactRole: fraternity.rushChairName && 'Rush chair',
    contactPhone: fraternity.rushChairNumber,
    contactEmail: fraternity.rushChairEmail,
  };
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
