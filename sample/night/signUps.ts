import { createHash } from 'node:crypto';
import type { StoredDocument } from '../../scripts/firestoreRest.ts';
import { readDrawSecret } from '../../src/domain/night/board/drawSecret.ts';
import { sealed } from '../../src/domain/signUp/seal.ts';
import { readSealed } from '../../src/domain/signUp/signedUp.ts';
import { agreedTerms } from '../../src/domain/signUp/signUp.ts';
import { ticketIdOf } from '../../src/domain/signUp/ticketKey.ts';
import type { SampleEvent } from '../eventDocuments.ts';
import type { World } from '../lists.ts';
import { students } from '../people.ts';
import { randomOf } from '../random.ts';
import { describePlayers, idOf } from './players.ts';

/** Returns the key of a ticket that can be opened: of the night that is on, then of the line from its front. */
const openedKey = (nth: number) => `sample-ticket-key-000${nth + 1}`;

/**
 * Gives those a ticket who signed up on the site: everybody on a list that is still open or full and who
 * waits for a spot, and one person of a night whose list is closed.
 */
export async function addSignUps(events: readonly SampleEvent[], world: World, now: Date): Promise<void> {
  for (const event of events) {
    const { signUp, maxParticipants } = event.plan;
    if (!signUp) continue;
    const { left, waiting = 0 } = signUp;
    const count = (maxParticipants ?? 0) - (left ?? 0);
    if (left !== null) fill(event, count + waiting, world);
    const people = event.documents.filter(({ path }) => path.includes('/participants/'));
    const keyOf = (path: string, at: number) => {
      if (left === null) return openedKey(0);
      return at < count ? hashed(path, 22) : openedKey(at - count + 1);
    };
    await addTickets(event, left === null ? people.slice(0, 1) : people, keyOf);
    if (waiting > 0) lineUp(event, people.slice(count), now);
  }
}

/** Lets people of a list wait for a spot instead; one fell free two hours ago. */
function lineUp(event: SampleEvent, people: readonly StoredDocument[], now: Date): void {
  for (const [index, person] of people.entries()) {
    const place = index + 1;
    const ticket = event.documents.find(
      ({ path }) => path === person.path.replace('/participants/', '/tickets/'),
    );
    if (ticket) Object.assign(ticket.fields, { state: 'waiting', place });
    const { createdAt = null } = person.fields;
    person.path = person.path.replace('/participants/', '/waiting/');
    person.fields = { ...readSealed(person.fields), createdAt, place };
  }
  const calledAt = new Date(now.getTime() - 2 * 3_600_000);
  const { fields } = event.documents.find(({ path }) => path === `events/${event.id}`) ?? {};
  if (!fields) return;
  fields.line = { waiting: people.length, queued: people.length, calledAt };
  fields.currentParticipants = Number(fields.currentParticipants) - people.length;
}

/** Adds people to a list until it has this many, from a source of their own: the rest of the sample stays. */
function fill(event: SampleEvent, count: number, world: World): void {
  const { id, plan, documents } = event;
  const known = documents.filter(({ path }) => path.includes('/participants/'));
  const emails = known.map(({ fields }) => fields.email);
  const others = students(count, randomOf(id), plan.campus).filter(({ email }) => !emails.includes(email));
  for (const [index, { name, email }] of others.slice(0, count - known.length).entries()) {
    const path = `events/${id}/participants/more${index}`;
    documents.push({ path, fields: { ...known[0]?.fields, name, email } });
  }
  describePlayers(event, world);
  const found = documents.find(({ path }) => path === `events/${id}`);
  if (found) found.fields.currentParticipants = count;
}

/** Gives people tickets, whose ids are theirs from then on, wherever the event names them. */
async function addTickets(
  event: SampleEvent,
  people: readonly StoredDocument[],
  keyOf: (path: string, at: number) => string,
): Promise<void> {
  for (const [index, person] of people.entries()) {
    const [key, before] = [keyOf(person.path, index), idOf(person)];
    const id = await ticketIdOf(key);
    const seal = await sealed(
      key,
      readSealed({ ...person.fields, agreed: agreedTerms }),
      Buffer.from(hashed(key, 12)),
    );
    const { createdAt: at } = person.fields;
    // One every seven minutes, since the console asks about a rush.
    const createdAt = at instanceof Date ? new Date(at.getTime() + index * 420_000) : null;
    const ticket = { state: 'in', at: createdAt, sealed: seal };
    person.path = person.path.replace(before, id);
    Object.assign(person.fields, { source: 'sign-up', agreed: agreedTerms, createdAt });
    event.documents.push({ path: `events/${event.id}/tickets/${id}`, fields: ticket });
    const draw = event.documents.find(({ path }) => path === `events/${event.id}/private/draw`);
    if (draw) {
      const numbers = Object.entries(readDrawSecret(draw.fields).numbers);
      draw.fields.numbers = Object.fromEntries(numbers.map(([no, one]) => [no, one === before ? id : one]));
    }
    for (const { fields } of event.documents)
      if (Array.isArray(fields.apart)) fields.apart = fields.apart.map((one) => (one === before ? id : one));
  }
}

function hashed(text: string, length: number): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}
