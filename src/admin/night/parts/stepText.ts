import { NEWER, type Step, type StepKind } from '../../../domain/night/steps/step.ts';

const texts: Record<StepKind | typeof NEWER, string> = {
  close: 'the list was closed',
  draw: 'the tables were drawn',
  throw: 'the draw was thrown away',
  plan: 'the plan was changed',
  move: 'a seat was changed',
  late: 'someone who came late got a seat',
  absent: 'someone was marked as a no-show',
  break: 'a table was broken',
  disqualify: 'someone was disqualified',
  left: 'someone left the night',
  wave: 'a wave was started',
  pause: 'the clock was stopped',
  resume: 'the clock runs again',
  tie: 'a tie was decided',
  'close-round': 'the round was closed',
  'reopen-round': 'the round was reopened',
  exchange: 'two people who go on were exchanged',
  heal: 'the counts were set right',
  aside: 'a phone was set aside',
  show: 'what the TV shows was changed',
  names: 'someone is shown another way',
  closing: 'the event is being deleted',
  undo: 'a step was undone',
  [NEWER]: "something was done that this version of the console doesn't know",
};

/** Returns what a step did, as the end of a sentence: 'the tables were drawn'. */
export function stepText({ kind, note }: Pick<Step, 'kind' | 'note'>): string {
  return note ? `${texts[kind]} (${note})` : texts[kind];
}
