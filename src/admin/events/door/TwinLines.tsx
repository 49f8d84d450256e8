import { useMemo, useState } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import {
  isWaiting,
  rushOf,
  type Somebody,
  type Twins,
  twinsOf,
} from '../../../domain/participants/line/twins.ts';
import type { WaitingPerson } from '../../../domain/participants/line/waitingPerson.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import { peopleAtOnce, removeParticipants } from '../../../domain/participants/participantChanges.ts';
import { formatInstant } from '../../../domain/time/format.ts';
import { attempt } from '../../../parts/attempt.ts';
import { ConfirmChange } from '../../../parts/ConfirmChange.tsx';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { namesOf } from '../../parts/selection/namesOf.ts';
import { removing } from './line/lineActs.ts';
import { putBackPeople } from './putBackPeople.ts';

type Props = {
  event: StaffEvent;
  people: readonly Participant[];
  /** Who waits, where anybody can. */
  line?: readonly WaitingPerson[] | undefined;
};

/** How many are shown at once; the others follow. */
const most = 3;

/** Says who seems to be on the list twice, and who came in a rush, with what removes them. */
export function TwinLines({ event, people, line }: Props) {
  const all = useMemo(() => twinsOf(people, line), [people, line]);
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
            {keepWords(twins)}
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

const nameOf = ({ name, email }: Somebody) => name || email;

function keepWords({ kept, others }: Twins): string {
  if (isWaiting(kept)) return 'Keep the first in line';
  if (kept.checkedIn) return 'Keep who came';
  return others.every(isWaiting) ? 'Keep the one on the list' : 'Keep the first';
}

function Words({ kept, others, sameEmail }: Twins) {
  const times = others.length === 1 ? 'twice' : `${others.length + 1} times`;
  const all = [kept, ...others];
  const names = new Set(all.map(nameOf));
  const differs = names.size > 1 ? [...names] : others.some(isWaiting) ? all.map(whereOf) : [];
  const about = sameEmail ? differs : all.map(detailOf);
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

const whereOf = (person: Somebody) => (isWaiting(person) ? 'waiting' : 'on the list');

function detailOf(person: Somebody): string {
  if (isWaiting(person)) return [person.email, 'waiting'].filter(Boolean).join(', ');
  const { email, source, checkedIn } = person;
  return [email, sources[source], checkedIn && 'checked in'].filter(Boolean).join(', ');
}

async function keepOne(event: StaffEvent, { kept, others }: Twins): Promise<void> {
  const name = nameOf(kept);
  const [waiting, listed] = [
    others.filter(isWaiting),
    others.flatMap((person) => (isWaiting(person) ? [] : person)),
  ];
  if (waiting.length > 0) {
    const { change, words } = removing(event, waiting);
    await attempt(change, words);
  }
  if (listed.length === 0) return;
  await attempt(() => removeParticipants(event, listed), {
    failed: `Failed to remove the other ${name}. Please try again.`,
    done: `The other ${name} was removed.`,
    undo: () => void putBackPeople(event, listed, name),
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
            undo: () => void putBackPeople(event, some, `${some.length} people`),
          }}
          onClose={() => setAsking(false)}
        >
          <p>{namesOf(some.map(nameOf))}</p>
        </ConfirmChange>
      )}
    </li>
  );
}
