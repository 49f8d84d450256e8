import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type EventValues,
  eventValues,
  newEventFields,
  storedValues,
} from '../../../src/domain/events/eventFields.ts';
import { eventChangePlan, newEventPlan } from '../../../src/domain/events/eventPlan.ts';
import { readPrivatePart } from '../../../src/domain/events/privatePart.ts';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import { anyFields } from './anyFields.ts';

const today = new Date(2027, 4, 1);
const form = 'https://forms.example/1';
const blank = eventValues(newEventFields.console);
const locked: EventValues = { ...blank, title: 'Cup', registrationPassword: 'Aces 21', googleFormUrl: form };

function change(now: EventValues, changes: Partial<EventValues>, misplacedSecrets = false) {
  return eventChangePlan(now, changes, { misplacedSecrets, today });
}

describe('a new event', () => {
  test('that says nothing gets a title, a key that sorts it last, and no way in', () => {
    expect(newEventPlan(blank, today)).toMatchObject({
      event: { title: 'Tournament 2027', date: null, sortDate: '9999-12-31', registration: 'none' },
      hidden: { registrationPassword: '', salesContact: { name: '', role: '', email: '', phone: '' } },
      opened: null,
    });
  });

  test('takes its title from the college, the fraternity and the year of its day, or from its name', () => {
    const named = {
      ...blank,
      collegeName: 'Purdue University',
      fraternityName: 'Sigma Chi',
      date: '2028-03-14',
    };
    expect(newEventPlan(named, today).event.title).toBe('Purdue University Sigma Chi Tournament 2028');
    expect(newEventPlan({ ...named, eventName: 'Aces' }, today).event.title).toBe('Aces');
  });

  test('with a password keeps its form out of the public document', () => {
    const { event, opened } = newEventPlan(locked, today);
    expect(event).toMatchObject({ registration: 'locked' });
    expect(event).not.toHaveProperty('googleFormUrl');
    expect(opened).toEqual({ password: 'Aces 21', googleFormUrl: form });
  });

  test('with a form alone is open', () => {
    const { event, opened } = newEventPlan({ ...blank, googleFormUrl: form }, today);
    expect(event).toMatchObject({ registration: 'open', googleFormUrl: form });
    expect(opened).toBeNull();
  });
});

describe('a change', () => {
  test('writes what changed and nothing else', () => {
    expect(change(locked, { location: 'Union' })).toEqual({
      event: { location: 'Union' },
      removed: ['venue', 'address'],
      hidden: null,
      closed: [],
      opened: null,
    });
  });

  test('of the time writes the key of the day, and the day that belongs to it', () => {
    const { event } = change({ ...locked, date: '2027-03-14' }, { time: '19:00' });
    expect(event).toEqual({ time: '19:00', date: '2027-03-14', sortDate: '2027-03-14T19:00' });
  });

  test('of the password moves the unlock document', () => {
    expect(change(locked, { registrationPassword: 'Kings' })).toEqual({
      event: { registration: 'locked' },
      removed: ['googleFormUrl'],
      hidden: { registrationPassword: 'Kings' },
      closed: ['Aces 21'],
      opened: { password: 'Kings', googleFormUrl: form },
    });
  });

  test('that clears the password removes the unlock document and opens the form', () => {
    expect(change(locked, { registrationPassword: '' })).toMatchObject({
      event: { registration: 'open', googleFormUrl: form },
      removed: [],
      closed: ['Aces 21'],
      opened: null,
    });
  });

  test('of the form writes it where the password leads', () => {
    expect(change(locked, { googleFormUrl: '' })).toMatchObject({
      removed: ['googleFormUrl'],
      closed: [],
      opened: { password: 'Aces 21', googleFormUrl: null },
    });
  });

  test('of one part of the contact leaves the others alone', () => {
    expect(change(locked, { contactPhone: '555' }).hidden).toEqual({ salesContact: { phone: '555' } });
  });

  test('that empties the title has it generated', () => {
    expect(change(locked, { title: '' }).event).toEqual({ title: 'Tournament 2027' });
  });
});

describe('an event that keeps its secrets in the public document', () => {
  test('is left as it is while they are not touched', () => {
    expect(change(locked, { title: 'Aces' }, true)).toMatchObject({
      removed: [],
      hidden: null,
      opened: null,
    });
  });

  test('hands all of them over once one of them is touched', () => {
    const plan = change({ ...locked, contactName: 'Lee' }, { contactPhone: '555' }, true);
    expect(plan.removed).toEqual([
      'registrationPassword',
      'salesContact',
      'contactPerson',
      'pointOfContact',
      'googleFormUrl',
    ]);
    expect(plan.hidden).toMatchObject({
      registrationPassword: 'Aces 21',
      googleFormUrl: form,
      salesContact: { name: 'Lee', phone: '555' },
    });
    expect(plan.event).toEqual({ registration: 'locked' });
    expect(plan.opened).toEqual({ password: 'Aces 21', googleFormUrl: form });
  });
});

/** The documents of an event, as a write leaves them. */
type Documents = {
  event: Record<string, unknown>;
  hidden: Record<string, unknown>;
  unlocks: Map<string, string | null>;
};

function apply(before: Documents, plan: ReturnType<typeof newEventPlan>): Documents {
  const event: Record<string, unknown> = { ...before.event, ...plan.event };
  for (const name of plan.removed) delete event[name];
  const unlocks = new Map(before.unlocks);
  for (const password of plan.closed) unlocks.delete(password);
  if (plan.opened) unlocks.set(plan.opened.password, plan.opened.googleFormUrl);
  const salesContact = { ...Object(before.hidden.salesContact), ...Object(plan.hidden?.salesContact) };
  return { event, hidden: { ...before.hidden, ...plan.hidden, salesContact }, unlocks };
}

/** What the form shows of the documents. */
function read({ event, hidden }: Documents) {
  return storedValues(readEvent('cup', event), readPrivatePart(hidden));
}

const nothing: Documents = { event: {}, hidden: {}, unlocks: new Map() };

test('an event that was changed step by step is stored as one that was made so', () => {
  fc.assert(
    fc.property(anyFields, fc.array(anyFields, { maxLength: 3 }), (first, later) => {
      let now = eventValues(first);
      let documents = apply(nothing, newEventPlan(now, today));
      for (const fields of later) {
        const wanted = eventValues(fields);
        const changes: Partial<EventValues> = Object.fromEntries(
          Object.entries(wanted).filter(([name, value]) => Reflect.get(now, name) !== value),
        );
        documents = apply(documents, change(now, changes));
        now = { ...wanted, title: String(documents.event.title) };
      }
      // Tickets of before still cancel where one signs up elsewhere by now.
      const isBack = now.signUp === '' && 'signUp' in documents.event;
      const back = { signUp: { open: false, closesAt: 0 } };
      const { event, ...rest } = apply(nothing, newEventPlan(now, today));
      expect(documents).toEqual({ event: { ...event, ...(isBack && back) }, ...rest });
    }),
  );
});

test('every field of the form arrives in the documents and comes back, new or changed', () => {
  fc.assert(
    fc.property(anyFields, anyFields, (first, later) => {
      const made = eventValues(first);
      const created = apply(nothing, newEventPlan(made, today));
      const now = { ...made, title: String(created.event.title) };
      expect(read(created)).toEqual(now);
      const wanted = { ...eventValues(later), title: eventValues(later).title || 'Cup' };
      expect(read(apply(created, change(now, wanted)))).toEqual(wanted);
    }),
  );
});

describe('sign-up on this site', () => {
  const dated = { ...blank, title: 'Cup', state: 'TX', date: '2026-03-14', time: '19:00' };
  const here = { ...dated, signUp: 'start' };
  const at = (local: string) => Date.parse(`${local}-05:00`);

  test('of a new event: a field of its own, and no form in public', () => {
    const { event, opened } = newEventPlan({ ...here, googleFormUrl: form }, today);
    expect(event).toMatchObject({
      registration: 'site',
      signUp: { open: true, closesAt: at('2026-03-14T19:00') },
    });
    expect(event).not.toHaveProperty('googleFormUrl');
    expect(opened).toBeNull();
    expect(newEventPlan(dated, today).event).not.toHaveProperty('signUp');
  });

  test('with a password unlocks no form, also when the form is kept for later', () => {
    const plan = newEventPlan({ ...here, registrationPassword: 'Aces 21', googleFormUrl: form }, today);
    expect(plan.event.registration).toBe('locked');
    expect(plan.opened).toEqual({ password: 'Aces 21', googleFormUrl: null });
    expect(plan.hidden?.googleFormUrl).toBe(form);
  });

  test('that is chosen instead of a form takes the form out of the public document, and keeps it', () => {
    expect(change({ ...dated, googleFormUrl: form }, { signUp: 'start' })).toEqual({
      event: { registration: 'site', signUp: { open: true, closesAt: at('2026-03-14T19:00') } },
      removed: ['googleFormUrl'],
      hidden: null,
      closed: [],
      opened: null,
    });
  });

  test('that goes back to a form stays, closed, so that tickets still cancel', () => {
    const { event } = change({ ...here, googleFormUrl: form }, { signUp: '' });
    expect(event).toEqual({
      registration: 'open',
      googleFormUrl: form,
      signUp: { open: false, closesAt: 0 },
    });
  });

  test('of an event whose password changes: the old key is gone, the new one opens no form', () => {
    const now = { ...here, registrationPassword: 'Aces 21', googleFormUrl: form };
    const plan = change(now, { registrationPassword: 'Kings' });
    expect(plan).toMatchObject({ closed: ['Aces 21'], opened: { password: 'Kings', googleFormUrl: null } });
    expect(plan.event).toEqual({ registration: 'locked' });
  });

  test('until the start moves with the start, and with the clock of the campus', () => {
    expect(change(here, { time: '20:00' }).event.signUp?.closesAt).toBe(at('2026-03-14T20:00'));
    expect(change(here, { date: '2026-03-21' }).event.signUp?.closesAt).toBe(at('2026-03-21T19:00'));
    expect(change(here, { date: null }).event.signUp).toEqual({ open: true, closesAt: 0 });
    expect(change({ ...here, date: null }, { date: '2026-03-14' }).event.signUp?.closesAt).toBe(
      at('2026-03-14T19:00'),
    );
    expect(change(here, { state: 'NY' }).event.signUp?.closesAt).toBe(at('2026-03-14T18:00'));
    expect(change(here, { location: 'Union' }).event).not.toHaveProperty('signUp');
  });

  test('that an older console left open beside a form is closed when a password comes', () => {
    const signUp = { open: true, closesAt: 0 };
    const plan = (changes: Partial<EventValues>) =>
      eventChangePlan({ ...dated, googleFormUrl: form }, changes, { misplacedSecrets: false, today, signUp });
    expect(plan({ registrationPassword: 'Kings' }).event.signUp).toEqual({ open: false, closesAt: 0 });
    expect(plan({ registrationPassword: 'Kings', signUp: 'start' }).event.signUp?.open).toBe(true);
    expect(plan({ location: 'Union' }).event).not.toHaveProperty('signUp');
  });

  test('until a chosen moment stays there', () => {
    const now = { ...here, signUp: '2026-03-13T18:00' };
    expect(change(now, { time: '20:00' }).event).not.toHaveProperty('signUp');
    expect(change(now, { state: 'NY' }).event.signUp?.closesAt).toBe(at('2026-03-13T17:00'));
  });
});
