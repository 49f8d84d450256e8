import type { TourEvent } from '../tourEvent.ts';

/** The steps of an event from its date to its result, in their order. */
export const stepNames = [
  'place',
  'form',
  'password',
  'landing',
  'people',
  'active',
  'tables',
  'night',
  'bracket',
  'result',
  'completed',
] as const;
export type StepName = (typeof stepNames)[number];

/**
 * `next`: what to do now, one step at most. `later`: still to be done. `over`: not done, and not needed any
 * more.
 */
export type StepState = 'done' | 'next' | 'later' | 'over';
export type Step = { name: StepName; state: StepState };

type Facts = {
  event: Pick<
    TourEvent,
    | 'date'
    | 'time'
    | 'location'
    | 'showOnLandingPage'
    | 'currentParticipants'
    | 'status'
    | 'bracketImage'
    | 'board'
    | 'bracketStatus'
    | 'registration'
  >;
  /** Whether one can sign up, in a form or on this site; undefined while that isn't known. */
  hasForm: boolean | undefined;
  /** Whether one signs up on this site, so that people come onto the list by themselves. */
  isSignUpHere: boolean;
  /** Whether its winner is recorded; undefined while that isn't known. */
  hasResult: boolean | undefined;
};

/** The steps up to the evening of the event, which don't matter any more once it is over. */
const preparation: readonly StepName[] = [
  'place',
  'form',
  'password',
  'landing',
  'people',
  'active',
  'tables',
  'night',
];

/** Returns an event's checklist on the day `today`, with at most one next step. */
export function checklist(facts: Facts, today: string): Step[] {
  const done = doneSteps(facts);
  const { status, date } = facts.event;
  const isOver = status === 'completed' || (date !== null && date < today);
  const due = dueSteps(facts.event, today).filter((name) => name !== 'people' || !facts.isSignUpHere);
  const next = due.find((name) => done[name] === false);
  return stepNames.map((name) => {
    if (done[name]) return { name, state: 'done' };
    if (name === next) return { name, state: 'next' };
    return { name, state: isOver && preparation.includes(name) ? 'over' : 'later' };
  });
}

function doneSteps({ event, hasForm, hasResult }: Facts): Record<StepName, boolean | undefined> {
  const { date, time, location, showOnLandingPage, currentParticipants, status, bracketImage, board } = event;
  return {
    place: date !== null && time !== '' && location !== '',
    form: hasForm,
    password: event.registration === 'locked',
    landing: showOnLandingPage,
    people: currentParticipants > 0,
    active: status === 'active' || status === 'completed',
    tables: board !== '',
    night: board !== '' && [status, event.bracketStatus].includes('completed'),
    bracket: bracketImage !== '',
    result: hasResult,
    completed: status === 'completed',
  };
}

/** Returns the steps that are due, the most urgent first. */
function dueSteps(
  { status, date, board, currentParticipants }: Facts['event'],
  today: string,
): readonly StepName[] {
  if (status === 'completed') return ['result', 'bracket'];
  // A night may go on after midnight.
  if (board === 'live') return ['night', 'result', 'completed', 'bracket'];
  if (date !== null && date < today) return ['result', 'completed', 'bracket'];
  if (status === 'active') {
    const end = ['bracket', 'result', 'completed'] as const;
    // With people on its list it is a night to be drawn, whatever the clock says.
    return date === today || currentParticipants > 0 ? ['tables', ...end] : end;
  }
  const prepared = ['place', 'form', 'password', 'landing', 'people'] as const;
  return date === today ? ['active', ...prepared] : prepared;
}
