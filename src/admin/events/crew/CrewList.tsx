import { useMemo } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { slipsOf } from '../../../data/staff/night.ts';
import { participantsOf } from '../../../data/staff/participants.ts';
import { removeMember } from '../../../domain/crew/crewChanges.ts';
import { type CrewMember, deviceCode } from '../../../domain/crew/crewMember.ts';
import { crewWork, workText } from '../../../domain/crew/crewWork.ts';
import { formatClock, formatInstant } from '../../../domain/time/format.ts';
import { localDay } from '../../../domain/time/parse.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { useToday } from '../../../hooks/useToday.ts';
import { attempt } from '../../../parts/attempt.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './CrewPanel.module.css';

type Props = { event: StaffEvent; members: readonly CrewMember[]; anyPass: boolean };

/** The phones in the crew: whose they are, when they were seen, and what they did. */
export function CrewList({ event, members, anyPass }: Props) {
  const live = useLive(useMemo(() => participantsOf(event.id), [event.id]));
  const counts = useLive(useMemo(() => slipsOf(event.id), [event.id]));
  const people = live.status === 'ready' ? live.data.items : [];
  const slips = counts.status === 'ready' ? counts.data.items : [];
  const today = useToday();
  const work = useMemo(() => crewWork(people, slips), [people, slips]);

  if (members.length === 0) return anyPass ? <p className={styles.nobody}>No one has joined yet.</p> : null;
  return (
    <ul className={styles.members} aria-label="Phones">
      {members.map((member) => (
        <li key={member.id} aria-label={member.name}>
          <div>
            <p>
              <strong>{member.name || 'No name'}</strong> <span>phone {deviceCode(member.id)}</span>{' '}
              {member.removed && <Badge tone="red">Removed</Badge>}
            </p>
            <p>{workText(work.get(member.id))}</p>
            <p className={styles.moments}>{momentsText(member, today)}</p>
          </div>
          <Button tone="plain" onClick={() => remove(event.id, member, !member.removed)}>
            {member.removed ? 'Let back in' : 'Remove'}
            <span className="visually-hidden"> {member.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function momentsText({ joinedAt, seenAt }: CrewMember, today: string): string {
  const at = (moment: Date) => (localDay(moment) === today ? formatClock : formatInstant)(moment);
  return [joinedAt && `Joined ${at(joinedAt)}`, seenAt && `last seen ${at(seenAt)}`]
    .filter(Boolean)
    .join(', ');
}

function remove(eventId: string, member: CrewMember, removed: boolean): void {
  void attempt(() => removeMember(eventId, member.id, removed), {
    failed: `Failed to ${removed ? 'remove' : 'let in'} ${member.name}. Please try again.`,
    done: removed ? `${member.name} was removed from the crew.` : `${member.name} is in the crew again.`,
    undo: () => remove(eventId, member, !removed),
    subject: member.id,
  });
}
