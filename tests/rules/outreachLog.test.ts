import { doc, increment, setDoc, Timestamp, writeBatch } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { OutreachInput } from '../../src/domain/outreach/outreachSchema.ts';
import { foreignFields } from '../support/documents/fieldValues.ts';
import { sent } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * The shape of an entry of the outreach log: what the schema of the form lets through the rules take, and
 * nothing else.
 */

const fraternity = 'colleges/purdue-university/fraternities/f1';
const long = (letters: number) => 'x'.repeat(letters);

const project = await seededProject();

let entries = 0;
function write(changes: object, without = ''): Promise<void> {
  entries += 1;
  const { [without]: _, ...entry }: Record<string, unknown> = { ...sent.outreach, ...changes };
  return setDoc(doc(project.as('super'), `${fraternity}/outreach/e${entries}`), entry);
}

const fields: Record<string, { takes: unknown[]; refuses: unknown[] }> = {
  role: {
    takes: ['rushChair', 'president', 'philanthropy', 'other'],
    refuses: ['treasurer', 'Nonsense', '', null],
  },
  person: { takes: ['', long(200)], refuses: [long(201), 1, null] },
  channel: {
    takes: ['call', 'text', 'e-mail', 'Instagram', 'in person', 'other'],
    refuses: ['pigeon', 'Nonsense', '', null],
  },
  outcome: {
    takes: ['no answer', 'left a message', 'message sent', 'talked', 'interested', 'not interested'],
    refuses: ['fine', 'Nonsense', '', null],
  },
  note: { takes: ['', long(5000)], refuses: [long(5001), 1, null] },
  nextStep: { takes: ['', long(200)], refuses: [long(201), 1, null] },
  nextStepOn: { takes: [null, '2026-02-28'], refuses: ['2026-13-01', 'tomorrow', 1] },
  by: { takes: ['', long(200)], refuses: [long(201), 1, null] },
};

describe('an entry of the outreach log', () => {
  test.each(Object.entries(fields))('%s', async (field, { takes, refuses }) => {
    for (const value of takes) {
      expect(v.is(OutreachInput, { ...sent.outreach, [field]: value }), String(value)).toBe(true);
      await write({ [field]: value });
    }
    for (const value of refuses) {
      expect(v.is(OutreachInput, { ...sent.outreach, [field]: value }), String(value)).toBe(false);
      await refused(write({ [field]: value }), String(value));
    }
  });

  test('carries the moment of the contact, not in the future, and that of its writing, by the server', async () => {
    const tomorrow = (hours: number) => Timestamp.fromMillis(Date.now() + hours * 3_600_000);
    await write({ at: tomorrow(1) });
    for (const at of [tomorrow(25), '2026-01-01', null]) {
      await refused(write({ at }));
    }
    for (const createdAt of [tomorrow(1), '2026-01-01', null]) await refused(write({ createdAt }));
  });

  test('is as old as it was when it goes over to another record of its college', async () => {
    await write({ createdAt: Timestamp.fromMillis(Date.now() - 3_600_000) });
  });

  test('may be short', async () => {
    for (const field of ['person', 'note', 'nextStep', 'nextStepOn', 'by']) await write({}, field);
  });

  test('has nothing else and misses nothing', async () => {
    await write({});
    for (const field of ['author', ...foreignFields.filter((name) => name !== 'createdAt')])
      await refused(write({ [field]: 'me' }), field);
    for (const field of ['at', 'role', 'channel', 'outcome', 'createdAt']) {
      await refused(write({}, field), field);
    }
  });

  test('comes with the state of its fraternity in one batch, or not at all', async () => {
    for (const nextStepOn of ['2026-02-01', 'soon']) {
      const database = project.as('super');
      const batch = writeBatch(database);
      batch.set(doc(database, `${fraternity}/outreach/${nextStepOn}`), sent.outreach);
      batch.update(doc(database, fraternity), {
        lastContactAt: sent.outreach.at,
        nextStep: 'Call again',
        nextStepOn,
        status: 'in contact',
        rushChairContacted: true,
        rushChairConfirmedOn: '2026-01-30',
        declinedOn: null,
        reached: true,
        confirmFrom: '2026-01-30',
      });
      if (nextStepOn === 'soon') await refused(batch.commit());
      else await batch.commit();
    }
  });

  test('goes with its fraternity, which is counted off in the same batch', async () => {
    for (const role of ['regular', 'super'] as const) {
      const database = project.as(role);
      const batch = writeBatch(database);
      batch.delete(doc(database, `${fraternity}/outreach/o1`));
      batch.delete(doc(database, fraternity));
      batch.update(doc(database, 'colleges/purdue-university'), { fraternityCount: increment(-1) });
      if (role === 'regular') await refused(batch.commit());
      else await batch.commit();
    }
  });
});
