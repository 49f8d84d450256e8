import { deleteField, doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { foreignFields, shapes } from '../support/documents/shapes.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

const project = await seededProject();

describe.each(Object.entries(shapes))('%s', (_, { as, stored, fresh, data, stamp, required, fields }) => {
  const change = (fields: object) => updateDoc(doc(project.as(as), stored), { ...stamp, ...fields });
  const create = async (fields: object) => {
    await project.clear();
    await setDoc(doc(project.as(as), fresh), { ...data, ...fields });
  };

  test.each(Object.entries(fields))('%s', async (field, { takes, refuses }) => {
    for (const value of takes) await change({ [field]: value });
    for (const value of refuses) {
      await refused(change({ [field]: value }), `changed to ${JSON.stringify(value)}`);
    }
    for (const value of takes) await create({ [field]: value });
    for (const value of refuses) {
      await refused(create({ [field]: value }), `created as ${JSON.stringify(value)}`);
    }
  });

  test('no other field', async () => {
    const others = foreignFields.filter((field) => !(field in data) && !(field in fields));
    for (const other of others) await refused(change({ [other]: 'x' }), `changed ${other}`);
    await change({});
    for (const other of others) await refused(create({ [other]: 'x' }), `created with ${other}`);
    await create({});
  });

  test('nothing that is required is missing or lost', async () => {
    for (const field of required) {
      await refused(change({ [field]: deleteField() }), `lost ${field}`);
    }
    for (const field of required) {
      const { [field]: _, ...rest } = data;
      const act = project.clear().then(() => setDoc(doc(project.as(as), fresh), rest));
      await refused(act, `without ${field}`);
    }
    await create({});
  });

  test('the moment of creation cannot be chosen or changed', async () => {
    const aged = 'createdAt' in data;
    for (const moment of [serverTimestamp(), Timestamp.fromMillis(0), ...(aged ? [deleteField()] : [])]) {
      await refused(change({ createdAt: moment }));
    }
    for (const moment of [aged ? null : serverTimestamp(), Timestamp.fromMillis(0)]) {
      await refused(create({ createdAt: moment }));
    }
  });

  test('every field of the shape is tested', () => {
    const elsewhere = ['date', 'sortDate', 'registration', 'googleFormUrl', 'createdAt'];
    const untested = Object.keys(data).filter((field) => !(field in fields) && !elsewhere.includes(field));
    expect(untested).toEqual([]);
  });
});
