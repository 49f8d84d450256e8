import type { DirectoryCollege } from '../../../domain/colleges/collegeDirectory.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Link } from '../../../ui/Link.tsx';
import { useCollegeName } from '../../parts/useCollege.ts';

type Props = { collegeId: string; college: DirectoryCollege | null };

/** The name of a college; the link opens its details. */
export function CollegeLink({ collegeId, college }: Props) {
  return <Link to={staffPaths.college(collegeId)}>{college?.name ?? <CollegeName id={collegeId} />}</Link>;
}

/** The name of a college. */
function CollegeName({ id }: { id: string }) {
  return useCollegeName(id);
}
