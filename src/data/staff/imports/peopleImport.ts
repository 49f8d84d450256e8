import { type Change, deleting, plus, updating } from '../../../domain/changes/change.ts';
import type { Completion } from '../../../domain/participants/completions.ts';
import { type Participant, readParticipant } from '../../../domain/participants/participant.ts';
import {
  type AddedParticipant,
  addParticipants,
  countWrite,
  participantPath,
} from '../../../domain/participants/participantChanges.ts';
import { isUnedited } from '../../../domain/participants/personEdit.ts';
import type { ImportedChange } from '../../../domain/sheet/importRecord.ts';
import type { Look } from '../changes/look.ts';
import type { Plan } from '../changes/planned.ts';
import {
  backTo,
  fieldsOf,
  type ImportKeeping,
  kept,
  keptIn,
  type One,
  only,
  replaced,
  take,
  toldOf,
  type Undoing,
} from './importedChanges.ts';

/** Adds people to an event, at most `peopleAtOnce`, and keeps in the same commit what undoes it. */
export function addingPeople(
  eventId: string,
  people: readonly AddedParticipant[],
  keeping: ImportKeeping,
): Change {
  const { writes, needless } = addParticipants(eventId, people);
  const changes = writes.flatMap((write) =>
    write.op === 'set' ? { path: write.path, before: null, after: kept(fieldsOf(write)) } : [],
  );
  return { writes: [...writes, keptIn(keeping, changes)], needless };
}

/**
 * Fills in what the list doesn't know of people, and keeps in the same commit what undoes it. Whoever a
 * colleague has removed meanwhile, or completed otherwise, stays as they are.
 */
export function fillingPeople(eventId: string, filled: readonly Completion[], keeping: ImportKeeping): Plan {
  return async (look) => {
    const found = filled.map(async ({ id, change }) => {
      const path = participantPath(eventId, id);
      const data = await look(path);
      const now = data === undefined ? null : readParticipant(id, data);
      return now && isUnknown(now, change) ? replaced(path, now, change) : [];
    });
    const changes = (await Promise.all(found)).flat();
    if (changes.length === 0) return [];
    return [...changes.map(({ path, after }) => updating(path, after)), keptIn(keeping, changes)];
  };
}

function isUnknown(now: Participant, change: Completion['change']): boolean {
  const blank = valuesOf(readParticipant(now.id, {}));
  const known = valuesOf(now);
  return Object.keys(change).every((name) => known.get(name) === blank.get(name));
}

const valuesOf = (person: Participant) => new Map<string, unknown>(Object.entries(person));

/**
 * Returns how a part of an import of people is undone by what stands: whoever was added goes, with the
 * event's count, as long as nobody has checked them in or edited them, and what was filled in goes as long as
 * it is what was imported.
 */
export async function undoingPeople(
  look: Look,
  eventId: string,
  changes: readonly ImportedChange[],
): Promise<Undoing> {
  const stored = await Promise.all(
    changes.map(async (change) => ({ change, data: await look(change.path) })),
  );
  const undoing: Undoing = { writes: [], left: [], spared: [] };
  for (const { change, data } of stored) {
    const [, , , id] = change.path.split('/');
    if (data === undefined || id === undefined) continue;
    const now = readParticipant(id, data);
    take(undoing, personUndone(change, now), now.name);
  }
  const removed = undoing.writes.filter(({ op }) => op === 'delete').length;
  if (removed > 0) undoing.writes.push(countWrite(eventId, plus(-removed)));
  return undoing;
}

function personUndone(change: ImportedChange, now: Participant): One {
  const after = readParticipant(now.id, change.after);
  if (!change.before) {
    const isUntouched = !now.checkedIn && now.source === 'import' && isUnedited(after, now);
    return isUntouched ? { write: deleting(change.path) } : { left: change, told: [] };
  }
  const before = readParticipant(now.id, change.before);
  const { back, spared } = inPairs(backTo(change, before, after, now));
  return {
    write: Object.keys(back).length > 0 ? updating(change.path, back) : undefined,
    left: spared.length > 0 ? only(change, spared) : undefined,
    told: toldOf(spared, before, now),
  };
}

const pairs = [
  ['collegeId', 'collegeName'],
  ['chapterId', 'chapterName'],
] as const;

/** A school's id and its name stay together, and so do a chapter's. */
function inPairs({ back, spared }: { back: Partial<Participant>; spared: readonly string[] }) {
  const kept = pairs.flatMap((pair) =>
    pair.some((name) => spared.includes(name)) ? pair.filter((name) => name in back) : [],
  );
  const isKept = (name: string) => kept.some((one) => one === name);
  return {
    back: Object.fromEntries(Object.entries(back).filter(([name]) => !isKept(name))),
    spared: [...spared, ...kept],
  };
}
