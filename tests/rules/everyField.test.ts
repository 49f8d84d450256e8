import { deleteField, doc, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { foreignFields } from '../support/documents/fieldValues.ts';
import { publishedNight } from '../support/documents/published.ts';
import { season } from '../support/documents/samples.ts';
import { shapes } from '../support/documents/shapes.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

const project = await seededProject({ ...season, ...publishedNight });

/** Whether nothing is stored but what is around a new document, as each refused creation leaves it. */
let isBare = false;
beforeEach(() => {
  isBare = false;
});

describe.each(Object.entries(shapes))('%s', (_, shape) => {
  const { as, stored, fresh, data, stamp, beside, around = {}, required, fields, movable = false } = shape;
  const batch = () => {
    const writes = writeBatch(project.as(as));
    return beside ? writes.update(doc(project.as(as), beside[0]), beside[1]) : writes;
  };
  const change = (fields: object) =>
    batch()
      .update(doc(project.as(as), stored), { ...stamp?.(), ...fields })
      .commit();
  const makeBare = async () => {
    if (isBare) return;
    await project.clear();
    await project.seed(around);
    isBare = true;
  };
  const createWhole = async (whole: object) => {
    await makeBare();
    isBare = false;
    await store(whole);
  };
  const store = (whole: object) =>
    batch()
      .set(doc(project.as(as), fresh), whole)
      .commit();
  const create = (fields: object) => createWhole({ ...data, ...fields });
  /** What is refused changes nothing, so that all of it may come at once. */
  const refusedChanges = (all: readonly (readonly [fields: object, what: string])[]) =>
    Promise.all(all.map(([fields, what]) => refused(change(fields), `changed: ${what}`)));
  const refusedWhole = async (all: readonly (readonly [whole: object, what: string])[]) => {
    await makeBare();
    await Promise.all(all.map(([whole, what]) => refused(store(whole), `created: ${what}`)));
  };
  const refusedNew = (all: readonly (readonly [fields: object, what: string])[]) =>
    refusedWhole(all.map(([fields, what]) => [{ ...data, ...fields }, what]));

  test.each(Object.entries(fields))('%s', async (field, { takes, refuses }) => {
    const refusals = refuses.map((value) => [{ [field]: value }, JSON.stringify(value)] as const);
    for (const value of takes) await change({ [field]: value });
    await refusedChanges(refusals);
    for (const value of takes) await create({ [field]: value });
    await refusedNew(refusals);
  });

  test('no other field', async () => {
    const others = foreignFields
      .filter((field) => !(field in data) && !(field in fields))
      .map((other) => [{ [other]: 'x' }, other] as const);
    await refusedChanges(others);
    await change({});
    await refusedNew(others);
    await create({});
  });

  test('nothing that is required is missing or lost', async () => {
    await refusedChanges(required.map((field) => [{ [field]: deleteField() }, `lost ${field}`]));
    await refusedWhole(
      required.map((field) => {
        const { [field]: _, ...rest } = data;
        return [rest, `without ${field}`];
      }),
    );
    await create({});
  });

  test('what is not required may be missing', async () => {
    const isNeeded = (field: string) =>
      required.includes(field) || !(field in fields) || /^(updated|computed|published)At$/.test(field);
    await createWhole(Object.fromEntries(Object.entries(data).filter(([field]) => isNeeded(field))));
  });

  test('the moment of creation cannot be chosen or changed', async () => {
    const aged = 'createdAt' in data;
    const moment = (createdAt: unknown) => [{ createdAt }, String(createdAt)] as const;
    await refusedChanges(
      [serverTimestamp(), Timestamp.fromMillis(0), ...(aged ? [deleteField()] : [])].map(moment),
    );
    await refusedNew(
      [aged ? null : serverTimestamp(), ...(movable ? [] : [Timestamp.fromMillis(0)])].map(moment),
    );
    if (movable) {
      const hour = 3_600_000;
      await refusedNew([Timestamp.fromMillis(Date.now() + hour), '2026-01-01'].map(moment));
      await create({ createdAt: Timestamp.fromMillis(0) });
    }
  });

  test('every field of the shape is tested', () => {
    const elsewhere = ['date', 'sortDate', 'registration', 'googleFormUrl', 'createdAt']
      // Those that go by what stood before: season.test.ts, crew.test.ts.
      .concat(['season', 'day', 'version', 'changes', 'rev', 'devices']);
    const untested = Object.keys(data).filter((field) => !(field in fields) && !elsewhere.includes(field));
    expect(untested).toEqual([]);
  });
});
