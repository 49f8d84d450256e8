import type { EventInput } from '../eventSchema.ts';

/** What visitors ask about an event, in the order of its page, each with its name. */
export const noteLabels = {
  feeGoesTo: 'The fee goes to',
  whoMayCome: 'Who may come',
  parking: 'Parking and doors',
  access: 'Step-free access',
  publicContact: 'Public contact',
} as const satisfies Partial<Record<keyof EventInput, string>>;
type NoteName = keyof typeof noteLabels;

const names = ['feeGoesTo', 'whoMayCome', 'parking', 'access', 'publicContact'] as const;

/** Returns the named notes of an event that are filled in, all by default, with their labels. */
export function eventNotes(
  event: Pick<EventInput, NoteName>,
  some: readonly NoteName[] = names,
): [label: string, note: string][] {
  return some.flatMap((name) => (event[name] ? [[noteLabels[name], event[name]]] : []));
}
