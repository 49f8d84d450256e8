import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { ContactLink } from './ContactLink.tsx';

/** Returns who hosts an event, the chapter or else the college; '' when neither is known. */
export function hostOf({ fraternityName, collegeName }: TourEvent): string {
  return fraternityName || collegeName;
}

/** Returns what the link to a sign-up form does: 'Opens a Google Form in a new tab.' */
export function formHint(address: string): string {
  const isGoogle = /^https:\/\/(docs\.google\.com\/(a\/[^/]+\/)?forms|forms\.gle)\//.test(address);
  return `Opens ${isGoogle ? 'a Google Form' : 'the sign-up form'} in a new tab.`;
}

/** Says what Enter leads to: a password and whom to ask for it, sign-up here, a form, or nothing yet. */
export function EnterHint({ event }: { event: TourEvent }) {
  if (event.registration === 'locked') {
    return (
      <>
        Password needed. Ask <WhomToAsk event={event} />.
      </>
    );
  }
  if (event.registration === 'site' && event.signUp) return 'Takes half a minute. No account needed.';
  return event.googleFormUrl ? formHint(event.googleFormUrl) : "Sign-ups aren't open yet.";
}

/** Whom to ask about an event: its host, as a link where the host chose a contact, otherwise the tour too. */
export function WhomToAsk({ event }: { event: TourEvent }) {
  const host = <bdi>{hostOf(event) || 'the host'}</bdi>;
  if (event.publicContact) return <ContactLink event={event}>{host}</ContactLink>;
  return (
    <>
      {host} or <ContactLink event={event}>the tour</ContactLink>
    </>
  );
}
