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
import type { Look } from '../changes/look.ts';
import type { Decision, Plan } from '../changes/planned.ts';

/*
 * What changes of chapters write, by what stands when they are written, so that two callers at one chapter
 * overwrite nothing of each other's unseen.
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

/**
 * Changes fields of chapters, of each its own, unless a colleague has changed one of them to something else.
 */
export function changesPlan(changed: readonly Changed[]): Plan {
  return async (look) => {
    const now = await unchangedNow(look, changed);
    return now.map(({ collegeId, fraternity, changes }) => changing(collegeId, fraternity, changes));
  };
}

/**
 * Returns the chapters as they stand. @throws DataError 'conflict' when a colleague has changed one of the
 * fields to something else
 */
export async function unchangedNow(look: Look, changed: readonly Changed[]): Promise<Changed[]> {
  const found = changed.map(async (chapter) => ({ ...chapter, now: await standing(look, chapter) }));
  return (await Promise.all(found)).map(({ fraternity: seen, now, ...chapter }) => {
    for (const [name, value] of Object.entries(chapter.changes)) {
      const stands = fieldOf(now, name);
      if (!isSame(stands, fieldOf(seen, name)) && !isSame(stands, value)) throw new DataError('conflict');
    }
    return { ...chapter, fraternity: now };
  });
}

/** Returns the write of changes of a chapter that is as in `before`. */
export function changing(collegeId: string, before: Fraternity, changes: ChapterChanges): Write {
  return updating(chapterPath(collegeId, before.id), storedChanges(collegeId, before, changes));
}

/**
 * Restores fields of chapters that still hold what was written; fields that a colleague has changed since
 * stay. Without any left it is a conflict.
 */
export function restorePlan(chapters: readonly Placed[], wrote: ChapterChanges): Plan {
  return async (look) => {
    const found = chapters.map(async (chapter) => ({ ...chapter, now: await foundOrGone(look, chapter) }));
    const writes = (await Promise.all(found)).flatMap(({ collegeId, fraternity, now }) => {
      const changes = now && restored(fraternity, now, wrote);
      return changes ? [changing(collegeId, now, changes)] : [];
    });
    if (writes.length === 0) throw new DataError('conflict');
    return writes;
  };
}

/** Returns the fields that take back what was written; null when one of them was changed since. */
function restored(before: Fraternity, now: Fraternity, wrote: ChapterChanges): ChapterChanges | null {
  const names = Object.keys(wrote);
  const stands = names.every((name) => isSame(fieldOf(now, name), fieldOf(wrote, name)));
  return stands ? Object.fromEntries(names.map((name) => [name, fieldOf(before, name)])) : null;
}

/** Returns the path of a contact in its chapter's log. */
export function entryPath({ collegeId, before, entryId }: Logged): string {
  return `${chapterPath(collegeId, before.id)}/outreach/${entryId}`;
}

/** Writes a contact to the log, and what follows from it to its chapter as that stands. */
export function logPlan(logged: Logged): Plan {
  return async (look) => {
    const { collegeId, before, input, at } = logged;
    const entry = entryPath(logged);
    const [now, stored] = await Promise.all([standing(look, { collegeId, fraternity: before }), look(entry)]);
    // An earlier attempt whose answer was lost.
    if (stored !== undefined) return [];
    logged.before = now;
    return [
      setting(entry, { ...input, at, createdAt: serverNow }),
      changing(collegeId, now, fraternityAfter(now, input, at)),
    ];
  };
}

/**
 * Takes a contact out of the log again, and from its chapter what no one has logged or changed since.
 * `below`: the newest of the other entries, undefined when it is unknown.
 */
export function unlogPlan(logged: Logged, below: OutreachEntry | null | undefined): Plan {
  return async (look) => {
    const { collegeId, before } = logged;
    const now = await foundOrGone(look, { collegeId, fraternity: before });
    const changes = now ? fraternityUndone(logged, now, below) : {};
    const taking = deleting(entryPath(logged));
    return now && Object.keys(changes).length > 0 ? [taking, changing(collegeId, now, changes)] : [taking];
  };
}

/**
 * Takes the newest entry out of the log; `below` is the one below it. Its chapter follows, unless a colleague
 * has logged a newer contact meanwhile.
 */
export function takeBackPlan(chapter: Placed, taken: OutreachEntry, below: OutreachEntry | null): Plan {
  return async (look) => {
    const { collegeId, fraternity } = chapter;
    const now = await standing(look, chapter);
    const taking = deleting(`${chapterPath(collegeId, fraternity.id)}/outreach/${taken.id}`);
    return isSame(now.lastContactAt, taken.at)
      ? [taking, changing(collegeId, now, fraternityWithout(now, taken, below))]
      : [taking];
  };
}

/** An edit in the form: what it changes, beside what it saw. */
export type ChapterEdit = { edit: FraternityFormEdit; changes: ChapterChanges };

/** Why an edit of a chapter isn't written: the same fields were changed, or it was deleted. */
export type NotEdited = { outcome: 'disputed'; theirs: Fraternity } | { outcome: 'gone' };

/** Decides on an edit of a chapter by what stands. */
export async function editPlan(
  look: Look,
  chapter: Placed,
  { edit, changes }: ChapterEdit,
): Promise<Decision<NotEdited>> {
  const theirs = await foundOrGone(look, chapter);
  if (!theirs) return { instead: { outcome: 'gone' } };
  if (disputedFields(edit, fraternityFields(theirs)).length > 0)
    return { instead: { outcome: 'disputed', theirs } };
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

async function foundOrGone(look: Look, { collegeId, fraternity }: Placed): Promise<Fraternity | null> {
  const data = await look(chapterPath(collegeId, fraternity.id), fraternity);
  return data === undefined ? null : readFraternity(fraternity.id, data);
}

async function standing(look: Look, chapter: Placed): Promise<Fraternity> {
  const found = await foundOrGone(look, chapter);
  if (!found) throw new DataError('missing');
  return found;
}

const fieldOf = (fields: object | undefined, name: string): unknown =>
  new Map<string, unknown>(Object.entries(fields ?? {})).get(name);

/**
 * Returns the fields that changes of a chapter write today (`written`). A missing `quietSince` or status
 * deletes the field, and a status of an older document stays.
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
