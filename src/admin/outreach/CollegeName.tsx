import { useCollegeName } from '../parts/useCollege.ts';

/** The name of a college. */
export function CollegeName({ id }: { id: string }) {
  return useCollegeName(id);
}
