import type { outreachStatuses } from '../../src/domain/fraternities/fraternitySchema.ts';
import type { Channel, Outcome } from '../../src/domain/outreach/outreachSchema.ts';

/** A contact, what came of it, what to do next, and how many days later. */
export type StoryContact = {
  channel: Channel;
  outcome: Outcome;
  note: string;
  nextStep: string;
  /** From 1 to 7. */
  days: number;
};

/** A fraternity that was reached: the contacts in their order, each the next step of the one before. */
export type Story = {
  status: Exclude<(typeof outreachStatuses)[number], 'need to reach out'>;
  contacts: StoryContact[];
};

const contact = (
  channel: Channel,
  outcome: Outcome,
  note: string,
  nextStep = '',
  days = 3,
): StoryContact => ({ channel, outcome, note, nextStep, days });

/** The stories of outreach; a fraternity's log ends wherever its story stands today. */
export const STORIES: readonly Story[] = [
  {
    status: 'outreached',
    contacts: [contact('Instagram', 'message sent', 'Sent the one-pager by DM.', 'Check for a reply', 3)],
  },
  {
    status: 'outreached',
    contacts: [
      contact('call', 'no answer', '', 'Call again after class', 1),
      contact('call', 'left a message', 'The greeting says he reads texts.', 'Text him two dates', 1),
      contact('text', 'message sent', 'Sent two open Fridays and what it costs.', 'Check for a reply', 3),
    ],
  },
  {
    status: 'outreached',
    contacts: [
      contact('e-mail', 'message sent', 'Overview and photos from the last stop.', 'Send a reminder', 5),
      contact('e-mail', 'message sent', 'Reminder in the same thread.', 'Call the chapter', 4),
      contact('call', 'left a message', 'Left name and number.', 'Call again', 3),
    ],
  },
  {
    status: 'outreached',
    contacts: [
      contact('call', 'left a message', 'Asked to call back.', 'Call again', 3),
      contact('call', 'not interested', 'Calendar is full this term. Fine to ask again next year.'),
    ],
  },
  {
    status: 'outreached',
    contacts: [
      contact('other', 'message sent', 'Filled in the form on their website.', 'Find a phone number', 4),
      contact('call', 'no answer', 'Number from the council directory.', 'Call again', 1),
    ],
  },
  {
    status: 'in contact',
    contacts: [
      contact('Instagram', 'message sent', 'Congratulated them on the fundraiser.', 'Check for a reply', 3),
      contact(
        'call',
        'talked',
        'Likes it. Brings it up at chapter on Sunday.',
        'Ask what the chapter said',
        4,
      ),
    ],
  },
  {
    status: 'in contact',
    contacts: [
      contact(
        'in person',
        'interested',
        'Met at the involvement fair. Has a room for 80.',
        'Send the host guide',
        1,
      ),
      contact('e-mail', 'message sent', 'Sent the host guide and the room checklist.', 'Ask about a date', 5),
    ],
  },
  {
    status: 'in contact',
    contacts: [
      contact('call', 'no answer', '', 'Call again', 1),
      contact(
        'call',
        'interested',
        'Wants a Friday. Needs a letter for the Greek life office.',
        'Send the letter for the office',
        1,
      ),
      contact('e-mail', 'message sent', 'Letter sent, advisor in copy.', 'Ask if the office approved', 7),
    ],
  },
  {
    status: 'in contact',
    contacts: [
      contact('text', 'talked', 'In midterms until next week.', 'Call after midterms', 7),
      contact('call', 'talked', 'Needs to know what dealers cost: nothing.', 'Follow up on the vote', 6),
    ],
  },
  {
    status: 'scheduled',
    contacts: [
      contact('call', 'talked', 'Two dates on the table.', 'Hold both dates', 1),
      contact(
        'e-mail',
        'message sent',
        'Both held. Sent the agreement.',
        'Check for the signed agreement',
        5,
      ),
      contact('call', 'interested', 'Signed. The room is booked.', 'Send the flyer and the form', 2),
    ],
  },
  {
    status: 'scheduled',
    contacts: [
      contact('in person', 'interested', 'The chapter voted yes.', 'Send the agreement', 1),
      contact('text', 'talked', 'Agreement is back.', 'Confirm the number of tables', 6),
    ],
  },
  {
    status: 'scheduled',
    contacts: [
      contact('e-mail', 'message sent', 'Asked about the date again.', 'Call about the date', 3),
      contact(
        'call',
        'interested',
        'Date is set, union has it in its calendar.',
        'Plan the practice table',
        7,
      ),
    ],
  },
];
