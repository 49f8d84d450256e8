import { deleteField, doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { season } from '../support/samples.ts';
import { shapes } from '../support/shapes.ts';
import { TestProject } from '../support/TestProject.ts';

const refused = { code: 'permission-denied' };

let project: TestProject;
beforeAll(async () => {
  project = await TestProject.open();
});
afterAll(() => project?.close());
beforeEach(async () => {
  await project.clear();
  await project.seed(season);
});

describe.each(Object.entries(shapes))('%s', (_, { as, stored, fresh, data, stamp, required, fields }) => {
  const change = (fields: object) => updateDoc(doc(project.as(as), stored), { ...stamp, ...fields });
  const create = async (fields: object) => {
    await project.clear();
    await setDoc(doc(project.as(as), fresh), { ...data, ...fields });
  };

  test.each(Object.entries(fields))('%s', async (field, { takes, refuses }) => {
    for (const value of takes) await change({ [field]: value });
    for (const value of refuses) {
      await expect(change({ [field]: value }), `changed to ${String(value)}`).rejects.toMatchObject(refused);
    }
    for (const value of takes) await create({ [field]: value });
    for (const value of refuses) {
      await expect(create({ [field]: value }), `created as ${String(value)}`).rejects.toMatchObject(refused);
    }
  });

  test('no other field', async () => {
    const others = ['participants', 'admin', 'id', 'toString'].map((field) => ({ [field]: 'x' }));
    for (const other of others) await expect(change(other)).rejects.toMatchObject(refused);
    await change({});
    for (const other of others) await expect(create(other)).rejects.toMatchObject(refused);
    await create({});
  });

  test('nothing that is required is missing or lost', async () => {
    for (const field of required) {
      await expect(change({ [field]: deleteField() }), `lost ${field}`).rejects.toMatchObject(refused);
    }
    for (const field of required) {
      const { [field]: _, ...rest } = data;
      const act = project.clear().then(() => setDoc(doc(project.as(as), fresh), rest));
      await expect(act, `without ${field}`).rejects.toMatchObject(refused);
    }
    await create({});
  });

  test('the moment of creation cannot be chosen or changed', async () => {
    const aged = 'createdAt' in data;
    for (const moment of [serverTimestamp(), Timestamp.fromMillis(0), ...(aged ? [deleteField()] : [])]) {
      await expect(change({ createdAt: moment })).rejects.toMatchObject(refused);
    }
    for (const moment of [aged ? null : serverTimestamp(), Timestamp.fromMillis(0)]) {
      await expect(create({ createdAt: moment })).rejects.toMatchObject(refused);
    }
  });

  test('every field of the shape is tested', () => {
    const elsewhere = ['date', 'sortDate', 'registration', 'googleFormUrl', 'createdAt'];
    const untested = Object.keys(data).filter((field) => !(field in fields) && !elsewhere.includes(field));
    expect(untested).toEqual([]);
  });
});
