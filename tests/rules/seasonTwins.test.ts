import { describe, expect, test } from 'vitest';
import { deleting, plus, serverNow, setting, updating, type Write } from '../../src/domain/changes/change.ts';
import { commitChange } from '../support/commitChange.ts';
import { foreignFields } from '../support/documents/fieldValues.ts';
import { ann, bo, publishedNight, sentSeason } from '../support/documents/published.ts';
import { season } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * The conditions of results one by one: each write that is refused differs from one that is taken by one
 * thing. What they are for is in season.test.ts.
 */

const spring = 'seasons/2025-26';
const project = await seededProject({ ...season, ...publishedNight });
const commit = (writes: readonly Write[]) => commitChange(project.as('regular'), { writes });
const raised = updating(spring, { rev: plus(1), computedAt: serverNow });
const line = { at: Date.now(), text: 'Corrected.' };

describe('results', () => {
  test('go with their event, though it has no tournament and no board', async () => {
    await project.seed({ 'results/e1': { ...publishedNight['results/r1'] } });
    await refused(commit([deleting('events/e1')]));
    await refused(commit([deleting('events/e1'), raised]));
    await commit([deleting('events/e1'), deleting('results/e1'), raised]);
  });

  test.each([
    { title: 'Fall Open' },
    { place: 'Gym' },
    { collegeName: 'Iowa' },
    { chapterName: 'Sigma Nu' },
    { schools: ['Iowa'] },
    { schoolIds: ['iowa'] },
    { chapters: ['Sigma Nu'] },
    { chapterIds: ['iowa--sigma-nu'] },
    { day: '2026-03-15' },
  ])('change %j with a publication only, and names without', async (fields) => {
    await refused(commit([updating('results/r1', fields)]));
    await refused(commit([updating('results/r1', { ...fields, names: ['A. L.', ''] })]));
    await refused(commit([updating('results/r1', fields), raised]));
    await refused(commit([updating('results/r1', { ...fields, publishedAt: serverNow })]));
    await commit([updating('results/r1', { names: ['A. L.', ''] })]);
    await commit([updating('results/r1', { ...fields, publishedAt: serverNow }), raised]);
  });

  test.each(foreignFields.map((field) => ({ [field]: 'x' })))('say no %j in a line', async (more) => {
    const say = (changes: unknown) =>
      commit([updating('results/r1', { version: plus(1), publishedAt: serverNow, changes }), raised]);
    await refused(say([{ ...line, ...more }]));
    await say([line]);
  });

  test('take a line of now, also by a clock that is a bit ahead', async () => {
    const say = (at: number) =>
      commit([
        updating('results/r1', { version: plus(1), publishedAt: serverNow, changes: [{ ...line, at }] }),
        raised,
      ]);
    await refused(say(0));
    await refused(say(Date.now() + 86_400_000 + 60_000));
    await say(Date.now() + 86_400_000 - 60_000);
  });

  test('change their places with the next version, whatever their lines say', async () => {
    const write = (fields: object) =>
      commit([updating('results/r1', { ...fields, publishedAt: serverNow, changes: [line] }), raised]);
    await refused(write({ players: 41 }));
    await refused(write({ source: 'typed' }));
    await write({ players: 41, version: plus(1) });
  });

  test.each(['x'.repeat(15), 'x'.repeat(17), `${ann.slice(1)}.`, `${ann.slice(1)} `, ''])(
    'have no player called %j',
    async (id) => {
      const ids = (first: string) => [first, bo];
      const write = (first: string) =>
        commit([
          setting('results/e1', { ...sentSeason.results, publishedAt: serverNow, ids: ids(first) }),
          raised,
        ]);
      await refused(write(id));
      await write('x'.repeat(16));
    },
  );

  test('belong to a season whose revision rises by their own commit', async () => {
    const write = setting('results/e1', { ...sentSeason.results, publishedAt: serverNow });
    await refused(commit([write]));
    await refused(commit([write, updating(spring, { computedAt: serverNow })]));
    await commit([write, raised]);
    expect(await project.stored('results/e1')).toMatchObject({ version: 1 });
  });
});

describe('a season', () => {
  const next = 'seasons/2026-27';
  const rule = { players: 4, schools: 10, schoolsOfOneNight: 3, chapters: 5, chaptersOfOneNight: 2 };
  const create = (fields: object, path = next) =>
    commitChange(project.as('super'), {
      writes: [setting(path, { ...sentSeason.seasons, ...fields, rev: 1, computedAt: serverNow })],
    });
  const many = (count: number) => Array.from({ length: count }, () => ({}));
  const names = (count: number) => Array.from({ length: count }, () => 'Ann');

  test.each(Object.keys(rule))('counts one to a hundred %s', async (field) => {
    for (const wrong of [0, 101]) await refused(create({ rule: { ...rule, [field]: wrong } }), `${wrong}`);
    await create({ rule: { ...rule, [field]: 1 } });
    await create({ rule: { ...rule, [field]: 100 } }, 'seasons/2027-28');
  });

  test.each(foreignFields)('has no %s in its rule', async (field) => {
    await refused(create({ rule: { ...rule, [field]: 1 } }));
    await create({ rule });
  });

  test.each([
    ['events', 'winners', 400],
    ['players', 'names', 200],
  ])('has no more %s than it may', async (list, ofThem, most) => {
    await refused(create({ [list]: many(most + 1), [ofThem]: names(most + 1) }));
    await create({ [list]: many(most), [ofThem]: names(most) });
  });

  test.each(['2026-277', '2026x272026-27', '2026227-27', '2026-28', '2026-x7'])(
    'is not called %j',
    async (id) => {
      await refused(create({}, `seasons/${id}`));
      await create({});
    },
  );
});

describe('a record of a season', () => {
  const write = (fields: object, path = `${spring}/players/${bo}`) => commit([setting(path, fields)]);

  test('that leads to another says nothing else', async () => {
    for (const field of foreignFields) await refused(write({ of: ann, [field]: 'x' }), field);
    for (const of of ['x', `${ann}x`, '', null]) await refused(write({ of }), `${of}`);
    await write({ of: ann });
  });

  test.each([
    ['results', 'names', 30],
    ['people', 'peopleNames', 100],
    ['nights', 'winners', 400],
  ])('of a school has no more %s than it may', async (list, ofThem, most) => {
    const of = (count: number) =>
      write(
        {
          ...sentSeason.groupSeason,
          [list]: Array.from({ length: count }, () => ({})),
          [ofThem]: Array.from({ length: count }, () => 'Ann'),
        },
        `${spring}/schools/towson-university`,
      );
    await refused(of(most + 1));
    await of(most);
  });

  test('of a chapter has a name of 302 letters at most', async () => {
    const of = (letters: number) =>
      write(sentSeason.groupSeason, `${spring}/chapters/${'x'.repeat(letters)}`);
    await refused(of(303));
    await of(302);
  });
});
