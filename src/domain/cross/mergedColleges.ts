import {
  deleting,
  fieldGone,
  merging,
  plus,
  serverNow,
  setting,
  updating,
  type Write,
} from '../changes/change.ts';
import { chapterPlace } from '../colleges/change/chapterPlace.ts';
import {
  type CollegePlan,
  fieldsOf,
  idIn,
  type Stored,
  type StoredCollege,
} from '../colleges/change/storedColleges.ts';
import { type DirectoryCollege, missingRecord } from '../colleges/collegeDirectory.ts';
import { type Fraternity, readFraternity } from '../fraternities/fraternity.ts';
import { fraternityKey } from '../fraternities/fraternityNames.ts';
import { outreachStatuses } from '../fraternities/fraternitySchema.ts';
import { mergedField, movedField } from '../history/historyEntry.ts';
import type { Fact } from '../history/historyWrites.ts';
import type { ListedCollege } from '../lists/listedColleges.ts';
import { written } from '../outreach/chapterWrites.ts';
import { listFields } from '../outreach/listFields.ts';
import { chapterTokens } from '../search/chapterSearch.ts';
import { collegeIn, saidOf } from './changedPlace.ts';
import { type ChangedEvent, eventIn, eventWrites, isComing, pointerWrites } from './eventAtCollege.ts';
import { type Conflict, mergedChapter } from './mergedChapter.ts';

/** What a merge does with a chapter of the record that goes. */
export type MergedPart = {
  name: string;
  entries: number;
  /** The chapter of the other record that it is joined to; '' when it moves there as it is. */
  joins: string;
  conflicts: readonly Conflict[];
};

/** What the merge of two records of one college does. */
export type MergeEffect = {
  from: DirectoryCollege;
  into: DirectoryCollege;
  chapters: readonly MergedPart[];
  events: readonly ChangedEvent[];
  /** How many past events only point to the other record, and keep the name they said. */
  past: number;
  /** What the records say differently; `stays` is of the one that stays. */
  conflicts: readonly Conflict[];
};

/** A chapter of the record that stays, as the merge leaves it. */
type Target = { stored: Stored; before: Fraternity | null; after: Fraternity };

/**
 * Returns the plan that merges a record into another one of the same college: chapters go over with their
 * outreach logs, events point to the record that stays, and the other one is deleted. `listed`: the school of
 * the list that stays, if it is one. `today`: 'YYYY-MM-DD'.
 */
export function mergedColleges(
  from: StoredCollege,
  into: StoredCollege,
  listed: ListedCollege | undefined,
  today: string,
): CollegePlan<MergeEffect> {
  const [going, staying] = [collegeIn(from, undefined), collegeIn(into, listed)];
  const { targets, parts, ids, taken } = mergedChapters(from, into);
  const events = from.events.map((event) => ({ event, coming: isComing(eventIn(event), today) }));
  const isMoved = ({ before }: Target) => before === null;
  const moved = [...targets.values()].filter(isMoved);
  const record = recordChanges(going, staying);
  const after = { ...staying, ...record.fields };
  const place = chapterPlace(after);
  const chapterPath = (path: string) =>
    `${into.record.path}/fraternities/${ids.get(idIn(path)) ?? idIn(path)}`;
  return {
    writes: [
      recordWrite(into, staying, record.fields, moved.length),
      ...moved.map(({ stored, after }) =>
        setting(stored.path, movedChapter(into.id, { ...after, ...place })),
      ),
      ...[...targets.values()].flatMap(({ stored, before, after }) => {
        if (!before) return [];
        const changes = { ...changed(before, after), ...changed(before, { ...before, ...place }) };
        if (Object.keys(changes).length === 0) return [];
        return [updating(stored.path, clean(written(into.id, before, changes, today), fieldGone))];
      }),
      ...entryWrites(from, chapterPath),
      ...events.flatMap(({ event, coming }) =>
        coming ? eventWrites(event, saidOf(going), saidOf(after), ids) : pointerWrites(event, into.id, ids),
      ),
      ...from.chapters.map(({ path }) => deleting(path)),
      deleting(from.record.path),
    ],
    seen: [
      ...[from, into].flatMap(({ record, chapters }) => [record, ...chapters]),
      ...taken,
      ...[...from.logs.values()].flat(),
      ...events.flatMap(({ event: { event, part, tournament } }) => [event, part, tournament]),
    ],
    moves: new Map([...from.logs.keys()].map((path) => [path, chapterPath(path)])),
    facts: [
      {
        record: `college:${into.id}`,
        field: mergedField,
        from: `college:${from.id}`,
        to: going.name,
      },
      ...[...ids].map(([before, id], at) => {
        const told = { record: `chapter:${into.id}:${id}`, from: `chapter:${from.id}:${before}` };
        return chapterFact(told, going, parts[at]);
      }),
    ],
    does: {
      from: going,
      into: staying,
      chapters: parts,
      events: events.filter(({ coming }) => coming).map(({ event }) => eventIn(event)),
      past: events.filter(({ coming }) => !coming).length,
      conflicts: record.conflicts,
    },
  };
}

/** Returns what History tells of a chapter that moves, or that another one joins. */
function chapterFact(
  told: Pick<Fact, 'record' | 'from'>,
  { name }: DirectoryCollege,
  part: MergedPart | undefined,
): Fact {
  return part?.joins
    ? { ...told, field: mergedField, to: `${part.name} (${name})` }
    : { ...told, field: movedField, to: name };
}

/** Returns the chapters of the record that stays, and where each of the other one's goes, by its id. */
function mergedChapters(from: StoredCollege, into: StoredCollege) {
  const targets = new Map<string, Target>(
    into.chapters.map((stored) => {
      const before = readFraternity(idIn(stored.path), stored.data);
      return [before.id, { stored, before, after: before }];
    }),
  );
  const ids = new Map<string, string>();
  const parts: MergedPart[] = [];
  const taken: Stored[] = [];
  for (const { path, data } of from.chapters) {
    const chapter = readFraternity(idIn(path), data);
    const entries = from.logs.get(path)?.length ?? 0;
    const same = sameChapter(chapter, targets);
    if (same) {
      const { changes, conflicts } = mergedChapter(same.after, chapter);
      parts.push({ name: chapter.name, entries, joins: same.after.name, conflicts });
      same.after = { ...same.after, ...changes };
      ids.set(chapter.id, same.after.id);
      continue;
    }
    const id = freeId(chapter.id, targets);
    const stored = { path: `${into.record.path}/fraternities/${id}`, data: undefined };
    targets.set(id, { stored, before: null, after: { ...chapter, id } });
    taken.push(stored);
    ids.set(chapter.id, id);
    parts.push({ name: chapter.name, entries, joins: '', conflicts: [] });
  }
  return { targets, parts, ids, taken };
}

function sameChapter(chapter: Fraternity, targets: ReadonlyMap<string, Target>): Target | undefined {
  const key = keyOf(chapter);
  const same = [...targets.values()].filter(({ after }) => key !== '' && keyOf(after) === key);
  return same.find(({ after }) => after.id === chapter.id) ?? same[0];
}

function keyOf({ name, letters }: Fraternity): string {
  return fraternityKey(name || letters);
}

function freeId(id: string, targets: ReadonlyMap<string, Target>): string {
  for (let number = 1; ; number++) {
    const free = number === 1 ? id : `${id}-${number}`;
    if (!targets.has(free)) return free;
  }
}

function entryWrites({ logs }: StoredCollege, chapterPath: (path: string) => string): Write[] {
  return [...logs].flatMap(([path, entries]) =>
    entries.flatMap((entry) => [
      setting(`${chapterPath(path)}/outreach/${idIn(entry.path)}`, fieldsOf(entry)),
      deleting(entry.path),
    ]),
  );
}

/** Returns the document of a chapter at its new college. */
function movedChapter(collegeId: string, { id: _, createdAt, ...chapter }: Fraternity) {
  const fields = { ...chapter, ...listFields({ ...chapter, createdAt }) };
  const searchTokens = chapterTokens(collegeId, chapter);
  return { ...clean(fields, undefined), searchTokens, createdAt: createdAt ?? serverNow };
}

/** Returns fields as the rules accept them, without an unknown status or a missing moment. */
function clean<T extends { status?: string | undefined; quietSince?: Date | null | undefined }>(
  fields: T,
  gone: typeof fieldGone | undefined,
) {
  const { status, quietSince, ...rest } = fields;
  const known = status === 'scheduling' ? 'scheduled' : outreachStatuses.find((one) => one === status);
  return {
    ...rest,
    ...(known && { status: known }),
    ...(quietSince ? { quietSince } : gone && quietSince === null ? { quietSince: gone } : {}),
  };
}

function changed(before: Fraternity, after: Fraternity): Partial<Fraternity> {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => was.get(name) !== value));
}

type RecordFields = { logoPath?: string | null; location?: string; state?: string };

/** Returns what the record that stays takes from the other one, and what they say differently. */
function recordChanges(going: DirectoryCollege, staying: DirectoryCollege) {
  const conflicts: Conflict[] = [];
  const fields: RecordFields = {};
  if (!staying.logoPath && going.logoPath) fields.logoPath = going.logoPath;
  if (staying.location === '' && going.location !== '') fields.location = going.location;
  if (staying.state === '' && going.state !== '') fields.state = going.state;
  for (const [about, name] of [
    ['Conference', 'conference'],
    ['City and state', 'location'],
    ['Logo', 'logoPath'],
  ] as const) {
    const [stays, goes] = [staying[name] ?? '', going[name] ?? ''];
    if (stays !== '' && goes !== '' && stays !== goes) conflicts.push({ about, stays, goes });
  }
  return { fields, conflicts };
}

function recordWrite(
  { record }: StoredCollege,
  staying: DirectoryCollege,
  fields: RecordFields,
  moved: number,
): Write {
  const absent = missingRecord(staying);
  const fraternityCount = plus(moved);
  return absent
    ? merging(record.path, { ...absent, ...fields, fraternityCount })
    : updating(record.path, { ...fields, fraternityCount });
}
