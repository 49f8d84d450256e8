import { saveConference } from '../../../data/staff/colleges.ts';
import { type DirectoryCollege, missingRecord } from '../../../domain/colleges/collegeDirectory.ts';
import { conferenceName } from '../../../domain/colleges/conferenceName.ts';
import { attempt } from '../../../parts/attempt.ts';
import { ChangedBy } from '../../parts/history/ChangedBy.tsx';

const labels = {
  name: 'Name',
  conference: 'Conference',
  logoPath: 'Logo',
  state: 'State',
  location: 'Location',
};

/**
 * Who changed a college last, and its history. Its conference can be set back; a name and a place change its
 * chapters and events too, so they are edited.
 */
export function CollegeHistory({ college }: { college: DirectoryCollege }) {
  return (
    <ChangedBy
      record={`college:${college.id}`}
      name={college.name}
      labels={labels}
      restore={{
        busy: false,
        may: ({ field, from }) =>
          field === 'conference' &&
          typeof from === 'string' &&
          from !== '' &&
          conferenceName(from) !== college.conference,
        run: ({ from }) => void restoreConference(college, String(from)),
      }}
    />
  );
}

async function restoreConference(college: DirectoryCollege, before: string): Promise<void> {
  const { id, conference } = college;
  await attempt(() => saveConference(id, before, missingRecord(college)), {
    failed: 'Failed to restore: Conference. Please try again.',
    done: 'Restored: Conference.',
    undo:
      conference === ''
        ? undefined
        : () => void restoreConference({ ...college, conference: before }, conference),
    subject: `conference ${id}`,
  });
}
