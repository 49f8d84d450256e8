import type { StaffEvent } from '../../../../data/staff/events.ts';
import { mayTakeSince } from '../../../../domain/participants/line/calling.ts';
import type { WaitingPerson } from '../../../../domain/participants/line/waitingPerson.ts';
import { mayTake } from '../../../../domain/signUp/line.ts';
import { ordinal } from '../../../../domain/text/ordinal.ts';
import { exactTime, formatAgo } from '../../../../domain/time/ago.ts';
import { SavedHere } from '../../../../parts/SavedHere.tsx';
import { Button } from '../../../../ui/Button.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import layout from '../../../../ui/layout.module.css';
import staffLayout from '../../../../ui/staffLayout.module.css';

type Props = {
  event: StaffEvent;
  person: WaitingPerson;
  /** 1 for the first in line. */
  turn: number;
  now: Date;
  /** Whether the list is closed, so that nobody can take a spot. */
  isOver: boolean;
  busy: boolean;
  /** Whether what was done waits for the network. */
  unsent: boolean;
  onMoveUp: () => void;
  onRemove: () => void;
};

/** One person in line: since when, and whether a spot is theirs to take. */
export function LineRow({ event, person, turn, now, isOver, busy, unsent, onMoveUp, onRemove }: Props) {
  const { name, email, createdAt } = person;
  const who = name || email;
  const school = person.chapterName || person.collegeName;
  const takes = !isOver && mayTake(event, person.place, now);
  const since = takes ? mayTakeSince(event, person.place, now) : null;
  return (
    <li className={`${layout.card} ${staffLayout.bar3}`} aria-label={`${ordinal(turn)}: ${who}`}>
      <p className={consoleLayout.clipped}>
        {ordinal(turn)} ·{' '}
        <bdi>
          <strong>{who}</strong>
        </bdi>
        {school && (
          <>
            {' · '}
            <bdi>{school}</bdi>
          </>
        )}
        {createdAt && (
          <>
            {' · joined '}
            <time {...exactTime(createdAt)}>{formatAgo(createdAt, now.getTime())}</time>
          </>
        )}
        {takes && (
          <>
            <br />
            <strong>May take a spot</strong>
            {since && `, called ${formatAgo(since, now.getTime())}`}
          </>
        )}
        {unsent && (
          <>
            {' · '}
            <SavedHere />
          </>
        )}
      </p>
      <span className={consoleLayout.wrap2}>
        <Button tone="plain" busy={busy} aria-label={`Move ${who} up now`} onClick={onMoveUp}>
          Move up now
        </Button>
        <Button tone="plain" busy={busy} aria-label={`Remove ${who} from the line`} onClick={onRemove}>
          Remove
        </Button>
      </span>
    </li>
  );
}
