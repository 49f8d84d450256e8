import { useMemo } from 'react';
import type { Source } from '../../data/source.ts';
import { watchCollege } from '../../data/staff/colleges.ts';
import { type College, readCollege } from '../../domain/colleges/college.ts';
import { collegeDirectory, type DirectoryCollege } from '../../domain/colleges/collegeDirectory.ts';
import { colleges } from '../../domain/lists/listedColleges.ts';
import { useLive } from '../../hooks/useLive.ts';

const listed = new Map(colleges.map((college) => [college.id, college]));
const unread: Source<never> = () => () => {};

/**
 * Returns a college with what its record changes, live; null while the record loads. Without one, or when it
 * can't be read, it is the college of the list, or one of which only the id is known.
 */
export function useCollege(collegeId: string): DirectoryCollege | null {
  const live = useRecord(collegeId);
  const record = live.status === 'ready' ? live.data.item : null;
  const college = useMemo(() => collegeOf(collegeId, record), [collegeId, record]);
  return live.status === 'loading' ? null : college;
}

/**
 * Returns the name of a college without reading it where that is possible: the name that a chapter of it
 * stores since it was renamed, the name of the list or, for a college that staff added, that of its record.
 */
export function useCollegeName(collegeId: string, renamed = ''): string {
  const known = renamed || (collegeId && listed.get(collegeId)?.name);
  const live = useRecord(known === undefined ? collegeId : null);
  return known ?? ((live.status === 'ready' && live.data.item?.name) || collegeId);
}

/** Watches the record of a college; null watches nothing. */
function useRecord(collegeId: string | null) {
  return useLive(useMemo(() => (collegeId === null ? unread : watchCollege(collegeId)), [collegeId]));
}

function collegeOf(collegeId: string, record: College | null): DirectoryCollege | null {
  const school = listed.get(collegeId);
  const [college] = collegeDirectory(
    school ? [school] : [],
    record || !school ? [record ?? blank(collegeId)] : [],
  );
  return college ?? null;
}

const blank = (collegeId: string) => readCollege(collegeId, {});
