import {
  deleting,
  fieldGone,
  serverNow,
  setting,
  updating,
  type Write,
} from '../../../domain/changes/change.ts';
import { type Fraternity, readFraternity } from '../../../domain/fraternities/fraternity.ts';
import {
  disputedFields,
  type FraternityFormEdit,
  fraternityFields,
} from '../../../domain/fraternities/fraternityForm.ts';
import { outreachStatuses } from '../../../domain/fraternities/fraternitySchema.ts';
import {
  fraternityAfter,
  fraternityUndone,
  fraternityWithout,
} from '../../../domain/outreach/afterContact.ts';
import { type ChapterChanges, isSame, written } from '../../../domain/outreach/chapterWrites.ts';
import type { OutreachEntry } from '../../../domain/outreach/outreachEntry.ts';
import type { OutreachInput } from '../../../domain/outreach/outreachSchema.ts';
import { localDay } from '../../../domain/time/parse.ts';
import { DataError } from '../../errors.ts';
import type { Look, Plan } from '../changes/inTransaction.ts';

/*
 * What changes of chapters write, by what stands when they are written. A plan runs inside a transaction, so
 * that two callers at one chapter overwrite nothing of each other's unseen.
 */

/** A chapter by its college. */
export type Placed = { collegeId: string; fraternity: Fraternity };

/** The location of a log entry, and its fraternity before the entry. */
export type Logged = {
  collegeId: string;
  /** Brought up to date when the entry is written. */
  before: Fraternity;
  entryId: string;
  input: OutreachInput;
  at: Date;
};

/** Returns the path of a chapter. */
export function chapterPath(collegeId: string, fraternityId: string): string {
  return `colleges/${collegeId}/fraternities/${fraternityId}`;
}

/** A chapter, and the fields of it that change. */
export type Changed = Placed & { changes: ChapterChanges };

/** Changes the same fields of chapters, unless a colleague has changed one of them to something else. */
export function changePlan(chapters: readonly Placed[], changes: ChapterChanges): Plan {
  return changesPlan(chapters.map((chapter) => ({ ...chapter, changes })));
}

/** Changes fields of chapters, of each its own, unless a colleague has changed one of them to something else. */
export function changesPlan(changed: readonly Changed[]): Plan {
  return async (look) => {
    const now = await Promise.all(changed.map((chapter) => standing(look, chapter)));
    for (const [place, { fraternity, changes }] of changed.entries())
      for (const [name, value] of Object.entries(changes)) {
        const stands = fieldOf(now[place], name);
        if (!isSame(stands, fieldOf(fraternity, name)) && !isSame(stands, value))
          throw new DataError('conflict');
      }
    return changed.map(({ collegeId, changes }, place) => changing(collegeId, now[place], changes));
  };
}

/** Returns the write of changes of a chapter that is as in `before`. */
export function changing(collegeId: string, before: Fraternity | undefined, changes: ChapterChanges): Write {
  if (!before) throw new DataError('missing');
  return updating(chapterPath(collegeId, before.id), storedChanges(collegeId, before, changes));
}

/**
 * Restores fields of chapters that still hold what was written; fields that a colleague has changed since
 * stay. Without any left it is a conflict.
 */
export function restorePlan(chapters: readonly Placed[], wrote: ChapterChanges): Plan {
  return async (look) => {
    const now = await Promise.all(chapters.map((chapter) => foundOrGone(look, chapter)));
    const writes = chapters.flatMap(({ collegeId, fraternity }, place) => {
      const current = now[place];
      const changes = current && restored(fraternity, current, wrote);
      return changes ? [changing(collegeId, current, changes)] : [];
    });
    if (writes.length === 0) throw new DataError('conflict');
    return writes;
  };
}

/** Returns the fields that take back what was written; null when one of them was changed since. */
export function restored(before: Fraternity, now: Fraternity, wrote: ChapterChanges): ChapterChanges | null {
  const names = Object.keys(wrote);
  const stands = names.every((name) => isSame(fieldOf(now, name), fieldOf(wrote, name)));
  return stands ? Object.fromEntries(names.map((name) => [name, fieldOf(before, name)])) : null;
}

/** Writes a contact to the log, and what follows from it to its chapter as that stands. */
export function logPlan(logged: Logged): Plan {
  return async (look) => {
    const { collegeId, before, entryId } = logged;
    const entry = `${chapterPath(collegeId, before.id)}/outreach/${entryId}`;
    const [now, stored] = await Promise.all([standing(look, { collegeId, fraternity: before }), look(entry)]);
    // An earlier attempt whose answer was lost.
    if (stored !== undefined) return [];
    logged.before = now;
    return logWrites(logged);
  };
}

/** Returns the writes of a contact whose chapter is as in `before`. */
export function logWrites({ collegeId, before, entryId, input, at }: Logged): Write[] {
  return [
    setting(`${chapterPath(collegeId, before.id)}/outreach/${entryId}`, {
      ...input,
      at,
      createdAt: serverNow,
    }),
    changing(collegeId, before, fraternityAfter(before, input, at)),
  ];
}

/**
 * Takes a contact out of the log again, and from its chapter what no one has logged or changed since. `below`:
 * the newest of the other entries, undefined when it is unknown.
 */
export function unlogPlan(logged: Logged, below: OutreachEntry | null | undefined): Plan {
  return async (look) => {
    const { collegeId, before } = logged;
    const now = await foundOrGone(look, { collegeId, fraternity: before });
    return unlogWrites(logged, now ?? null, below);
  };
}

/** Returns the writes that undo a contact whose chapter is now as in `now`, null when it is gone. */
export function unlogWrites(
  logged: Logged,
  now: Fraternity | null,
  below: OutreachEntry | null | undefined,
): Write[] {
  const { collegeId, before, entryId } = logged;
  const taking = deleting(`${chapterPath(collegeId, before.id)}/outreach/${entryId}`);
  const changes = now ? fraternityUndone(logged, now, below) : {};
  return now && Object.keys(changes).length > 0 ? [taking, changing(collegeId, now, changes)] : [taking];
}

/**
 * Takes the newest entry out of the log; `below` is the one below it. Its chapter follows, unless a colleague
 * has logged a newer contact meanwhile.
 */
export function takeBackPlan(chapter: Placed, taken: OutreachEntry, below: OutreachEntry | null): Plan {
  return async (look) => {
    const now = await standing(look, chapter);
    return takeBackWrites({ ...chapter, fraternity: now }, taken, below);
  };
}

/** Returns the writes that take back an entry of a chapter that is as in `chapter`. */
export function takeBackWrites(
  { collegeId, fraternity }: Placed,
  taken: OutreachEntry,
  below: OutreachEntry | null,
): Write[] {
  const taking = deleting(`${chapterPath(collegeId, fraternity.id)}/outreach/${taken.id}`);
  const isNewest = isSame(fraternity.lastContactAt, taken.at);
  return isNewest
    ? [taking, changing(collegeId, fraternity, fraternityWithout(fraternity, taken, below))]
    : [taking];
}

/** An edit in the form: what it changes, beside what it saw. */
export type ChapterEdit = { edit: FraternityFormEdit; changes: ChapterChanges };

/** Returns the write of an edit of a chapter as it stands, or its values when the same fields were changed. */
export async function editPlan(
  look: Look,
  chapter: Placed,
  { edit, changes }: ChapterEdit,
): Promise<{ writes: readonly Write[] } | { theirs: Fraternity } | 'gone'> {
  const theirs = await foundOrGone(look, chapter);
  if (!theirs) return 'gone';
  if (disputedFields(edit, fraternityFields(theirs)).length > 0) return { theirs };
  return { writes: [changing(chapter.collegeId, theirs, changes)] };
}

/**
 * Deletes a chapter with its log and takes it off its college's count, unless someone has edited it or logged
 * a contact since `seen`.
 */
export function deletePlan({ collegeId, fraternity: seen }: Placed, writes: readonly Write[]): Plan {
  return async (look) => {
    const now = await foundOrGone(look, { collegeId, fraternity: seen });
    // A colleague was faster, and has updated the count.
    if (!now) return [];
    // A page that has just added it doesn't know the server's clock yet.
    const { createdAt: _, quietSince: _since, ...known } = now;
    const isAsSeen = Object.entries(known).every(([name, value]) => isSame(value, fieldOf(seen, name)));
    if (!isAsSeen) throw new DataError('conflict');
    return writes;
  };
}

async function foundOrGone(look: Look, { collegeId, fraternity: { id } }: Placed) {
  const data = await look(chapterPath(collegeId, id));
  return data === undefined ? null : readFraternity(id, data);
}

async function standing(look: Look, chapter: Placed): Promise<Fraternity> {
  const found = await foundOrGone(look, chapter);
  if (!found) throw new DataError('missing');
  return found;
}

const fieldOf = (fields: object | undefined, name: string): unknown =>
  new Map<string, unknown>(Object.entries(fields ?? {})).get(name);

/**
 * Returns the fields that changes of a chapter write today (`written`). A missing `quietSince` or status deletes
 * the field, and a status of an older document stays.
 */
export function storedChanges(collegeId: string, before: Fraternity, changes: ChapterChanges) {
  const { quietSince, status, ...fields } = written(collegeId, before, changes, localDay(new Date()));
  const known = outreachStatuses.some((one) => one === status);
  return {
    ...fields,
    ...(quietSince !== undefined && { quietSince: quietSince ?? fieldGone }),
    ...(status !== undefined && (known || status === '') && { status: status || fieldGone }),
  };
}
