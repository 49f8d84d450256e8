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
    | 'location'
    | 'showOnLandingPage'
    | 'currentParticipants'
    | 'status'
    | 'bracketImage'
    | 'board'
    | 'registration'
  >;
  /** Whether the event has a sign-up form; undefined while that isn't known. */
  hasForm: boolean | undefined;
  /** Whether its winner is recorded; undefined while that isn't known. */
  hasResult: boolean | undefined;
};

/** The steps before the day of the event, which don't matter any more once it is over. */
const preparation: readonly StepName[] = [
  'place',
  'form',
  'password',
  'landing',
  'people',
  'active',
  'tables',
];

/**
 * Returns the checklist of an event on the day `today`. Before its day the next step is what is missing; on
 * the day it is setting the event to active, and afterwards what leads to its result.
 */
export function checklist(facts: Facts, today: string): Step[] {
  const done = doneSteps(facts);
  const { status, date } = facts.event;
  const isOver = status === 'completed' || (date !== null && date < today);
  const next = dueSteps(status, date, today).find((name) => done[name] === false);
  return stepNames.map((name) => {
    if (done[name]) return { name, state: 'done' };
    if (name === next) return { name, state: 'next' };
    return { name, state: isOver && preparation.includes(name) ? 'over' : 'later' };
  });
}

function doneSteps({ event, hasForm, hasResult }: Facts): Record<StepName, boolean | undefined> {
  const { date, location, showOnLandingPage, currentParticipants, status, bracketImage, board } = event;
  return {
    place: date !== null && location !== '',
    form: hasForm,
    password: event.registration === 'locked',
    landing: showOnLandingPage,
    people: currentParticipants > 0,
    active: status === 'active' || status === 'completed',
    tables: board !== '',
    bracket: bracketImage !== '',
    result: hasResult,
    completed: status === 'completed',
  };
}

/** Returns the steps that are due, the most urgent first. */
function dueSteps(status: string, date: string | null, today: string): readonly StepName[] {
  if (status === 'completed') return ['result', 'bracket'];
  if (date !== null && date < today) return ['result', 'completed', 'bracket'];
  if (status === 'active') {
    const end = ['bracket', 'result', 'completed'] as const;
    return date === today ? ['tables', ...end] : end;
  }
  const prepared = ['place', 'form', 'password', 'landing', 'people'] as const;
  return date === today ? ['active', ...prepared] : prepared;
}
