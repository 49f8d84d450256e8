import { type Answer, type Asking, network } from '../asking.ts';
import { findingsOf } from '../finding.ts';

/** What Google says while there is no database, or before anything has asked for one. */
const none = /database .*does not exist|active .*database|API has not been used|SERVICE_DISABLED/i;
const isMissing = ({ error }: Answer) => none.test(error);

/** Looks whether there is a database: without one, nothing is known of rules, indexes and documents. */
export async function checkDatabase(asking: Asking) {
  const { found, right, wrong, unknown } = findingsOf('Database');
  const what = 'The database answers';
  const answer = await asking.get('events/doctor-looks-here');
  const isOpen = answer.status !== 0 && !isMissing(answer);
  if (answer.status === 0) unknown(what, answer.error, network);
  else if (isOpen) right(what);
  else
    wrong(
      what,
      `the project ${asking.place.project} has none`,
      'Firebase console, Firestore: Create database, named (default), in production mode (part 1)',
    );
  return { found, isOpen };
}
