import { deleting, plus, updating } from '../../../domain/changes/change.ts';
import { readCollege } from '../../../domain/colleges/college.ts';
import { type Fraternity, readFraternity } from '../../../domain/fraternities/fraternity.ts';
import { type ChapterChanges, isSame } from '../../../domain/outreach/chapterWrites.ts';
import { heldRoles } from '../../../domain/outreach/contacts.ts';
import { collegeTokens } from '../../../domain/search/collegeSearch.ts';
import type { ImportedChange } from '../../../domain/sheet/importRecord.ts';
import type { Look } from '../changes/look.ts';
import { changing } from '../chapters/chapterPlans.ts';
import { backTo, type One, only, sparedIn, take, toldOf, type Undoing, valueIn } from './importedChanges.ts';

/**
 * Returns how a part of an import is undone by what stands: each field that still holds what was imported
 * gets back what was there, and what was created goes as long as nobody has changed or called it. What is
 * gone since is left out.
 */
export async function undoingChapters(look: Look, changes: readonly ImportedChange[]): Promise<Undoing> {
  const stored = await Promise.all(
    changes.map(async (change) => ({ change, data: await look(change.path) })),
  );
  const colleges = await collegesNow(look, changes);
  const undoing: Undoing = { writes: [], left: [], spared: [] };
  const removed = new Map<string, number>();
  for (const { change, data } of stored) {
    const [, collegeId = '', , id] = change.path.split('/');
    if (data === undefined || id === undefined) continue;
    const now = readFraternity(id, data);
    const undone = chapterUndone(collegeId, change, now);
    const college = readCollege(collegeId, colleges.get(`colleges/${collegeId}`)).name || collegeId;
    take(undoing, undone, `${college} · ${now.name}`);
    if (undone.write?.op === 'delete') removed.set(collegeId, (removed.get(collegeId) ?? 0) + 1);
  }
  for (const [path, data] of colleges) {
    const change = stored.find((one) => one.change.path === path)?.change;
    const id = path.slice('colleges/'.length);
    take(undoing, collegeUndone(id, data, change, removed.get(id) ?? 0), readCollege(id, data).name);
  }
  return undoing;
}

function chapterUndone(collegeId: string, change: ImportedChange, now: Fraternity): One {
  const after = readFraternity(now.id, change.after);
  if (!change.before)
    return isUntouched(now, after) ? { write: deleting(change.path) } : { left: change, told: [] };
  const before = readFraternity(now.id, change.before);
  const { back, spared } = withPeople(backTo(change, before, after, now));
  const isBack = Object.keys(back).length > 0;
  return {
    write: isBack ? changing(collegeId, now, confirmedAsIs(back, now)) : undefined,
    left: spared.length > 0 ? only(change, spared) : undefined,
    told: toldOf(spared, before, now),
  };
}

/** Returns the records of all colleges that the changes touch, by path, those that are there. */
async function collegesNow(look: Look, changes: readonly ImportedChange[]): Promise<Map<string, unknown>> {
  const paths = new Set(changes.map(({ path }) => path.split('/').slice(0, 2).join('/')));
  const found = await Promise.all([...paths].map(async (path) => [path, await look(path)] as const));
  return new Map(found.filter(([, data]) => data !== undefined));
}

function collegeUndone(id: string, data: unknown, change: ImportedChange | undefined, removed: number): One {
  const path = `colleges/${id}`;
  const now = readCollege(id, data);
  const count = removed > 0 ? { fraternityCount: plus(-removed) } : {};
  const counting = removed > 0 ? updating(path, count) : undefined;
  if (!change) return { write: counting };
  const after = readCollege(id, change.after);
  if (!change.before) {
    const isSpare = now.fraternityCount === removed && sparedIn(change.after, after, now).length === 0;
    // A college that stays for its chapters isn't news.
    return isSpare ? { write: deleting(path) } : { write: counting, left: change };
  }
  const before = readCollege(id, change.before);
  const { back, spared } = backTo(change, before, after, now);
  // The rules refuse a college without a conference, which an older record may have been.
  if (back.conference === '') delete back.conference;
  const isSearched = valueIn(data, 'searchTokens') !== undefined && Object.keys(back).length > 0;
  const tokens = isSearched ? { searchTokens: collegeTokens({ ...now, ...back }) } : {};
  const fields = { ...back, ...tokens, ...count };
  return {
    write: Object.keys(fields).length > 0 ? updating(path, fields) : undefined,
    left: spared.length > 0 ? only(change, spared) : undefined,
    told: toldOf(spared, before, now),
  };
}

/** Leaves the confirmation of a person whom someone has entered since. */
function withPeople({ back, spared }: { back: ChapterChanges; spared: readonly string[] }) {
  const kept = heldRoles.flatMap((role) => {
    const isTheirs = ['Name', 'Number', 'Email'].some((part) => spared.includes(`${role}${part}`));
    return isTheirs && `${role}ConfirmedOn` in back ? [`${role}ConfirmedOn`] : [];
  });
  return {
    back: Object.fromEntries(Object.entries(back).filter(([name]) => !kept.includes(name))),
    spared: [...spared, ...kept],
  };
}

/** Keeps the confirmations of people whose contact goes back, unless they go back too. */
function confirmedAsIs(back: ChapterChanges, now: Fraternity): ChapterChanges {
  const confirmed = heldRoles.map((role) => [`${role}ConfirmedOn`, now[`${role}ConfirmedOn`]] as const);
  const touched = confirmed.filter(([name]) =>
    Object.keys(back).some((field) => field.startsWith(name.slice(0, -'ConfirmedOn'.length))),
  );
  return { ...Object.fromEntries(touched), ...back };
}

const derived = ['id', 'createdAt', 'quietSince', 'state', 'conference', 'collegeName'].concat([
  'reached',
  'reachable',
  'confirmFrom',
]);

/** Whether a chapter still is as it was added: nobody has edited, called or scheduled it. */
function isUntouched(now: Fraternity, added: Fraternity): boolean {
  return Object.entries(now).every(
    ([name, value]) => derived.includes(name) || isSame(value, valueIn(added, name)),
  );
}
