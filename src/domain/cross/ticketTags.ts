import { emailOfId } from '../participants/emailKey.ts';
import { isTicketText, ticketTag } from '../signUp/ticketKey.ts';

/**
 * Returns the tags of those who have a ticket for an event, by their participant's id. They signed up on the
 * site, and the id is their ticket's; one that is made of an address could be guessed.
 */
export async function ticketTags(
  eventId: string,
  people: readonly { id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const holders = people.filter(({ id }) => isTicketText(id) && emailOfId(id) === '');
  return new Map(
    await Promise.all(holders.map(async ({ id }) => [id, await ticketTag(id, eventId)] as const)),
  );
}
