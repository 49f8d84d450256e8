import * as v from 'valibot';
import { plainFields } from '../../../src/data/site/firestoreValues.ts';
import { campusTimeZone } from '../../../src/domain/events/eventState.ts';
import { eventTitle } from '../../../src/domain/events/eventTitle.ts';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import { eventUpgrade } from '../../../src/domain/upgrade/eventUpgrade.ts';
import { isIdle } from '../../../src/domain/upgrade/upgradePlan.ts';
import type { Asking } from '../asking.ts';
import { findingsOf } from '../finding.ts';
import type { Tokens } from './accounts.ts';

/** How many events are looked at, by their ids: what has no sort key is in no other order. */
const some = 30;
const Found = v.array(
  v.object({ document: v.optional(v.object({ name: v.string(), fields: v.optional(v.unknown()) })) }),
);
const secrets = ['registrationPassword', 'salesContact', 'contactPerson', 'participants'];

/** Looks at the first events: what an older installation left, and whose clock isn't known. */
export async function checkDocuments(asking: Asking, { admin, staff }: Tokens) {
  const { passwords } = asking.place;
  const { found, right, wrong, unknown } = findingsOf('Documents');
  const what = 'No event is of an older installation';
  const token = admin || staff;
  if (!token) {
    unknown(
      what,
      'nobody of the staff signed in',
      passwords.admin ? 'Mend the accounts above and look again' : 'Set TOUR_ADMIN_PASSWORD and look again',
    );
    return found;
  }
  const answer = await asking.query(
    {
      from: [{ collectionId: 'events' }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      limit: some,
    },
    token,
  );
  const read = v.safeParse(Found, answer.body);
  if (answer.error || !read.success) {
    unknown(what, answer.error, 'Mend the rules and look again');
    return found;
  }
  const events = read.output.flatMap(({ document }) =>
    document ? [{ id: document.name.split('/').at(-1) ?? '', data: plainFields(document.fields) }] : [],
  );
  const open = events.filter(({ data }) => secrets.some((name) => name in data));
  const old = events.filter(({ data }) => {
    const plan = eventUpgrade(data, null);
    return plan !== null && !isIdle(plan);
  });
  const upgrade =
    'Sign in as super admin, open /admin/events/upgrade and upgrade before the address is public';
  if (open.length > 0)
    wrong(what, `anybody can read the password, the contact or the people of ${names(open)}`, upgrade);
  else if (old.length > 0) wrong(what, names(old), upgrade);
  else if (events.length < some) right(what, events.length === 0 ? 'there are none' : `all ${events.length}`);
  else unknown(what, `none of the first ${some} is`, 'Scan the others at /admin/events/upgrade');

  const lost = events
    .map(({ id, data }) => readEvent(id, data))
    .filter((event) => event.date && event.status !== 'completed' && campusTimeZone(event) === null);
  const clock = "Every campus's clock is known";
  if (lost.length > 0)
    wrong(
      clock,
      lost.map(eventTitle).join(', '),
      'Give these events a state, so that they start at their own time',
    );
  else right(clock, `of ${events.length} events`);
  return found;
}

const names = (events: readonly { id: string }[]) => events.map(({ id }) => id).join(', ');
