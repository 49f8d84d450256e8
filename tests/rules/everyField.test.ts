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
  const createWhole = async (whole: object) => {
    if (!isBare) {
      await project.clear();
      await project.seed(around);
    }
    isBare = false;
    await batch()
      .set(doc(project.as(as), fresh), whole)
      .commit();
  };
  const create = (fields: object) => createWhole({ ...data, ...fields });
  const refusedWhole = async (whole: object, what?: string) => {
    await refused(createWhole(whole), what);
    isBare = true;
  };
  const refusedNew = (fields: object, what?: string) => refusedWhole({ ...data, ...fields }, what);

  test.each(Object.entries(fields))('%s', async (field, { takes, refuses }) => {
    for (const value of takes) await change({ [field]: value });
    for (const value of refuses) {
      await refused(change({ [field]: value }), `changed to ${JSON.stringify(value)}`);
    }
    for (const value of takes) await create({ [field]: value });
    for (const value of refuses) {
      await refusedNew({ [field]: value }, `created as ${JSON.stringify(value)}`);
    }
  });

  test('no other field', async () => {
    const others = foreignFields.filter((field) => !(field in data) && !(field in fields));
    for (const other of others) await refused(change({ [other]: 'x' }), `changed ${other}`);
    await change({});
    for (const other of others) await refusedNew({ [other]: 'x' }, `created with ${other}`);
    await create({});
  });

  test('nothing that is required is missing or lost', async () => {
    for (const field of required) {
      await refused(change({ [field]: deleteField() }), `lost ${field}`);
    }
    for (const field of required) {
      const { [field]: _, ...rest } = data;
      await refusedWhole(rest, `without ${field}`);
    }
    await create({});
  });

  test('what is not required may be missing', async () => {
    const isNeeded = (field: string) =>
      required.includes(field) || !(field in fields) || /^(updated|computed|published)At$/.test(field);
    await createWhole(Object.fromEntries(Object.entries(data).filter(([field]) => isNeeded(field))));
  });

  test('the moment of creation cannot be chosen or changed', async () => {
    const aged = 'createdAt' in data;
    for (const moment of [serverTimestamp(), Timestamp.fromMillis(0), ...(aged ? [deleteField()] : [])]) {
      await refused(change({ createdAt: moment }));
    }
    for (const moment of [aged ? null : serverTimestamp(), ...(movable ? [] : [Timestamp.fromMillis(0)])]) {
      await refusedNew({ createdAt: moment });
    }
    if (movable) {
      const hour = 3_600_000;
      await refusedNew({ createdAt: Timestamp.fromMillis(Date.now() + hour) });
      await refusedNew({ createdAt: '2026-01-01' });
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
