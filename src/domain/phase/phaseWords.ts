import { formatDay, formatTime } from '../time/format.ts';
import type { EventPhase, Phased, WaitingList } from './eventPhase.ts';

/** The one thing to do about an event. `none`: nothing; a label then stands on a disabled button. */
export type PhaseAction = { kind: 'enter' | 'waitlist' | 'tables' | 'results' | 'none'; label: string };

/** Whether the thing to do is to sign up, if only to wait for a spot. */
export function isSignUp({ kind }: PhaseAction): boolean {
  return kind === 'enter' || kind === 'waitlist';
}

/** What every screen says of an event in its phase. */
export type PhaseWords = {
  /** A word or two, with a color of Badge. */
  badge: { label: string; tone: 'green' | 'blue' | 'gray' | 'red' | 'yellow' };
  /** A sentence, '' while what Enter leads to says it all. */
  line: string;
  /** '35 spots left', 'Full', '' where spots don't matter. */
  spots: string;
  action: PhaseAction;
  /** Whether it is still to come, or on. For display only. */
  isUpcoming: boolean;
  /** What schema.org calls it: the offer's availability, '' for no offer. */
  availability: '' | 'InStock' | 'LimitedAvailability' | 'SoldOut';
};

type Counted = Pick<Phased, 'currentParticipants' | 'status'>;

/** Returns the words, the action and the data of an event in a phase. */
export function phaseWords(phase: EventPhase, event: Counted): PhaseWords {
  switch (phase.kind) {
    case 'announced':
    case 'open':
    case 'nearlyFull':
    case 'full':
      return signUpWords(phase, event);
    case 'shut':
      return {
        ...later,
        badge: { label: 'Sign-up closed', tone: 'yellow' },
        line: `${phase.at ? `Sign-up closed ${at(phase.at)}` : 'Sign-up is closed'}.`,
        action: none('Closed'),
        isUpcoming: true,
      };
    case 'closed':
      return {
        ...later,
        badge: { label: phase.tables ? 'List closed' : 'Started', tone: 'blue' },
        line: phase.tables
          ? 'Sign-ups are closed. The tables are drawn soon.'
          : 'This night has started. Ask at the door.',
        action: phase.tables ? tables('Live tables') : none(''),
        isUpcoming: true,
      };
    case 'live':
      return {
        ...later,
        badge: { label: 'Live now', tone: 'blue' },
        // The event doesn't know whether the round plays already or is only drawn.
        line: `${phase.round}: see who sits where.`,
        action: tables('Live tables'),
        isUpcoming: true,
      };
    case 'over':
      return {
        ...later,
        badge: { label: event.status === 'completed' ? 'Completed' : 'Over', tone: 'gray' },
        line: phase.soon ? 'This night is over. Results soon.' : 'This night is over.',
        action: phase.tables ? tables('Tables') : none('Completed'),
      };
    case 'results':
      return {
        ...later,
        badge: { label: 'Completed', tone: 'gray' },
        line: 'This night is over. See who won.',
        action: { kind: 'results', label: 'Results' },
      };
    case 'canceled':
      return {
        ...later,
        badge: { label: 'Canceled', tone: 'red' },
        line: 'This night is canceled.',
        action: none('Canceled'),
      };
  }
}

/** From the closing of the list on there is nothing to sign up for. */
const later = { spots: '', isUpcoming: false, availability: '' } as const;

const tables = (label: string): PhaseAction => ({ kind: 'tables', label });
const none = (label: string): PhaseAction => ({ kind: 'none', label });
const at = ({ day, time }: { day: string; time: string }) =>
  `${day && `on ${formatDay(day)} `}at ${formatTime(time)}`;
const written = (count: number) => count.toLocaleString('en-US');

/** Returns how many wait, as a sentence without its end: '6 are waiting'; '' for nobody. */
export function waitingWords(waiting: number): string {
  if (waiting === 0) return '';
  return waiting === 1 ? '1 is waiting' : `${written(waiting)} are waiting`;
}

type SignUp = Extract<EventPhase, { kind: 'announced' | 'open' | 'nearlyFull' | 'full' }>;

function signUpWords(phase: SignUp, { currentParticipants: taken }: Counted): PhaseWords {
  const enter: PhaseAction = { kind: 'enter', label: 'Enter' };
  const signedUp = taken > 0 ? `${written(taken)} signed up` : '';
  if (phase.kind === 'full')
    return {
      badge: { label: 'Full', tone: 'yellow' },
      ...fullWords(phase),
      spots: 'Full',
      isUpcoming: true,
      availability: 'SoldOut',
    };
  if (phase.kind === 'announced') {
    return {
      badge: { label: phase.when === 'today' ? 'Today' : 'Upcoming', tone: 'green' },
      line: "Sign-ups aren't open yet.",
      spots: signedUp,
      action: enter,
      isUpcoming: true,
      availability: '',
    };
  }
  const { kind, left, when } = phase;
  const spots = left === null ? signedUp : left === 1 ? '1 spot left' : `${written(left)} spots left`;
  const isNear = kind === 'nearlyFull';
  const label = isNear ? `${written(left ?? 0)} left` : when === 'today' ? 'Today' : 'Open';
  return {
    badge: { label, tone: isNear ? 'yellow' : 'green' },
    line: '',
    spots,
    action: enter,
    isUpcoming: true,
    availability: isNear ? 'LimitedAvailability' : 'InStock',
  };
}

/** A host's own form may keep a waitlist; the waiting list is this site's. */
function fullWords({ waits, line }: { waits: boolean; line: WaitingList | null }) {
  if (waits)
    return {
      line: 'Full. Join the waitlist.',
      action: { kind: 'waitlist', label: 'Join the waitlist' },
    } as const;
  const { waiting, hasRoom } = line ?? { waiting: 0, hasRoom: false };
  if (hasRoom)
    return {
      line: waiting > 0 ? `Full. ${waitingWords(waiting)}.` : 'All spots are taken.',
      action: { kind: 'waitlist', label: 'Join the waiting list' },
    } as const;
  return {
    line: `All spots are taken${waiting > 0 ? ', and the waiting list is full' : ''}.`,
    action: none('Full'),
  };
}
