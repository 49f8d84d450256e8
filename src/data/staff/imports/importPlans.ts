import type { Write } from '../../../domain/changes/change.ts';
import { readCollege } from '../../../domain/colleges/college.ts';
import type { CollegeInput } from '../../../domain/colleges/collegeSchema.ts';
import { conferenceName } from '../../../domain/colleges/conferenceName.ts';
import type { ImportedChange } from '../../../domain/sheet/importRecord.ts';
import { DataError } from '../../errors.ts';
import type { Look } from '../changes/look.ts';
import type { Plan } from '../changes/planned.ts';
import { type Changed, changing, chapterPath, unchangedNow } from '../chapters/chapterPlans.ts';
import { collegeWrite, type RecordFields } from '../chapters/collegeWrite.ts';
import { fieldsOf, type ImportKeeping, kept, keptIn, replaced } from './importedChanges.ts';

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
 * Writes a part of an import as it was previewed, and in the same commit what undoes it: it fails as
 * 'conflict' when a colleague has changed one of the same fields or added the same chapter or college since,
 * and as 'missing' when one was deleted.
 */
export function importPlan({ added, changed, records }: ImportWrites, keeping: ImportKeeping): Plan {
  return async (look) => {
    const [chapters, recorded] = await Promise.all([
      unchangedNow(look, changed),
      Promise.all(records.map((record) => recordNow(look, record))),
      Promise.all(added.map((write) => mustBeFree(look, write.path))),
    ]);
    const edits = chapters.map((chapter) => {
      const write = changing(chapter.collegeId, chapter.fraternity, chapter.changes);
      const at = chapterPath(chapter.collegeId, chapter.fraternity.id);
      return { write, change: replaced(at, chapter.fraternity, fieldsOf(write)) };
    });
    const changes = [
      ...recorded.map(({ change }) => change),
      ...added.map((write) => ({ path: write.path, before: null, after: kept(fieldsOf(write)) })),
      ...edits.map(({ change }) => change),
    ].filter(({ before, after }) => before === null || Object.keys(after).length > 0);
    return [
      ...added,
      ...edits.map(({ write }) => write),
      ...recorded.map(({ write }) => write),
      ...(changes.length > 0 ? [keptIn(keeping, changes)] : []),
    ];
  };
}

async function mustBeFree(look: Look, path: string): Promise<void> {
  if ((await look(path)) !== undefined) throw new DataError('conflict');
}

async function recordNow(
  look: Look,
  record: RecordChange,
): Promise<{ write: Write; change: ImportedChange }> {
  const { collegeId, absent, changes, seen } = record;
  const path = `colleges/${collegeId}`;
  const data = await look(path, absent ? undefined : (seen ?? undefined));
  if (data === undefined) {
    if (!absent) throw new DataError('missing');
    const write = collegeWrite(collegeId, absent, changes);
    return { write, change: { path, before: null, after: kept(fieldsOf(write)) } };
  }
  if (!seen) throw new DataError('conflict');
  const { conference, ...rest } = readCollege(collegeId, data);
  const names = { ...rest, conference: conferenceName(conference) };
  const now = new Map<string, unknown>(Object.entries(names));
  const wanted = new Map<string, unknown>(Object.entries(changes));
  for (const [name, value] of Object.entries(seen)) {
    // A record without a value stands for what our list says.
    const stands = now.get(name) || value;
    if (wanted.has(name) && stands !== value && stands !== wanted.get(name)) throw new DataError('conflict');
  }
  return {
    write: collegeWrite(collegeId, null, changes),
    change: replaced(path, { ...rest, conference }, kept(changes)),
  };
}
