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

/** The key of the ticket that can be opened: of somebody at the night that is on. */
const openedKey = 'sample-ticket-key-0001';

/**
 * Gives those a ticket who signed up on the site: everybody on a list that is still open or full, and one
 * person of a night whose list is closed.
 */
export async function addSignUps(events: readonly SampleEvent[], world: World): Promise<void> {
  for (const event of events) {
    const { signUp, maxParticipants } = event.plan;
    if (!signUp) continue;
    const { left } = signUp;
    if (left !== null) fill(event, (maxParticipants ?? 0) - left, world);
    const people = event.documents.filter(({ path }) => path.includes('/participants/'));
    if (left === null) await addTickets(event, people.slice(0, 1), () => openedKey);
    else await addTickets(event, people, ({ path }) => hashed(path, 22));
  }
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
  keyOf: (person: StoredDocument) => string,
): Promise<void> {
  for (const [index, person] of people.entries()) {
    const [key, before] = [keyOf(person), idOf(person)];
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
