import { eventTitle } from '../events/eventTitle.ts';
import { aboutEvent, type Invited } from '../events/page/invite.ts';
import type { MailText } from './bulkMail.ts';

/** Whom staff write to: those on the list, those in line, those who haven't come. */
export type Audience = 'in' | 'waiting' | 'expected';

/** Returns the message to people of an event as staff begin with it. `url`: that of the event's page. */
export function messageText(to: Audience, event: Invited, url: string): MailText {
  const about = aboutEvent(event);
  const [subject, ...lines] = {
    in: [
      'see you there',
      `You're on the list for ${about}.`,
      "Can't come? Cancel on your ticket or answer this email, so that someone else gets your spot.",
    ],
    waiting: [
      'waiting list',
      `You're on the waiting list for ${about}.`,
      'Your ticket says when a spot is free for you. Take it there; every few hours it goes to one more.',
      "You don't want to come any more? Leave the waiting list on your ticket.",
    ],
    expected: [
      'are you coming?',
      `You're on the list for ${about}, and you aren't here yet.`,
      "Come to the door, or answer this email if you can't make it.",
    ],
  }[to];
  return { subject: `${eventTitle(event)}: ${subject}`, text: [...lines, url].join('\n\n') };
}
