import { merging, plus, updating, type Write } from '../changes/change.ts';
import { chapterPlace } from '../colleges/change/chapterPlace.ts';
import { type CollegePlan, idIn, type StoredCollege } from '../colleges/change/storedColleges.ts';
import { readCollege } from '../colleges/college.ts';
import { collegeDirectory, type DirectoryCollege, missingRecord } from '../colleges/collegeDirectory.ts';
import { readFraternity } from '../fraternities/fraternity.ts';
import type { ListedCollege } from '../lists/listedColleges.ts';
import { written } from '../outreach/chapterWrites.ts';
import { collegeTokens } from '../search/collegeSearch.ts';
import { type ChangedEvent, type CollegeSaid, eventIn, eventWrites, isComing } from './eventAtCollege.ts';

/** The name and the place of a college, as its dialog changes them. */
export type CollegeName = { name: string; location: string; state: string };

/** What a change of a college's name and place does beside its record. */
export type PlaceEffect = {
  before: CollegeName;
  after: CollegeName;
  events: readonly ChangedEvent[];
  /** How many past events keep the old name. */
  past: number;
  chapters: number;
};

/**
 * Returns the plan that renames or moves a college: its record, its chapters, and its events that are to
 * come. `listed`: the school of the list, if it is one. `today`: 'YYYY-MM-DD'.
 */
export function changedPlace(
  stored: StoredCollege,
  listed: ListedCollege | undefined,
  to: CollegeName,
  today: string,
): CollegePlan<PlaceEffect> {
  const before = collegeIn(stored, listed);
  const after = { ...before, ...to };
  const record = recordWrite(stored, before, to);
  const chapters = stored.chapters.flatMap((chapter): Write[] => {
    const known = readFraternity(idIn(chapter.path), chapter.data);
    const changes = differing(known, chapterPlace(after));
    return Object.keys(changes).length === 0
      ? []
      : [updating(chapter.path, written(stored.id, known, changes, today))];
  });
  const coming = stored.events.filter((event) => isComing(eventIn(event), today));
  const events = coming.map((event) => ({
    event,
    writes: eventWrites(event, saidOf(before), saidOf(after)),
  }));
  const changed = events.filter(({ writes }) => writes.length > 0);
  return {
    writes: [record, ...chapters, ...changed.flatMap(({ writes }) => writes)],
    seen: [
      stored.record,
      ...stored.chapters,
      ...coming.flatMap(({ event, part, tournament }) => [event, part, tournament]),
    ],
    does: {
      before: { name: before.name, location: before.location, state: before.state },
      after: to,
      events: changed.map(({ event }) => eventIn(event)),
      past: stored.events.length - coming.length,
      chapters: chapters.length,
    },
  };
}

/** Returns a college in its record and the list. */
export function collegeIn(
  { id, record }: Pick<StoredCollege, 'id' | 'record'>,
  listed: ListedCollege | undefined,
): DirectoryCollege {
  const [college] = collegeDirectory(
    listed ? [listed] : [],
    record.data === undefined ? [] : [readCollege(id, record.data)],
  );
  if (!college) throw new Error(`No college ${id}`);
  return college;
}

/** Returns what the events of a college say of it. */
export function saidOf({ id, name, state, logoPath }: DirectoryCollege): CollegeSaid {
  return { id, name, state, logo: logoPath ?? '' };
}

function recordWrite({ record }: StoredCollege, before: DirectoryCollege, to: CollegeName): Write {
  // The browser finds the schools of the list by itself, but not by another name.
  const fields = { ...to, searchTokens: collegeTokens(to) };
  const absent = missingRecord(before);
  return absent
    ? merging(record.path, { ...absent, ...fields, fraternityCount: plus(0) })
    : updating(record.path, fields);
}

function differing<T extends object>(before: object, fields: T): Partial<T> {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(fields).filter(([name, value]) => was.get(name) !== value);
  return Object.assign({}, ...changed.map(([name, value]) => ({ [name]: value })));
}
