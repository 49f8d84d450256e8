import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  Timestamp,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import {
  deleting,
  fieldGone,
  merging,
  plus,
  serverNow,
  setting,
  updating,
  type Write,
} from '../../src/domain/changes/change.ts';
import { commitChange } from '../support/commitChange.ts';
import { night } from '../support/documents/night.ts';
import { ann, bo, publishedNight, sentSeason } from '../support/documents/published.ts';
import { season } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';
import type { Role } from '../support/TestProject.ts';

/*
 * Results and the season: what has to come together, and what stays. The fields one by one are in
 * everyField.test.ts, who may do what in whoMayDoWhat.test.ts.
 */

const spring = 'seasons/2025-26';
const fall = 'seasons/2026-27';
const project = await seededProject({
  ...season,
  ...night,
  ...publishedNight,
  [fall]: { ...publishedNight[spring], rev: 7 },
});

const commit = (writes: readonly Write[], role: Role = 'regular') =>
  commitChange(project.as(role), { writes });

const raised = (path = spring, by = 1) => updating(path, { rev: plus(by), computedAt: serverNow });
const results = (more: object = {}) => ({ ...sentSeason.results, publishedAt: serverNow, ...more });
const correction = (more: object = {}) =>
  updating('results/r1', { version: plus(1), publishedAt: serverNow, ...more });
const standings = (more: object = {}) => ({ ...sentSeason.seasons, computedAt: serverNow, ...more });

describe('the first results of a night', () => {
  const first = (more: object = {}, path = 'results/e1') => setting(path, results(more));

  test('come with the next revision of their season', async () => {
    await refused(commit([first()]));
    await refused(commit([first(), updating(spring, { computedAt: serverNow })]));
    await refused(commit([first(), raised(fall)]));
    for (const by of [-1, 0, 2]) await refused(commit([first(), raised(spring, by)]), `by ${by}`);
    await commit([first(), raised()]);
  });

  test('may be the first of their season', async () => {
    const late = first({ season: '2027-28', day: '2027-08-20' });
    await refused(commit([late]));
    await refused(commit([late, setting('seasons/2027-28', standings({ rev: 2 }))]));
    await commit([late, setting('seasons/2027-28', standings())]);
  });

  test('belong to an event that is there afterwards', async () => {
    await refused(commit([first({}, 'results/e9'), raised()]));
    await refused(commit([first(), raised(), deleting('events/e1')]));
    await commit([first({}, 'results/e9'), setting('events/e9', eventOf('')), raised()]);
  });

  test('begin with version 1, without corrections, now', async () => {
    const line = { at: Date.now(), text: 'Corrected.' };
    const lastYear = Timestamp.fromDate(new Date('2025-03-15T04:00:00Z'));
    const tomorrow = Timestamp.fromMillis(Date.now() + 86_400_000);
    for (const wrong of [
      { version: 0 },
      { version: 2 },
      { changes: [line] },
      { publishedAt: lastYear },
      { publishedAt: tomorrow },
      { publishedAt: null },
    ])
      await refused(commit([first(wrong), raised()]), JSON.stringify(wrong));
  });

  test('are of the season of their day', async () => {
    const on = (day: string, of: string) => [first({ day, season: of }), raised(), raised(fall)];
    await refused(commit(on('2026-07-31', '2026-27')));
    await refused(commit(on('2026-08-01', '2025-26')));
    await refused(commit(on('2027-01-31', '2025-26')));
    for (const month of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']) {
      const [of, other] = month < '08' ? ['2025-26', '2026-27'] : ['2026-27', '2025-26'];
      await refused(commit(on(`2026-${month}-10`, other)), month);
      await commit(on(`2026-${month}-10`, of));
      await commit([deleting('results/e1'), raised(of === '2025-26' ? spring : fall)]);
    }
    for (const day of ['', null, '2026-08', '2026-8-1', '2026-08-32', 20260801, 'a@b.example'])
      await refused(commit([first({ day }), raised()]), `${day}`);
    for (const of of ['2026-28', '2025-2026', '2026', '', null, 'x'])
      await refused(commit([first({ season: of }), raised()]), `${of}`);
    await commit(on('2026-07-31', '2025-26'));
    await commit([deleting('results/e1'), raised()]);
    await commit(on('2026-08-01', '2026-27'));
  });

  test('of a century end are in the last season of it', async () => {
    const late = { day: '2099-12-31', season: '2099-00' };
    await commit([first(late), setting('seasons/2099-00', standings())]);
  });

  test('have no more than a thousand rows', async () => {
    const rows = (count: number) => ({
      rows: Array.from({ length: count }, () => '1/0/0/1/1/'),
      ids: Array.from({ length: count }, (_, at) => `AnnA-z_${String(at).padStart(9, '0')}`),
      names: Array.from({ length: count }, () => 'Ann L.'),
    });
    for (const count of [1001, 10_000]) await refused(commit([first(rows(count)), raised()]), `${count}`);
    await commit([first(rows(1000)), raised()]);
  });

  test('hold no field beside theirs', async () => {
    for (const hidden of [
      { emails: ['ann@x.edu'] },
      { participants: [] },
      { winner: 'Ann' },
      { eventId: 'e1' },
    ])
      await refused(commit([first(hidden), raised()]), JSON.stringify(hidden));
  });
});

describe('a correction', () => {
  test('is the next version and comes with the next revision of its season', async () => {
    const line = { at: 1, text: 'Places 1 and 2 were swapped.' };
    const rows = { rows: ['21/0/0/2/2/6100', '22/0/-1/1/2/'], changes: [line] };
    await refused(commit([correction(rows)]));
    await refused(commit([correction(rows), raised(spring, 2)]));
    await refused(commit([correction(rows), raised(fall)]));
    for (const version of [0, 1, 3]) await refused(commit([correction({ ...rows, version }), raised()]));
    await refused(commit([correction({ ...rows, publishedAt: new Date('2026-03-15T05:00:00Z') }), raised()]));
    await commit([correction(rows), raised()]);
  });

  test('of a place or of how many played says so in a line', async () => {
    const rows = ['21/0/0/2/2/6100', '22/0/-1/1/2/'];
    const line = { at: 1, text: 'Said so.' };
    for (const change of [{ rows }, { players: 41 }]) {
      await refused(commit([correction(change), raised()]), JSON.stringify(change));
      await commit([correction({ ...change, changes: [line] }), raised()]);
      await project.seed(publishedNight);
    }
    await commit([correction({ names: ['Ann Lee', 'Bo K.'] }), raised()]);
  });

  test('has nobody twice', async () => {
    const changes = [{ at: 1, text: 'Said so.' }];
    await refused(commit([correction({ ids: [ann, ann], changes }), raised()]));
    await commit([correction({ ids: [bo, ann], changes }), raised()]);
  });

  test('changes no place, no player and no field within a version', async () => {
    const same = { version: 1 };
    for (const change of [
      { rows: ['21/0/0/2/2/6100', '22/0/-1/1/2/'] },
      { ids: [bo, ann] },
      { players: 100 },
      { source: 'typed' },
    ])
      await refused(commit([correction({ ...same, ...change }), raised()]), JSON.stringify(change));
    await refused(commit([correction({ ...same, title: 'Fall Open' })]));
    await commit([correction({ ...same, title: 'Fall Open', chapters: ['Sigma Nu'] }), raised()]);
  });

  test('of names is for staff alone', async () => {
    for (const role of ['anyone', 'betr', 'crew', 'anonymous', 'expired'] as const)
      await refused(commit([updating('results/r1', { names: ['', ''] })], role), role);
  });

  test('of names only needs nothing else, for any number of nights', async () => {
    const nights = Array.from({ length: 40 }, (_, at) => `results/n${at}`);
    await project.seed(Object.fromEntries(nights.map((path) => [path, publishedNight['results/r1'] ?? {}])));
    await commit(nights.map((path) => updating(path, { names: ['Ann L.', ''] })));
    await refused(commit([updating('results/r1', { names: ['Ann L.', 'bo@x.edu'] })]));
    await refused(commit([updating('results/r1', { names: ['Ann L.'] })]));
    await refused(commit([updating('results/r1', { names: ['', ''], publishedAt: serverNow })]));
  });

  test('of a night on another day moves to the season of it, and both are computed anew', async () => {
    const moved = correction({ day: '2026-09-01', season: '2026-27' });
    await refused(commit([moved]));
    await refused(commit([moved, raised()]));
    await refused(commit([moved, raised(fall)]));
    await refused(commit([correction({ day: '2026-09-01' }), raised(), raised(fall)]));
    await commit([moved, raised(), raised(fall)]);
  });

  test('may say a line in public, and unsays none', async () => {
    const at = Date.now();
    const one = { at, text: 'Places 2 and 3 were swapped.' };
    const two = { at: at + 1, text: 'Aces @ Purdue counts 41 players.' };
    const say = (changes: unknown) => commit([correction({ changes }), raised()]);
    for (const wrong of [
      [one, two],
      [{ ...one, text: '' }],
      [{ ...one, text: ' ' }],
      [{ ...one, text: 'Ask ann@x.edu' }],
      [{ ...one, text: 'x'.repeat(301) }],
      [{ ...one, text: 7 }],
      [{ ...one, at: at + 2 * 86_400_000 }],
      [{ ...one, at: 'now' }],
      [{ ...one, by: 'ann@x.edu' }],
      [{ text: one.text }],
      ['Corrected.'],
      'Corrected.',
      null,
    ])
      await refused(say(wrong), JSON.stringify(wrong));
    await say([one]);
    for (const wrong of [[], [two], [two, one], [{ ...one, text: 'Nothing.' }, two], [one, two, two]])
      await refused(say(wrong), JSON.stringify(wrong));
    await say([one, { ...two, text: 'x'.repeat(300) }]);
  });

  test('says 200 lines at most', async () => {
    const lines = Array.from({ length: 201 }, (_, at) => ({ at: at + 1, text: `Line ${at}` }));
    await project.seed({ 'results/r1': { ...publishedNight['results/r1'], changes: lines.slice(0, 199) } });
    await commit([correction({ changes: lines.slice(0, 200) }), raised()]);
    await refused(commit([correction({ changes: lines }), raised()]));
    await commit([correction(), raised()]);
  });
});

const eventOf = (board: string) => ({
  ...season['events/e1'],
  board,
  createdAt: serverNow,
  updatedAt: serverNow,
});

describe('a night with results', () => {
  const takenBack = [deleting('results/r1'), raised()];

  test('is taken back with the next revision of its season', async () => {
    await refused(commit([deleting('results/r1')]));
    await refused(commit([deleting('results/r1'), raised(fall)]));
    await commit(takenBack);
    await refused(commit(takenBack), 'twice');
  });

  test('keeps its event, its tournament and its board', async () => {
    await project.seed({ 'boards/r1': night['boards/n1'] ?? {} });
    const all = ['boards/r1', 'tournaments/r1', 'events/r1'].map(deleting);
    for (const write of all) await refused(commit([write]), write.path);
    await refused(commit(all));
    await commit([...all, ...takenBack]);
  });

  test.each(['events/r1', 'tournaments/r1'])('%s leads there as long as they stand', async (path) => {
    const stamp = path.startsWith('events') ? { updatedAt: serverNow } : {};
    const board = (value: unknown) => updating(path, { board: value, ...stamp });
    for (const value of ['', 'live', 'Nonsense', fieldGone])
      await refused(commit([board(value)]), JSON.stringify(value));
    await commit([updating(path, { title: 'Fall Open', ...stamp })]);
    const all = ['events/r1', 'tournaments/r1'].map((other) =>
      updating(other, { board: 'live', ...(other.startsWith('events') && { updatedAt: serverNow }) }),
    );
    await commit([...all, ...takenBack]);
    await refused(commit([board('results')]));
  });

  test('an event or a tournament can begin with them only when they come along', async () => {
    const writes = [setting('events/e9', eventOf('results')), setting('results/e9', results()), raised()];
    await refused(commit(writes.slice(0, 1)));
    await refused(commit([setting('tournaments/e1', { ...season['tournaments/t1'], board: 'results' })]));
    await commit([...writes, setting('tournaments/e9', { ...season['tournaments/t1'], board: 'results' })]);
    await refused(
      commit([setting('events/e8', eventOf('live')), setting('results/e8', results()), raised()]),
    );
    await commit([setting('events/e7', eventOf('live'))]);
  });

  test('has the winner that they say', async () => {
    const winner = (name: unknown) => updating('tournaments/r1', { winner: name });
    await refused(commit([winner('Bo')]));
    await refused(commit([winner(fieldGone)]));
    await refused(commit([updating('tournaments/r1', { runnerUp: 'Cy' })]));
    await refused(commit([merging('tournaments/r1', { winner: 'Bo', runnerUp: 'Cy' })]));
    await commit([merging('tournaments/r1', { winner: 'Ann', location: 'Gym' })]);
    await commit([winner('Bo'), updating('results/r1', { names: ['', 'Bo K.'] })]);
    await commit([winner('Cy'), correction(), raised()]);
    await commit([
      winner('Bo'),
      updating('tournaments/t1', { winner: 'Bo' }),
      updating('tournaments/r1', { board: '' }),
      ...takenBack,
    ]);
  });

  test('is published in one commit, with hundreds of records', async () => {
    await project.seed({ 'tournaments/e1': { ...season['tournaments/t1'] } });
    const ids = Array.from({ length: 700 }, (_, at) => `player${String(at).padStart(10, '0')}`);
    await commit([
      setting('results/e1', results()),
      merging('tournaments/e1', { winner: 'Ann L.', runnerUp: 'Bo K.', board: 'results' }),
      updating('events/e1', { status: 'completed', board: 'results', updatedAt: serverNow }),
      merging('settings/season', { seasons: ['2025-26'], people: 3 }),
      setting(spring, standings({ rev: 2 })),
      ...ids.map((id) => setting(`${spring}/players/${id}`, sentSeason.playerSeason)),
      ...ids.map((id) => merging(`players/${id}`, sentSeason.players)),
    ]);
    expect(await project.stored(`players/${ids[699]}`)).toMatchObject({ name: 'Ann Lee' });
  });
});

describe('a season', () => {
  test('counts its publications one by one, at the time of the server', async () => {
    for (const by of [-1, 0, 2]) await refused(commit([raised(spring, by)]), `by ${by}`);
    await refused(commit([updating(spring, { computedAt: serverNow })]));
    await refused(commit([updating(spring, { rev: plus(1), computedAt: new Date(0) })]));
    await refused(commit([updating(spring, { rev: plus(1) })]));
    await refused(commit([setting('seasons/2028-29', standings({ rev: 0 }))]));
    await refused(commit([setting('seasons/2028-29', standings({ rev: 2 }))]));
    await commit([raised(), setting('seasons/2028-29', standings())]);
  });

  test('has a name that a day can have', async () => {
    for (const name of ['2026', '2027-27', '2027-29', '1999-00', '2027-2028', 'x', '2027-28-29'])
      await refused(commit([setting(`seasons/${name}`, standings())]), name);
    await commit([setting('seasons/2027-28', standings())]);
  });

  const rule = (players: unknown) => ({
    players,
    schools: 10,
    schoolsOfOneNight: 3,
    chapters: 5,
    chaptersOfOneNight: 2,
  });
  const none = { events: [], winners: [] };

  test('has another rule before its first night only, by super admins', async () => {
    const begin = (role: Role, players: unknown) =>
      commit([setting('seasons/2028-29', standings({ ...none, rule: rule(players) }))], role);
    await refused(begin('regular', 5));
    for (const players of [0, 101, 4.5, '4', null]) await refused(begin('super', players), `${players}`);
    for (const name of ['schools', 'schoolsOfOneNight', 'chapters', 'chaptersOfOneNight'])
      for (const value of [0, 101]) {
        const odd = { ...none, rule: { ...rule(4), [name]: value } };
        await refused(commit([setting('seasons/2028-29', standings(odd))], 'super'), `${name} ${value}`);
      }
    await begin('super', 6);
    const change = (more: object) =>
      updating('seasons/2028-29', { rev: plus(1), computedAt: serverNow, ...more });
    await refused(commit([change({ rule: rule(5) })]));
    await commit([change({ rule: rule(5) })], 'super');
    await commit([change({ rule: rule(5), ...standings({ rev: 3, rule: rule(5) }) })]);
    await refused(commit([change({ rule: rule(4) })], 'super'));
    await refused(commit([change({ rule: rule(4), ...none })], 'super'));
    await commit([change({})]);
  });

  test('says no address in a name', async () => {
    const wrong = { winners: ['ann@x.edu'] };
    await refused(commit([updating(spring, { rev: plus(1), computedAt: serverNow, ...wrong })]));
    for (const id of ['ann@x.edu', 'x'.repeat(303)])
      await refused(commit([setting(`${spring}/schools/${id}`, sentSeason.groupSeason)]), id);
    for (const id of ['mail-ann@x.edu', 'p1', `${ann}x`, ann.slice(1), `${ann.slice(1)}.`])
      await refused(commit([setting(`${spring}/players/${id}`, sentSeason.playerSeason)]), id);
  });

  test('is read by who knows what to ask for, and listed by staff', async () => {
    for (const path of Object.keys(publishedNight).filter((path) => /^(results|seasons)/.test(path)))
      expect((await getDoc(doc(project.as('anyone'), path))).exists(), path).toBe(true);
    for (const role of ['anyone', 'betr', 'crew', 'regular'] as const)
      await refused(getDocs(query(collectionGroup(project.as(role), 'players'), limit(10))), role);
    const all = await getDocs(collection(project.as('regular'), `${spring}/players`));
    expect(all.docs.map(({ id }) => id)).toEqual([ann]);
  });
});

describe('a player', () => {
  const counted = merging('settings/season', { people: plus(1) });

  test('has an id that says nothing', async () => {
    for (const id of ['mail-ann@x.edu', 'p1', `${ann}x`, ann.slice(1), `${ann.slice(1)}=`])
      await refused(commit([setting(`players/${id}`, sentSeason.players)]), id);
    await commit([setting('players/CyAA-z_012345678', sentSeason.players)]);
  });

  test('is for staff alone', async () => {
    for (const role of ['anyone', 'betr', 'crew', 'anonymous', 'expired'] as const)
      await refused(commit([updating(`players/${bo}`, { name: 'Bo' })], role), role);
    await project.seed({ 'players/CyAA-z_012345678': {} });
    await commit([updating('players/CyAA-z_012345678', { shownAs: 'number' }), counted]);
  });

  test('is shown another way by any staff, and it is counted', async () => {
    for (const shownAs of ['number', '', 'full']) {
      await refused(commit([updating(`players/${bo}`, { shownAs })]), shownAs);
      await refused(
        commit([updating(`players/${bo}`, { shownAs }), merging('settings/season', { people: plus(0) })]),
      );
      await commit([updating(`players/${bo}`, { shownAs }), counted]);
    }
    const fresh = (shownAs: string) =>
      merging('players/CyAA-z_012345678', { ...sentSeason.players, shownAs });
    await refused(commit([fresh('number')]));
    await commit([fresh('')]);
    await commit([fresh('number'), counted]);
  });

  test('keeps the wish not to be named', async () => {
    await project.seed({ [`players/${bo}`]: { ...sentSeason.players, shownAs: 'number', aliasOf: '' } });
    for (const role of ['regular', 'super'] as const) {
      await refused(commit([updating(`players/${bo}`, { shownAs: fieldGone }), counted], role));
      await refused(commit([setting(`players/${bo}`, sentSeason.players), counted], role));
      await refused(commit([deleting(`players/${bo}`), counted], role));
    }
    await commit([merging(`players/${bo}`, { name: '', email: '', searchTokens: [] })]);
    expect(await project.stored(`players/${bo}`)).toMatchObject({ name: '', shownAs: 'number' });
  });

  test('is joined and separated by super admins, and it is counted', async () => {
    const join = (aliasOf: unknown, id = bo) => [updating(`players/${id}`, { aliasOf })];
    await refused(commit([...join(ann), counted]));
    await refused(commit(join(ann), 'super'));
    await refused(commit([...join(bo), counted], 'super'), 'to itself');
    await refused(commit([...join('CyAA-z_012345678'), counted], 'super'), 'to nobody');
    await refused(commit([...join(fieldGone), counted], 'super'));
    await commit([...join(ann), counted], 'super');
    await refused(commit(join(''), 'super'), 'uncounted');
    const fresh = merging('players/EvAA-z_012345678', { ...sentSeason.players, aliasOf: ann });
    await refused(commit([fresh], 'super'), 'uncounted');
    await commit([fresh, counted], 'super');
    await refused(commit([...join(bo, ann), counted], 'super'), 'in a circle');
    await project.seed({ 'players/CyAA-z_012345678': sentSeason.players });
    await refused(commit([...join(bo, 'CyAA-z_012345678'), counted], 'super'), 'to a joined one');
    await refused(commit([...join(''), counted]));
    await commit([...join(''), counted], 'super');
    await refused(
      commit([merging('players/DeAA-z_012345678', { ...sentSeason.players, aliasOf: ann }), counted]),
    );
  });
});

describe('the settings of seasons', () => {
  test('keep the secret', async () => {
    const change = (fields: object) => commit([merging('settings/season', fields)], 'super');
    await refused(change({ secret: sentSeason.seasonSettings.secret.replace('S', 'T') }));
    await refused(change({ secret: fieldGone }));
    await refused(change({ secret: '' }));
    await refused(commit([deleting('settings/season')], 'super'));
    await refused(
      commit(
        [
          deleting('settings/season'),
          setting('settings/season', { ...sentSeason.seasonSettings, secret: 'x'.repeat(43) }),
        ],
        'super',
      ),
    );
    await change({ seasons: [] });
  });

  test('count people upward', async () => {
    await refused(commit([merging('settings/season', { people: 2 })]));
    await commit([merging('settings/season', { people: 4 })]);
    await refused(commit([merging('settings/season', { people: 3 })]));
  });

  test('are one document', async () => {
    await refused(commit([setting('settings/other', sentSeason.seasonSettings)], 'super'));
  });

  test('are for staff alone', async () => {
    for (const role of ['anyone', 'betr', 'crew', 'anonymous', 'expired'] as const) {
      await refused(getDoc(doc(project.as(role), 'settings/season')), role);
      await refused(getDocs(query(collection(project.as(role), 'players'), limit(1))), role);
      await refused(getDocs(query(collection(project.as(role), 'results'), limit(1))), role);
      await refused(getDocs(query(collection(project.as(role), 'seasons'), limit(1))), role);
    }
  });
});
