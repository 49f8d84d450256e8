import { isSpecial, serverNow, setting, type Write } from '../changes/change.ts';
import { sameValue } from '../changes/changeState.ts';
import { entriesPath, isEntryPath } from '../changes/entryPath.ts';
import {
  type EntryAct,
  type FieldChange,
  type PeopleChange,
  peopleField,
  storedChanges,
} from './historyEntry.ts';
import { flatFields, recordedOf } from './recordedFields.ts';

/** The writes of a commit that belong to one record. */
export type Told = {
  record: string;
  writes: readonly Write[];
  people: readonly Write[];
  facts: readonly FieldChange[];
};

/** What a commit does to a record that its writes don't say. */
export type Fact = FieldChange & { record: string };

/**
 * Returns what a commit writes of records with a history. None for one that has its entries already, and for
 * an act of a night, whose log says it.
 */
export function toldOf(writes: readonly Write[], facts: readonly Fact[] = []): Told[] {
  const told = new Map<string, { writes: Write[]; people: Write[]; facts: FieldChange[] }>();
  const of = (record: string) => {
    const found = told.get(record) ?? { writes: [], people: [], facts: [] };
    told.set(record, found);
    return found;
  };
  if (writes.some(({ path }) => isEntryPath(path) || path.startsWith('boards/'))) return [];
  for (const write of writes) {
    const recorded = recordedOf(write.path);
    if (!recorded || !isTold(write, recorded.fields)) continue;
    const { record, fields } = recorded;
    of(record)[fields ? 'writes' : 'people'].push(write);
  }
  for (const { record, ...change } of facts) of(record).facts.push(change);
  return [...told].map(([record, rest]) => ({ record, ...rest }));
}

/** Whoever is checked in says so on the list, with the moment. */
const checkIn = ['checkedIn', 'checkedInAt', 'checkedInBy'];

function isTold(write: Write, fields: readonly string[] | null): boolean {
  if (write.op === 'delete' || (write.op === 'set' && !write.merge)) return true;
  const written = Object.keys(flatFields(write.fields));
  if (fields) return written.some((name) => fields.includes(name));
  return write.op === 'set' || written.some((name) => !checkIn.includes(name));
}

/** What an entry says of who wrote it. */
export type Writer = { by: string; level: string };

/**
 * Returns the write of an entry, null when nothing is changed. `before`: the documents by their paths, as
 * they stood; `isCertain`: one that isn't there didn't exist. Otherwise this browser may only not know it.
 */
export function entryWrite(
  id: string,
  told: Told,
  before: ReadonlyMap<string, unknown>,
  { isCertain, ...writer }: Writer & { isCertain: boolean },
): Write | null {
  const act = actOf(told, before);
  const known = isCertain || act === 'create';
  const fields = act === 'delete' ? [] : told.writes.flatMap((write) => changesOf(write, before, known));
  const changes = [...fields, ...peopleOf(told.people), ...told.facts];
  if (changes.length === 0 && act === 'change') return null;
  const entry = { ...writer, at: serverNow, act, ...storedChanges(changes) };
  return setting(`${entriesPath(told.record)}/${id}`, entry);
}

/** Whether the record itself is created or deleted: its document has the shortest path. */
function actOf({ writes }: Told, before: ReadonlyMap<string, unknown>): EntryAct {
  const main = writes.toSorted((one, two) => one.path.length - two.path.length)[0];
  // A private part is never all there is of an event.
  if (!main || main.path.endsWith('/private/staff')) return 'change';
  if (main.op === 'delete') return 'delete';
  return main.op === 'set' && !main.merge && before.get(main.path) === undefined ? 'create' : 'change';
}

function changesOf(write: Write, before: ReadonlyMap<string, unknown>, known: boolean): FieldChange[] {
  const names = recordedOf(write.path)?.fields ?? [];
  if (write.op === 'delete') return [];
  const stood = before.get(write.path);
  const old = flatFields(stood);
  const written = flatFields(write.fields);
  const isWhole = write.op === 'set' && !write.merge;
  return names.flatMap((field) => {
    if (!(field in written) && !isWhole) return [];
    const from = stood === undefined && !known && !isWhole ? undefined : (old[field] ?? null);
    const to = valueAfter(written[field], from);
    if (to === undefined || (from !== undefined && isSame(from, to))) return [];
    return [{ field, from, to }];
  });
}

/** Returns a value after a write, undefined for one that only the server knows. */
function valueAfter(value: unknown, from: unknown): unknown {
  if (value === undefined) return null;
  if (!isSpecial(value)) return value;
  if (value.special === 'gone') return null;
  if (value.special !== 'union') return undefined;
  const stood: readonly unknown[] = Array.isArray(from) ? from : [];
  return [...new Set([...stood, ...value.items])];
}

/** Nothing and '' are one: forms don't tell them apart. */
function isSame(from: unknown, to: unknown): boolean {
  return sameValue(from === '' ? null : from, to === '' ? null : to);
}

function peopleOf(writes: readonly Write[]): FieldChange[] {
  if (writes.length === 0) return [];
  const count = (op: Write['op']) => writes.filter((write) => write.op === op).length;
  const to: PeopleChange = { added: count('set'), removed: count('delete'), changed: count('update') };
  return [{ field: peopleField, from: null, to }];
}
