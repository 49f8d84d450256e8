import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import type { Storable } from '../../src/data/site/firestoreValues.ts';
import { foreignFields } from '../support/documents/fieldValues.ts';
import { ids, lined, ticketKeys, typed } from '../support/documents/signUps.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';
import { signUpCommits } from '../support/signUpCommits.ts';
import type { Fields } from '../support/signUpWrites.ts';
import { roles } from '../support/TestProject.ts';

/*
 * The message with a ticket, which an extension sends where the owner has it. Whoever could write one freely
 * would send what they like to whom they like, in the tour's name.
 */

const project = await seededProject({ ...lined, 'settings/mail': { on: true } });
const { set, patch, remove, isTaken, onlyTheLast, coming, going, joining, moved, leaving, taking } =
  signUpCommits(project);

const { fresh: id } = ids;
const { title } = { ...lined['events/site'] };
const given = { event: 'site', key: ticketKeys.fresh, title: String(title) };
const told = { to: typed.email, template: { name: 'ticket-waiting', data: given } };

/** A message, at its path. */
const mail = (fields: Fields = told, name = `site--${id}`) => set(`/mail/${name}`, fields);
const withData = (data: Fields) => ({
  ...told,
  template: { name: 'ticket-waiting', data: { ...given, ...data } },
});
const without = (fields: Fields, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
const withTicket = (...writes: object[]) => [...joining(), ...writes];
const freeSpot = () => project.change('events/site', { currentParticipants: 1 });
const everybodyIn = () => project.change('events/site', { maxParticipants: null });

describe('the message with a ticket', () => {
  test('comes with a place in line, in one commit', async () => {
    await onlyTheLast(
      [mail()],
      [mail(), ...joining({ event: null })],
      [mail(), ...joining({ ticket: null })],
      withTicket(mail(), mail({ ...told, to: 'else@x.example' }, 'site--else')),
      withTicket(mail(), mail(told, 'site--else')),
      withTicket(mail(), mail(told, `x--${id}`)),
      withTicket(mail()),
    );
    for (const writes of [[mail()], [remove(`/mail/site--${id}`)], [patch(`/mail/site--${id}`, { to: '' })]])
      expect(await isTaken(writes)).toBe(false);
  });

  test('comes with a spot, and says so', async () => {
    await everybodyIn();
    const said = (name: string) => [...coming(), mail({ ...told, template: { name, data: given } })];
    await onlyTheLast(
      said('ticket-waiting'),
      said('ticket-canceled'),
      said('ticket-'),
      said('Nonsense'),
      said('ticket-in'),
    );
  });

  test('goes to the address that was typed, and to no other', async () => {
    const to = (to: Storable) => withTicket(mail({ ...told, to }));
    await onlyTheLast(
      ...['else@x.example', '', `${typed.email},else@x.example`, `${typed.email} `, 1, null].map(to),
      to([typed.email]),
      to([typed.email, 'else@x.example']),
      to(typed.email),
    );
  });

  test('says nothing that its sender chose', async () => {
    await onlyTheLast(
      ...[
        'cc',
        'bcc',
        'toUids',
        'from',
        'replyTo',
        'headers',
        'message',
        'attachments',
        ...foreignFields,
      ].map((field) => withTicket(mail({ ...told, [field]: 'else@x.example' }))),
      ...['subject', 'text', 'html'].map((field) =>
        withTicket(mail({ ...told, template: { ...told.template, [field]: 'Win' } })),
      ),
      ...['name', 'link', 'message'].map((field) => withTicket(mail(withData({ [field]: 'Win' })))),
      ...['to', 'template'].map((field) => withTicket(mail(without(told, field)))),
      ...['name', 'data'].map((field) =>
        withTicket(mail({ ...told, template: without(told.template, field) })),
      ),
      ...Object.keys(given).map((field) =>
        withTicket(mail({ ...told, template: { ...told.template, data: without(given, field) } })),
      ),
      withTicket(mail({ ...told, template: { ...told.template, name: 'ticket-in' } })),
      withTicket(mail({ ...told, template: { ...told.template, name: 'Nonsense' } })),
      withTicket(mail(withData({ title: 'Win' }))),
      withTicket(mail(withData({ title: '' }))),
      withTicket(mail(withData({ title: null }))),
      withTicket(mail(withData({ key: ticketKeys.first }))),
      withTicket(mail(withData({ key: id }))),
      withTicket(mail(withData({ event: 'e1' }))),
      withTicket(mail(withData({ event: 'site/tickets/x' }))),
      withTicket(mail(told, id)),
      withTicket(mail(told, `e1--${id}`)),
      withTicket(mail(told, `site--${ids.first}`)),
      withTicket(mail()),
    );
  });

  test('is for a new ticket, not for one that is there', async () => {
    const first = (name: string) =>
      mail({ ...told, template: { name, data: { ...given, key: ticketKeys.first } } }, `site--${ids.first}`);
    await freeSpot();
    for (const name of ['ticket-waiting', 'ticket-in', 'ticket-canceled']) {
      for (const writes of [[first(name)], [...taking(), first(name)], [...leaving(), first(name)]])
        expect(await isTaken(writes)).toBe(false);
    }
    expect(await isTaken(taking())).toBe(true);
    const next = joining({ event: moved({ waiting: 1, order: 'www' }) });
    await onlyTheLast([mail(), ...going({}, id, ticketKeys.fresh)], [...next, mail()]);
  });

  test('is written only where a super admin has switched it on', async () => {
    for (const on of [false, 'yes', 1, null]) {
      await project.seed({ 'settings/mail': { on } });
      expect(await isTaken(withTicket(mail()))).toBe(false);
    }
    expect(await isTaken([set('/settings/mail', { on: true })], 'super')).toBe(true);
    expect(await isTaken(withTicket(mail()))).toBe(true);
    await project.clear();
    await project.seed(lined);
    expect(await isTaken(withTicket(mail()))).toBe(false);
    expect(await isTaken(joining())).toBe(true);
  });

  test.each(roles)('is not read, changed or deleted by %s', async (role) => {
    await project.seed({ [`mail/site--${id}`]: told });
    await refused(getDoc(doc(project.as(role), `mail/site--${id}`)));
    await refused(getDocs(collection(project.as(role), 'mail')));
    for (const writes of [
      [patch(`/mail/site--${id}`, { to: 'else@x.example' })],
      [mail()],
      [remove(`/mail/site--${id}`)],
      [mail(told, 'x')],
      ...(role === 'anyone' ? [] : [withTicket(mail())]),
    ])
      expect(await isTaken(writes, role)).toBe(false);
  });
});

describe('the switch', () => {
  test('is on or off, and nothing else', async () => {
    const put = (fields: Fields) => isTaken([set('/settings/mail', fields)], 'super');
    for (const on of ['yes', 1, null, [true]]) expect(await put({ on })).toBe(false);
    for (const field of foreignFields) expect(await put({ on: true, [field]: 'x' })).toBe(false);
    expect(await put({})).toBe(false);
    for (const on of [true, false]) expect(await put({ on })).toBe(true);
    expect(await isTaken([remove('/settings/mail')], 'super')).toBe(false);
  });

  test.each(roles)('is for super admins, not for others: %s', async (role) => {
    expect(await isTaken([set('/settings/mail', { on: false })], role)).toBe(role === 'super');
  });
});
