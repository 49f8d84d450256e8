import type { MessageTemplate } from './messageTemplate.ts';

/** The templates that everyone begins with; editing one stores it under its id. */
export const defaultTemplates: readonly MessageTemplate[] = [
  {
    id: 'first-text',
    name: 'First text',
    channel: 'text',
    subject: '',
    body:
      "Hi {first name}, it's {caller} with the collegiate blackjack tour. We'd love to run a charity " +
      'tournament with {chapter} at {college}. Do you have five minutes this week to talk?',
  },
  {
    id: 'follow-up-text',
    name: 'Follow-up',
    channel: 'text',
    subject: '',
    body:
      "Hi {first name}, it's {caller} again about the blackjack tournament for {chapter}. " +
      'When would be a good time to call?',
  },
  {
    id: 'reminder-text',
    name: 'Reminder',
    channel: 'text',
    subject: '',
    body: "Hi {first name}, quick reminder: I'll call you {date of next step}. Talk soon! {caller}",
  },
  {
    id: 'first-email',
    name: 'First email',
    channel: 'e-mail',
    subject: 'A blackjack tournament with {chapter}',
    body: `Hi {first name},

I'm {caller} with the collegiate blackjack tour. We bring everything for a night of tournament blackjack: tables, dealers and a live scoreboard. {chapter} picks the date and the cause.

Could we talk for five minutes this week about a night at {college}?

Thanks,
{caller}`,
  },
  {
    id: 'details-email',
    name: 'The details',
    channel: 'e-mail',
    subject: 'Details for {chapter} at {college}',
    body: `Hi {first name},

Great talking with you! Here's what we need from {chapter} to get started: a date, a room, and about how many people will play. We take care of the rest.

I'll check back {date of next step}.

Thanks,
{caller}`,
  },
];

/** Returns all templates by name: the default ones, with edits and without the deleted. */
export function allTemplates(edited: readonly MessageTemplate[]): MessageTemplate[] {
  const byId = new Map([...defaultTemplates, ...edited].map((template) => [template.id, template]));
  return [...byId.values()]
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
}
