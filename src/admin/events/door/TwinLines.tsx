import { useMemo, useState } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import {
  peopleAtOnce,
  putBack,
  removeParticipants,
} from '../../../domain/participants/participantChanges.ts';
import { rushOf, type Twins, twinsOf } from '../../../domain/participants/twins.ts';
import { formatInstant } from '../../../domain/time/format.ts';
import { attempt } from '../../../parts/attempt.ts';
import { ConfirmChange } from '../../../parts/ConfirmChange.tsx';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { namesOf } from '../../parts/selection/namesOf.ts';

type Props = { event: StaffEvent; people: readonly Participant[] };

/** How many are shown at once; the others follow. */
const most = 3;

/** Says who seems to be on the list twice, and who came in a rush, with what removes them. */
export function TwinLines({ event, people }: Props) {
  const all = useMemo(() => twinsOf(people), [people]);
  const rush = useMemo(() => rushOf(people), [people]);
  const isOver = event.board !== '';
  const count = all.length + Number(rush.length > 0);
  if (isOver || count === 0) return null;
  const lines = (
    <ul className={layout.stack2} aria-label="To check">
      {all.slice(0, most).map((twins) => (
        <li key={`${twins.kept.id} ${twins.sameEmail}`} className={staffLayout.bar3}>
          <Words {...twins} />
          <Button tone="plain" onClick={() => void keepOne(event, twins)}>
            {twins.kept.checkedIn ? 'Keep who came' : 'Keep the first'}
          </Button>
        </li>
      ))}
      {all.length > most && <li>{all.length - most} more are here twice.</li>}
      {rush.length > 0 && <Rush event={event} rush={rush} />}
    </ul>
  );
  // At the door the rows need the space more.
  return count === 1 ? (
    <div className={staffLayout.warning}>{lines}</div>
  ) : (
    <details className={staffLayout.warning}>
      <summary className={consoleLayout.foldHead}>{toCheck(all.length, rush.length)}</summary>
      {lines}
    </details>
  );
}

function toCheck(twice: number, rush: number): string {
  const twins = twice > 0 && `${twice} ${twice === 1 ? 'person is' : 'people are'} here twice`;
  return [twins, rush > 0 && `${rush} signed up within 2 minutes`].filter(Boolean).join(' · ');
}

const nameOf = ({ name, email }: Participant) => name || email;

function Words({ kept, others, sameEmail }: Twins) {
  const times = others.length === 1 ? 'twice' : `${others.length + 1} times`;
  const all = [kept, ...others];
  const names = new Set(all.map(nameOf));
  const about = sameEmail ? (names.size > 1 ? [...names] : []) : all.map(detailOf);
  return (
    <p>
      <bdi>{nameOf(kept)}</bdi> is here {times}
      {sameEmail && ' with one email'}
      {about.length > 0 && ': '}
      <bdi>{about.join(sameEmail ? ', ' : '; ')}</bdi>
    </p>
  );
}

const sources: Record<string, string> = { 'sign-up': 'signed up', 'walk-in': 'walk-in', import: 'imported' };

function detailOf({ email, source, checkedIn }: Participant): string {
  return [email, sources[source], checkedIn && 'checked in'].filter(Boolean).join(', ');
}

async function keepOne(event: StaffEvent, { kept, others }: Twins): Promise<void> {
  const name = nameOf(kept);
  await attempt(() => removeParticipants(event, others), {
    failed: `Failed to remove the other ${name}. Please try again.`,
    done: `The other ${name} was removed.`,
    undo: () =>
      void attempt(() => putBack(event, others), { failed: `Failed to put ${name} back. Please try again.` }),
    subject: `twins ${event.id} ${kept.id}`,
  });
}

/** Many at once may be a chapter with the link, or somebody's program. */
function Rush({ event, rush }: { event: StaffEvent; rush: readonly Participant[] }) {
  const [asking, setAsking] = useState(false);
  const some = rush.slice(0, peopleAtOnce);
  const since = rush[0]?.createdAt;
  const failed = 'Failed to remove them. Please try again.';
  return (
    <li className={staffLayout.bar3}>
      <p>
        {rush.length} people signed up within 2 minutes{since && `, from ${formatInstant(since)} on`}. Do you
        know them?
      </p>
      <Button tone="plain" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Remove them…
      </Button>
      {asking && (
        <ConfirmChange
          title="Remove participants"
          question={`Remove ${some.length} people from the list? Their tickets say so.`}
          action="Remove"
          change={() => removeParticipants(event, some)}
          words={{
            failed,
            done: `${some.length} people were removed.`,
            undo: () =>
              void attempt(() => putBack(event, some), {
                failed: 'Failed to put them back. Please try again.',
              }),
          }}
          onClose={() => setAsking(false)}
        >
          <p>{namesOf(some.map(nameOf))}</p>
        </ConfirmChange>
      )}
    </li>
  );
}
