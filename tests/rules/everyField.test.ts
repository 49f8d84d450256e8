import { doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { season, sent } from '../support/samples.ts';
import { type Role, TestProject } from '../support/TestProject.ts';

/*
 * Every field of every document that staff write: the values it takes and those it refuses, both in a new document and
 * in a change.
 */

const now = serverTimestamp();
const forged = Timestamp.fromDate(new Date('2020-01-01T00:00:00Z'));
const long = (letters: number) => 'x'.repeat(letters);

type Values = { takes: unknown[]; refuses: unknown[] };

const text = (most: number): Values => ({
  takes: ['', long(most)],
  refuses: [long(most + 1), 1, null, true, ['x'], {}],
});
const filled = (most: number): Values => ({
  takes: ['x', long(most)],
  refuses: ['', '  ', long(most + 1), 1, null],
});
const flag: Values = { takes: [true, false], refuses: ['true', 1, null] };
const oneOf = (...values: string[]): Values => ({
  takes: values,
  refuses: ['Nonsense', '', null, 0, values],
});
const whole = (least: number, most: number): Values => ({
  takes: [least, most],
  refuses: [least - 1, most + 1, 1.5, String(least), Number.NaN],
});
const orNull = ({ takes, refuses }: Values): Values => ({ takes: [null, ...takes], refuses });
const noNull = ({ takes, refuses }: Values): Values => ({ takes, refuses: [null, ...refuses] });
const state: Values = { takes: ['', 'NE'], refuses: ['ne', 'N', 'NEB', ' NE', null, 1] };
const evil = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' https://x.example',
  'https://',
  'https:///x',
  'https://x.example/a b',
  'https://x.example\njavascript:alert(1)',
  'http://x.example',
  'ftp://x.example',
  '//x.example',
  'data:text/html,<script>',
  `https://x.example/${long(2000)}`,
  1,
  {},
];
const link: Values = { takes: ['', 'https://x.example/a?b=c#d'], refuses: [...evil, '/path', null] };
const pictures = [
  '/tournament-images/default.jpg',
  'https://x.example/a.jpg',
  'http://127.0.0.1:9199/v0/b/demo/o/x?alt=media',
];
const noPictures = [
  ...evil,
  '/\\x.example',
  'x.jpg',
  'http://127.0.0.1:9199/x',
  'data:image/png;base64,AAAA',
];
const picture: Values = { takes: ['', ...pictures], refuses: [...noPictures, null] };
const byServer: Values = { takes: [now], refuses: [forged, 'now', 1] };
const contact: Values = {
  takes: [{}, { name: 'Kim', role: '', email: '', phone: '' }],
  refuses: [null, 'Kim', { name: 1 }, { name: long(201) }, { password: 'x' }],
};

type Shape = {
  as: Role;
  stored: string;
  fresh: string;
  data: Record<string, unknown>;
  stamp?: object;
  fields: Record<string, Values>;
};

const stamp = { updatedAt: now };

const shapes: Record<string, Shape> = {
  event: {
    as: 'regular',
    stored: 'events/e1',
    fresh: 'events/e2',
    data: sent.events,
    stamp,
    fields: {
      title: text(200),
      eventName: text(200),
      description: text(5000),
      collegeId: text(150),
      collegeName: text(150),
      fraternityId: text(150),
      fraternityName: text(150),
      time: text(60),
      location: text(300),
      state,
      collegeLogo: picture,
      backgroundImage: picture,
      status: oneOf('upcoming', 'active', 'completed', 'scheduled'),
      showOnLandingPage: flag,
      maxParticipants: orNull(whole(1, 100_000)),
      entryFee: orNull(whole(0, 10_000_000)),
      prizePool: orNull(whole(0, 10_000_000)),
      currentParticipants: noNull(whole(0, 100_000)),
      bracketImage: picture,
      bracketStatus: {
        takes: ['', 'setup', 'round-1', 'quarter-finals', 'semi-finals', 'finals', 'completed'],
        refuses: ['round-2', null, 1],
      },
      bracketUpdatedAt: orNull(byServer),
      updatedAt: byServer,
    },
  },
  'private part': {
    as: 'regular',
    stored: 'events/e1/private/staff',
    fresh: 'events/e2/private/staff',
    data: sent.private,
    fields: {
      registrationPassword: text(200),
      contactPerson: text(200),
      googleFormUrl: link,
      salesContact: contact,
    },
  },
  participant: {
    as: 'regular',
    stored: 'events/e1/participants/p1',
    fresh: 'events/e1/participants/p2',
    data: sent.participants,
    fields: {
      name: filled(200),
      email: text(320),
      checkedIn: flag,
      checkedInAt: { takes: [null, now, forged], refuses: ['now', 1] },
      source: oneOf('import', 'walk-in', 'manual'),
    },
  },
  tournament: {
    as: 'regular',
    stored: 'tournaments/t1',
    fresh: 'tournaments/t2',
    data: sent.tournaments,
    fields: {
      title: text(200),
      time: text(60),
      location: text(300),
      imageUrl: picture,
      status: oneOf('upcoming', 'scheduled', 'completed'),
      type: text(60),
      winner: text(200),
      runnerUp: text(200),
      chapter: text(150),
      collegeName: text(150),
    },
  },
  college: {
    as: 'super',
    stored: 'colleges/purdue-university',
    fresh: 'colleges/towson-university',
    data: sent.colleges,
    fields: {
      name: filled(150),
      conference: filled(150),
      logoPath: { takes: [null, ...pictures], refuses: noPictures },
      fraternityCount: noNull(whole(0, 100_000)),
      state,
      location: text(300),
    },
  },
  fraternity: {
    as: 'super',
    stored: 'colleges/purdue-university/fraternities/f1',
    fresh: 'colleges/purdue-university/fraternities/f2',
    data: sent.fraternities,
    fields: {
      name: filled(150),
      letters: text(20),
      chapterName: text(150),
      size: orNull(whole(0, 100_000)),
      active: flag,
      status: oneOf('need to reach out', 'outreached', 'in contact', 'scheduled'),
      philanthropy: text(300),
      instagramUsername: text(100),
      instagramLink: link,
      rushChairName: text(200),
      rushChairNumber: text(50),
      rushChairContacted: flag,
      presidentName: text(200),
      presidentNumber: text(50),
      presidentContacted: flag,
      philanthropyName: text(200),
      philanthropyNumber: text(50),
      philanthropyContacted: flag,
      signupFormUrl: link,
      signupSheetUrl: link,
      joinDate: { takes: [null, 1_700_000_000, forged], refuses: ['2026', true] },
    },
  },
  'pipeline entry': {
    as: 'regular',
    stored: 'salesPipeline/s1',
    fresh: 'salesPipeline/s2',
    data: sent.salesPipeline,
    stamp,
    fields: {
      status: oneOf('prospect', 'contacted', 'negotiating', 'confirmed', 'declined'),
      collegeName: text(150),
      fraternityName: text(150),
      contact,
      updatedAt: byServer,
    },
  },
  'sales settings': {
    as: 'regular',
    stored: 'settings/salesPipeline',
    fresh: 'settings/salesPipeline',
    data: sent.settings,
    stamp,
    fields: { googleSheetUrl: link, updatedAt: byServer },
  },
};

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

describe.each(Object.entries(shapes))('%s', (_, { as, stored, fresh, data, stamp, fields }) => {
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

  test('every field of the shape is tested', () => {
    const elsewhere = ['date', 'sortDate', 'registration', 'googleFormUrl', 'createdAt'];
    const untested = Object.keys(data).filter((field) => !(field in fields) && !elsewhere.includes(field));
    expect(untested).toEqual([]);
  });
});
