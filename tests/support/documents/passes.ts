import type { Stored } from '../../../scripts/firestoreRest.ts';

/** The key of the pass to the crew of the event `cup`. */
export const cupKey = 'cup-pass_0123456789-AB';
/** The crew's screen of `cup`, and the link that opens it the first time. */
export const cupCrew = '/e/cup/crew';
export const cupLink = `${cupCrew}#${cupKey}`;

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** Returns a pass to the crew of the event `cup` that runs for hours, with the changes of a test. */
export function aPass(changes: Record<string, Stored> = {}): Record<string, Record<string, Stored>> {
  const times = { opensAt: hours(-2), endsAt: hours(12), createdAt: hours(-3) };
  return {
    [`events/cup/passes/${cupKey}`]: {
      scopes: ['door'],
      label: '',
      closed: false,
      full: false,
      devices: 0,
      ...times,
      ...changes,
    },
  };
}
