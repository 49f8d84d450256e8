import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { formHint, hostOf } from './enterHint.ts';

/** Says what Enter leads to: a password and whom to ask for it, a form, or nothing yet. */
export function EnterHint({ event }: { event: TourEvent }) {
  if (event.registration === 'locked') {
    return (
      <>
        Password needed. Ask <bdi>{hostOf(event) || 'the host'}</bdi>.
      </>
    );
  }
  return event.googleFormUrl ? formHint(event.googleFormUrl) : "Sign-ups aren't open yet.";
}
