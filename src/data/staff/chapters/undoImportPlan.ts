import { deleting, plus, updating, type Write } from '../../../domain/changes/change.ts';
import { readCollege } from '../../../domain/colleges/college.ts';
import { type Fraternity, readFraternity } from '../../../domain/fraternities/fraternity.ts';
import { type ChapterChanges, isSame } from '../../../domain/outreach/chapterWrites.ts';
import { heldRoles } from '../../../domain/outreach/contacts.ts';
import { type ImportedChange, readImportRecord } from '../../../domain/outreach/csv/importRecord.ts';
import { collegeTokens } from '../../../domain/search/collegeSearch.ts';
import type { Look, Plan } from '../changes/planned.ts';
import { changing } from './chapterPlans.ts';

/** A document that someone has changed since, and the fields of it; none where it was created. */
export type Spared = { title: string; fields: readonly string[] };

/**
 * The writes that undo a part of an import, what can be undone later, and what is spared because someone has
 * changed it since.
 */
type Undoing = { writes: Write[]; left: ImportedChange[]; spared: Spared[] };

type Fields = ImportedChange['after'];

/** Undoes a part of an import and forgets what is put back; `tell` is told what is spared. */
export function undoPartPlan(path: string, tell: (spared: readonly Spared[]) => void): Plan {
  return async (look) => {
    const data = await look(path);
    tell([]);
    // A colleague has just undone it.
    if (data === undefined) return [];
    const { writes, left, spared } = await undoingImport(look, readImportRecord(path, data).changes);
    tell(spared);
    if (left.length === 0) return [...writes, deleting(path)];
    return writes.length > 0 ? [...writes, updating(path, { changes: left })] : [];
  };
}

/**
 * Returns how a part of an import is undone by what stands: each field that still holds what was imported
 * gets back what was there, and what was created goes as long as nobody has changed or called it. What is
 * gone since is left out.
 */
async function undoingImport(look: Look, changes: readonly ImportedChange[]): Promise<Undoing> {
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

/** How one document is undone. `told`: the fields that are spared, null when that isn't news. */
type One = { write?: Write | undefined; left?: ImportedChange | undefined; told?: readonly string[] | null };

function take(undoing: Undoing, { write, left, told }: One, title: string): void {
  if (write) undoing.writes.push(write);
  if (left) undoing.left.push(left);
  if (told) undoing.spared.push({ title, fields: told });
}

/** Returns what is told of spared fields: not of those that someone has put back already. */
function toldOf(spared: readonly string[], before: object, now: object): readonly string[] | null {
  const news = spared.filter((name) => !isSame(valueIn(now, name), valueIn(before, name)));
  return news.length > 0 ? news : null;
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

/** Returns the fields that get back what was there, and those that someone has changed since. */
function backTo<T extends object>({ after: fields }: ImportedChange, before: T, after: T, now: T) {
  const spared = sparedIn(fields, after, now);
  const back: Partial<T> = Object.assign(
    {},
    ...Object.keys(fields).flatMap((name) =>
      spared.includes(name) ? [] : [{ [name]: valueIn(before, name) }],
    ),
  );
  return { back, spared };
}

/** Returns the names of the fields that no longer hold what was imported. */
function sparedIn(fields: Fields, after: object, now: object): string[] {
  return Object.keys(fields).filter((name) => !isSame(valueIn(now, name), valueIn(after, name)));
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

function only({ path, before, after }: ImportedChange, names: readonly string[]): ImportedChange {
  const some = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
  return { path, before: before && some(before), after: some(after) };
}

const valueIn = (fields: unknown, name: string): unknown =>
  new Map<string, unknown>(Object.entries(fields ?? {})).get(name);
