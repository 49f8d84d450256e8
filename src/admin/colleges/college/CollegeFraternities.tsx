import { useRef, useState } from 'react';
import type { WatchedList } from '../../../data/source.ts';
import type { DirectoryCollege } from '../../../domain/colleges/collegeDirectory.ts';
import { compareNames } from '../../../domain/colleges/collegeDirectory.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { outreachCounts } from '../../../domain/outreach/outreachCounts.ts';
import { useRowFocus } from '../../../hooks/focus/useRowFocus.ts';
import { LateDialog } from '../../../parts/late/LateDialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import recordLayout from '../../../ui/recordLayout.module.css';
import { CsvButtons, saveShown } from '../../csv/CsvButtons.tsx';
import { DeleteFraternityDialog } from '../../fraternities/DeleteFraternityDialog.tsx';
import { fraternityCode } from '../../fraternities/loadFraternity.ts';
import { ScheduleDialog } from '../../outreach/schedule/ScheduleDialog.tsx';
import { AddFraternity } from './AddFraternity.tsx';
import styles from './CollegeDialog.module.css';
import { FraternityCard } from './FraternityCard.tsx';

type Props = {
  college: DirectoryCollege;
  list: WatchedList<Fraternity>;
};
type Action = { what: 'edit' | 'delete' | 'schedule'; fraternity: Fraternity };

/** The outreach status of a college, and its fraternities with their actions (specification 2.15). */
export function CollegeFraternities({ college, list }: Props) {
  const [action, setAction] = useState<Action | null>(null);
  const fraternities = [...list.items].sort(compareNames);
  const { scheduled, inTouch, noContactInfo } = outreachCounts(fraternities);
  const around = useRef<HTMLDListElement>(null);
  const ids = fraternities.map(({ id }) => id);
  const { list: rows, handlers } = useRowFocus<HTMLUListElement>(ids, around);
  const close = () => setAction(null);
  const start = (what: Action['what']) => (fraternity: Fraternity) => setAction({ what, fraternity });

  return (
    <>
      <dl ref={around} tabIndex={-1} className={`${recordLayout.smallTerms} ${styles.counts}`}>
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
      <ul ref={rows} className={styles.fraternities} aria-label="Fraternities" {...handlers}>
        {fraternities.map((fraternity) => (
          <FraternityCard
            key={fraternity.id}
            collegeId={college.id}
            fraternity={fraternity}
            waiting={list.waiting.has(fraternity.id)}
            onEdit={start('edit')}
            onSchedule={start('schedule')}
            onDelete={start('delete')}
          />
        ))}
      </ul>
      <CsvButtons
        exports={
          fraternities.length > 0
            ? [
                {
                  label: 'Export CSV',
                  run: () =>
                    void saveShown(`chapters-${college.id}`, () => exportFraternities(college, fraternities)),
                },
              ]
            : []
        }
        college={college}
      />
      {action?.what === 'edit' && (
        <LateDialog code={fraternityCode} title="Edit fraternity" what="The form" onClose={close}>
          {(Form) => (
            <Form
              collegeId={college.id}
              fraternity={action.fraternity}
              now={list.items.find(({ id }) => id === action.fraternity.id) ?? null}
              onClose={close}
            />
          )}
        </LateDialog>
      )}
      {action?.what === 'schedule' && (
        <ScheduleDialog collegeId={college.id} fraternity={action.fraternity} onClose={close} />
      )}
      {action?.what === 'delete' && (
        <DeleteFraternityDialog collegeId={college.id} fraternity={action.fraternity} onClose={close} />
      )}
    </>
  );
}

async function exportFraternities(college: DirectoryCollege, fraternities: readonly Fraternity[]) {
  const { fraternitiesCsv } = await import('../../../domain/outreach/csv/fraternitiesCsv.ts');
  return fraternitiesCsv(fraternities.map((fraternity) => ({ college, fraternity })));
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
