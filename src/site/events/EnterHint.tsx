import type { TourEvent } from '../../domain/events/tourEvent.ts';

/** Returns who hosts an event, the chapter or else the college; '' when neither is known. */
export function hostOf({ fraternityName, collegeName }: TourEvent): string {
  return fraternityName || collegeName;
}

/** Returns what the link to a sign-up form does: 'Opens a Google Form in a new tab.' */
export function formHint(address: string): string {
  const isGoogle = /^https:\/\/(docs\.google\.com\/(a\/[^/]+\/)?forms|forms\.gle)\//.test(address);
  return `Opens ${isGoogle ? 'a Google Form' : 'the sign-up form'} in a new tab.`;
}

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
