import { merging, plus, type Special, updating, type Write } from '../../../domain/changes/change.ts';
import type { CollegeInput } from '../../../domain/colleges/collegeSchema.ts';

/** Changes of a college's record. */
export type RecordFields = Partial<CollegeInput> & {
  fraternityCount?: Special;
  searchTokens?: readonly string[];
};

/**
 * Returns the write for changes of a college. With `absent` the record is created if needed, and a count that
 * someone else added meanwhile stays.
 */
export function collegeWrite(collegeId: string, absent: CollegeInput | null, changes: RecordFields): Write {
  const path = `colleges/${collegeId}`;
  return absent
    ? merging(path, { ...absent, fraternityCount: plus(0), ...changes })
    : updating(path, changes);
}
