import { type SignUp, signUpState } from '../signUp/signUp.ts';
import type { Ticket } from '../signUp/ticket.ts';
import { eventPhase, type Phased } from './eventPhase.ts';
import { type PhaseAction, phaseWords } from './phaseWords.ts';

/** How a ticket stands at a moment of its event. */
export type TicketPhase =
  /** On the list of a night to come, or of one that has begun and whose list is not closed. */
  | 'in'
  | 'started'
  /** On the list of a night with a board, before its draw and after it. */
  | 'closed'
  | 'playing'
  | 'over'
  /** The night is canceled. */
  | 'off'
  /** Canceled by its holder, and by staff. */
  | 'canceled'
  | 'removed'
  /** Of a newer version of this page. */
  | 'newer'
  /** The server knows the event and not the ticket; neither. */
  | 'unknown'
  | 'gone';

/** What a ticket's page says and offers. */
export type TicketWords = {
  phase: TicketPhase;
  /** The heading; `greets`: the holder's first name stands after it. */
  heading: string;
  greets: boolean;
  line: string;
  /** Whether the door may still want the code. */
  code: boolean;
  /** Whether it can be canceled here. */
  cancels: boolean;
  /** Whether one may still plan for it: calendar, an email to oneself. */
  plans: boolean;
  /** Whether one can sign up for the event now. */
  again: boolean;
  /** The night's tables or results; of kind 'none' when there is nothing to see. */
  action: PhaseAction;
};

type Event = Phased & { signUp: SignUp | null };

/** Returns what a ticket's page shows; null stands for a ticket or an event that the server doesn't know. */
export function ticketWords(
  ticket: Pick<Ticket, 'state'> | null,
  event: Event | null,
  now: Date,
): TicketWords {
  const phase = ticketPhase(ticket, event, now);
  const { action, line } = event ? phaseWords(eventPhase(event, now), event) : nowhere;
  const isOn = phase === 'in' || phase === 'started';
  const tables = action.kind === 'tables' || action.kind === 'results';
  return {
    phase,
    ...said[phase],
    ...(phase === 'playing' && { line }),
    greets: isOn,
    code: isOn || phase === 'closed' || phase === 'playing',
    cancels: isOn,
    plans: phase === 'in',
    again: event !== null && action.kind === 'enter' && signUpState(event, now) === 'open',
    action: tables && phase !== 'off' ? action : nowhere.action,
  };
}

const nowhere: { action: PhaseAction; line: string } = { action: { kind: 'none', label: '' }, line: '' };

const said: Record<TicketPhase, { heading: string; line: string }> = {
  in: { heading: "You're in", line: '' },
  started: { heading: "You're in", line: 'This night has started. Show your code at the door.' },
  closed: {
    heading: 'The tables are being drawn',
    line: 'Sign-ups are closed. Not inside yet? Show your code at the door.',
  },
  playing: { heading: 'The night is on', line: '' },
  over: { heading: 'This night is over', line: '' },
  off: { heading: 'This night is canceled', line: "You don't have to do anything." },
  canceled: { heading: 'You canceled', line: '' },
  removed: { heading: "You're off the list", line: 'The host took you off the list.' },
  newer: { heading: 'Your ticket has news', line: 'Reload this page to see it.' },
  unknown: {
    heading: "This ticket isn't known any more",
    line: 'It was cleared after the night, or the link is incomplete.',
  },
  gone: {
    heading: "This ticket isn't known any more",
    line: 'Its event is gone too. Ask the host.',
  },
};

function ticketPhase(ticket: Pick<Ticket, 'state'> | null, event: Event | null, now: Date): TicketPhase {
  if (!event) return 'gone';
  if (!ticket) return 'unknown';
  const { state } = ticket;
  if (state === 'canceled' || state === 'removed') return state;
  if (state !== 'in') return 'newer';
  const phase = eventPhase(event, now);
  switch (phase.kind) {
    case 'canceled':
      return 'off';
    case 'results':
    case 'over':
      return 'over';
    case 'live':
      return 'playing';
    case 'closed':
      return phase.tables ? 'closed' : 'started';
    default:
      return 'in';
  }
}
