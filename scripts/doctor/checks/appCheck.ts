import { type Asking, isRefused, network } from '../asking.ts';
import { findingsOf } from '../finding.ts';

/** Looks whether programs other than the site get in, and what follows. */
export async function checkAppCheck(asking: Asking) {
  const { found, right, wrong, unknown } = findingsOf('App Check');
  const what = 'App Check keeps other programs out';
  const hasKey = Boolean(asking.place.settings.VITE_RECAPTCHA_SITE_KEY);
  // The rules let everybody get an event, so what refuses this is App Check, or there are no rules.
  const answer = await asking.get('events/doctor-looks-here');
  const isOut = isRefused(answer) && /app ?check/i.test(answer.error);
  if (answer.status === 0) unknown(what, answer.error, network);
  else if (isOut && hasKey)
    right(what, 'so this look was kept out as well: what it says of rules and indexes is not known');
  else if (isOut)
    wrong(
      'The site gets in although App Check is enforced',
      'it has no VITE_RECAPTCHA_SITE_KEY: no visitor sees any event',
      'Put the site key into .env and deploy, or stop enforcing it',
    );
  else if (isRefused(answer) && hasKey)
    unknown(
      what,
      'no rules are deployed yet, or App Check is enforced and keeps this look out as well',
      'npm run deploy (part 5), or see Firebase console, App Check, APIs',
    );
  else if (hasKey)
    unknown(
      what,
      'the site sends tokens, and what has none gets in all the same',
      'Firebase console, App Check, APIs: when nearly all calls are verified, enforce it for Cloud Firestore',
    );
  else
    wrong(
      what,
      'anyone can send requests, sign-ups and phones of a crew by the thousand',
      'Register the site with reCAPTCHA v3 (part 2), VITE_RECAPTCHA_SITE_KEY in .env, npm run deploy',
    );
  return found;
}
