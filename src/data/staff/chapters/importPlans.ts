import type { Write } from '../../../domain/changes/change.ts';
import { readCollege } from '../../../domain/colleges/college.ts';
import type { CollegeInput } from '../../../domain/colleges/collegeSchema.ts';
import { conferenceName } from '../../../domain/colleges/conferenceName.ts';
import { DataError } from '../../errors.ts';
import type { Look, Plan } from '../changes/planned.ts';
import { type Changed, changesPlan } from './chapterPlans.ts';
import { collegeWrite, type RecordFields } from './collegeWrite.ts';

/** What an import changes of a college's record. */
export type RecordChange = {
  collegeId: string;
  /** The record to create if there is none. */
  absent: CollegeInput | null;
  changes: RecordFields;
  /** The college as the preview showed it; null for one that must not be there yet. */
  seen: Partial<CollegeInput> | null;
};

/** The writes of a part of an import. */
export type ImportWrites = {
  added: readonly Write[];
  changed: readonly Changed[];
  records: readonly RecordChange[];
};

/**
 * Writes a part of an import as it was previewed: it fails as 'conflict' when a colleague has changed one of
 * the same fields or added the same chapter or college since, and as 'missing' when one was deleted.
 */
export function importPlan({ added, changed, records }: ImportWrites): Plan {
  return async (look) => {
    const [edits, recorded] = await Promise.all([
      changesPlan(changed)(look),
      Promise.all(records.map((record) => recordNow(look, record))),
      Promise.all(added.map(({ path }) => mustBeFree(look, path))),
    ]);
    return [...added, ...edits, ...recorded];
  };
}

async function mustBeFree(look: Look, path: string): Promise<void> {
  if ((await look(path)) !== undefined) throw new DataError('conflict');
}

async function recordNow(look: Look, { collegeId, absent, changes, seen }: RecordChange): Promise<Write> {
  const data = await look(`colleges/${collegeId}`, absent ? undefined : (seen ?? undefined));
  if (data === undefined) {
    if (!absent) throw new DataError('missing');
    return collegeWrite(collegeId, absent, changes);
  }
  if (!seen) throw new DataError('conflict');
  const { conference, ...rest } = readCollege(collegeId, data);
  const now = new Map<string, unknown>(Object.entries({ ...rest, conference: conferenceName(conference) }));
  const wanted = new Map<string, unknown>(Object.entries(changes));
  for (const [name, value] of Object.entries(seen)) {
    // A record without a value stands for what our list says.
    const stands = now.get(name) || value;
    if (wanted.has(name) && stands !== value && stands !== wanted.get(name)) throw new DataError('conflict');
  }
  return collegeWrite(collegeId, null, changes);
}
