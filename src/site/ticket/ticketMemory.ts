import type { Plan } from '../../domain/events/page/planChanges.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { anything, day, instant, readFields, text } from '../../domain/fields/storedFields.ts';
import { readSignedUp, type SignedUp } from '../../domain/signUp/signedUp.ts';
import { readTicket, type Ticket } from '../../domain/signUp/ticket.ts';
import { stored } from '../../lib/stored.ts';
import { isHeld, keptTicket } from '../signUp/keptTicket.ts';

/** What the server said of a ticket: each part null when it isn't there or not to be read. */
export type TicketAnswer = { ticket: Ticket | null; event: TourEvent | null; typed: SignedUp | null };

/** A ticket as this browser last saw it. */
export type SeenTicket = TicketAnswer & {
  at: Date;
  /** The plan that its holder knows. */
  plan: Plan;
};

const fields = { at: instant, ticket: anything, event: anything, typed: anything, plan: anything };
const plan = { date: day, time: text, location: text };

/** What this browser remembers of a ticket, by its id. It opens the page without a network. */
export function ticketMemory(ticketId: string) {
  return stored('localStorage', `seen:ticket:${ticketId}`, (data): SeenTicket | null => {
    const seen = readFields(fields, data);
    if (!seen.at || !seen.ticket) return null;
    return {
      at: seen.at,
      ticket: readTicket(seen.ticket),
      event: readEvent(text(Object(seen.event).id), seen.event),
      typed: seen.typed ? readSignedUp(seen.typed) : null,
      plan: readFields(plan, seen.plan),
    };
  });
}

/**
 * Remembers what the server has said of a ticket and returns what this browser knows now. A ticket that it
 * doesn't know stays remembered, and is no longer the one that this browser has.
 */
export function remember(
  where: { eventId: string; key: string; id: string },
  { ticket, event, typed }: TicketAnswer,
): SeenTicket | null {
  const { eventId, key, id } = where;
  const memory = ticketMemory(id);
  const before = memory.get();
  const kept = keptTicket(eventId);
  const own = kept.get();
  if (!ticket || !event) {
    if (own?.key === key) kept.clear();
    return before;
  }
  const now = { key, name: typed?.name ?? '', state: ticket.state, seenAt: Date.now() };
  // A friend's ticket that is looked at here doesn't take the place of one's own.
  if (own?.key === key || (isHeld(now) && !isHeld(own))) kept.set(now);
  const seen = {
    at: new Date(),
    ticket: { ...ticket, sealed: '' },
    event: { ...event, backgroundImage: '', bracketImage: '', collegeLogo: '' },
    typed,
    plan: before?.plan ?? event,
  };
  const { date, time, location } = seen.plan;
  memory.set({ ...seen, plan: { date, time, location } });
  return seen;
}
