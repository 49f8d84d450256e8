import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { openCollege } from '../../../data/staff/colleges.ts';
import { fraternitiesOf } from '../../../data/staff/fraternities.ts';
import {
  type DirectoryCollege,
  missingRecord,
  sharesTile,
} from '../../../domain/colleges/collegeDirectory.ts';
import { schoolLetters } from '../../../domain/colleges/schoolLetters.ts';
import { useLive } from '../../../hooks/useLive.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import layout from '../../../ui/layout.module.css';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { CollegeChanges } from './CollegeChanges.tsx';
import styles from './CollegeDialog.module.css';
import { CollegeFraternities } from './CollegeFraternities.tsx';
import { CollegeHistory } from './CollegeHistory.tsx';
import { ConferenceEdit } from './ConferenceEdit.tsx';

type Props = { collegeId: string; directory: readonly DirectoryCollege[]; onClose: () => void };

/**
 * A college and its fraternities (specification 2.15). Opening it creates its record if absent and recounts
 * its fraternities.
 */
export function CollegeDialog({ collegeId, directory, onClose }: Props) {
  // While its record is merged into another one it goes, and the dialog still says what happens.
  const [merging, setMerging] = useState<DirectoryCollege | null>(null);
  const college = directory.find(({ id }) => id === collegeId) ?? merging;
  if (college)
    return <Details college={college} directory={directory} onMerging={setMerging} onClose={onClose} />;
  return (
    <NoticeDialog title="No such college" action="Back to all colleges" onClose={onClose}>
      Nothing in the directory has the address “{collegeId}”.
    </NoticeDialog>
  );
}

type DetailsProps = Omit<Props, 'collegeId'> & {
  college: DirectoryCollege;
  onMerging: (college: DirectoryCollege | null) => void;
};

function Details({ college, directory, onMerging, onClose }: DetailsProps) {
  const id = useId();
  const twin = sharesTile(college.name, directory);
  const live = useLive(useMemo(() => fraternitiesOf(college.id), [college.id]));
  const recount = useEffectEvent(() => {
    // The college is shown anyway; it is counted again when it is opened next.
    openCollege(college.id, missingRecord(college)).catch((error: unknown) =>
      console.warn("The college wasn't counted.", error),
    );
  });
  useEffect(() => recount(), []);

  return (
    <Dialog labelledBy={id} onClose={onClose} className={styles.dialog}>
      <div className={`${layout.stack4} ${consoleLayout.dialog}`}>
        <header className={consoleLayout.row4}>
          <Logo name={college.name} src={college.logoPath} letters={schoolLetters(college.name)} />
          <div>
            <h2 id={id} tabIndex={-1}>
              {college.name}
            </h2>
            <p className={layout.muted}>{college.location}</p>
            <CollegeHistory college={college} />
          </div>
        </header>
        {twin && !college.logoPath && (
          <p>
            Without a logo its tile says {schoolLetters(college.name)}, as that of {twin.name} does.
          </p>
        )}
        <ConferenceEdit college={college} />
        <CollegeChanges college={college} directory={directory} onMerging={onMerging} onGone={onClose} />
        {live.status === 'loading' && <p role="status">Loading fraternities...</p>}
        {live.status === 'error' && (
          <FailedNotice message="Failed to load fraternities" onRetry={live.retry} />
        )}
        {live.status === 'ready' && <CollegeFraternities college={college} list={live.data} />}
      </div>
    </Dialog>
  );
}
