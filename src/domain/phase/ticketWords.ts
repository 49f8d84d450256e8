import { type SignUp, signUpState } from '../signUp/signUp.ts';
import type { Ticket } from '../signUp/ticket.ts';
import { type EventPhase, eventPhase, type Phased } from './eventPhase.ts';
import { type LineWords, lineWords } from './lineWords.ts';
import { isSignUp, type PhaseAction, phaseWords } from './phaseWords.ts';

/** How a ticket stands at a moment of its event. */
export type TicketPhase =
  /** On the list of a night to come, or of one that has begun and whose list is not closed. */
  | 'in'
  | 'started'
  /** On the list of a night with a board, before its draw and after it. */
  | 'closed'
  | 'playing'
  | 'over'
  /** In line before the list is closed, without a spot to take and with one. */
  | 'waiting'
  | 'called'
  /** Still in line when the list is closed or the night is on, and when it's over. */
  | 'outside'
  | 'leftOut'
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
  /** Whether its holder is still without a spot, and the door may let them in. */
  waits: boolean;
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

/** `asOf`: when the server said so; `missed`: a spot was free when the holder looked before. */
type Look = { asOf?: Date | undefined; missed?: boolean | undefined };

/** Returns what a ticket's page shows; null stands for a ticket or an event that the server doesn't know. */
export function ticketWords(
  ticket: Pick<Ticket, 'state' | 'place'> | null,
  event: Event | null,
  now: Date,
  { asOf = now, missed = false }: Look = {},
): TicketWords {
  const at = event && eventPhase(event, now);
  const words = event && at && phaseWords(at, event);
  const inLine = event && ticket?.state === 'waiting' ? lineWords(event, ticket.place, asOf, missed) : null;
  const phase = at ? ticketPhase(ticket, at, inLine) : 'gone';
  const isOn = phase === 'in' || phase === 'started';
  const lined = phase === 'waiting' || phase === 'called' ? inLine : null;
  const waits = lined !== null || phase === 'outside';
  const outside = at?.kind === 'live' ? 'playing' : 'closed';
  const action = words?.action ?? nothing;
  const isSeen = (action.kind === 'tables' || action.kind === 'results') && phase !== 'off';
  return {
    phase,
    heading: lined?.heading ?? headings[phase === 'outside' ? outside : phase],
    line: lined?.line || lineOf(phase, at, words?.line ?? ''),
    greets: isOn || phase === 'called',
    // A night without a board plays past midnight, and this phone's clock may be ahead.
    code:
      isOn ||
      waits ||
      phase === 'closed' ||
      phase === 'playing' ||
      (phase === 'over' && at?.kind === 'over' && at.soon),
    waits,
    cancels: isOn || lined !== null,
    plans: phase === 'in' || (lined !== null && at?.kind !== 'closed'),
    again: event !== null && isSignUp(action) && signUpState(event, now) === 'open',
    action: isSeen ? action : nothing,
  };
}

const nothing: PhaseAction = { kind: 'none', label: '' };

const headings: Record<Exclude<TicketPhase, 'outside'>, string> = {
  in: "You're in",
  started: "You're in",
  closed: 'The tables are being drawn',
  playing: 'The night is on',
  over: 'This night is over',
  // As the line has it.
  waiting: '',
  called: '',
  leftOut: 'This night is over',
  off: 'This night is canceled',
  canceled: 'You canceled',
  removed: "You're off the list",
  newer: 'Your ticket has news',
  unknown: "This ticket isn't known any more",
  gone: "This ticket isn't known any more",
};

function ticketPhase(
  ticket: Pick<Ticket, 'state'> | null,
  at: EventPhase,
  inLine: LineWords | null,
): TicketPhase {
  if (!ticket) return 'unknown';
  const { state } = ticket;
  if (state === 'canceled' || state === 'removed') return state;
  if (state !== 'in' && !inLine) return 'newer';
  const waits = inLine?.called ? 'called' : 'waiting';
  switch (at.kind) {
    case 'canceled':
      return 'off';
    case 'results':
    case 'over':
      return inLine ? 'leftOut' : 'over';
    case 'live':
      return inLine ? 'outside' : 'playing';
    case 'closed':
      if (at.tables) return inLine ? 'outside' : 'closed';
      return inLine ? waits : 'started';
    default:
      return inLine ? waits : 'in';
  }
}

const cantWrite = "We can't write to you: look here.";

/** Returns the sentence below the heading, '' for none; `line` is what screens say of the event. */
function lineOf(phase: TicketPhase, at: EventPhase | null, line: string): string {
  const isPast = at?.kind === 'over' || at?.kind === 'results';
  switch (phase) {
    case 'waiting':
      return at?.kind === 'closed' ? 'This night has started. Ask at the door.' : cantWrite;
    case 'outside':
      return "You're on the waiting list. Ask at the door.";
    case 'leftOut':
      return `You were on the waiting list.${at?.kind === 'results' ? ' See who won.' : ''}`;
    case 'started':
      return 'This night has started. Show your code at the door.';
    case 'closed':
      return 'Sign-ups are closed. Not inside yet? Show your code at the door.';
    case 'playing':
      return line;
    case 'over':
      if (at?.kind === 'results') return 'See who won.';
      return at?.kind === 'over' && at.soon ? 'Results soon.' : '';
    case 'off':
      return "You don't have to do anything.";
    case 'removed':
      return 'The host took you off the list.';
    case 'newer':
      return 'Reload this page to see it.';
    case 'unknown':
      return isPast
        ? 'Tickets are deleted some time after the night.'
        : 'Check that the link is complete. At the door your name works too.';
    case 'gone':
      return 'Its event is gone too. Ask the host.';
    default:
      return '';
  }
}
