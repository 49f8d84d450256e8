import { useMemo } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { slipsOf } from '../../../data/staff/night.ts';
import { participantsOf } from '../../../data/staff/participants.ts';
import { fillPass, removeMember } from '../../../domain/crew/crewChanges.ts';
import { type CrewMember, deviceCode } from '../../../domain/crew/crewMember.ts';
import { crewWork, workText } from '../../../domain/crew/crewWork.ts';
import type { CrewPass } from '../../../domain/crew/pass.ts';
import { formatClock, formatInstant } from '../../../domain/time/format.ts';
import { localDay } from '../../../domain/time/parse.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { useToday } from '../../../hooks/useToday.ts';
import { attempt } from '../../../parts/attempt.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { showToast } from '../../../ui/toast.ts';
import styles from './CrewPanel.module.css';

type Props = { event: StaffEvent; members: readonly CrewMember[]; passes: readonly CrewPass[] };

/** The phones in the crew: whose they are, when they were seen, and what they did. */
export function CrewList({ event, members, passes }: Props) {
  const live = useLive(useMemo(() => participantsOf(event.id), [event.id]));
  const counts = useLive(useMemo(() => slipsOf(event.id), [event.id]));
  const people = live.status === 'ready' ? live.data.items : [];
  const slips = counts.status === 'ready' ? counts.data.items : [];
  const today = useToday();
  const work = useMemo(() => crewWork(people, slips), [people, slips]);
  const isKnown = live.status === 'ready' && counts.status === 'ready';

  if (members.length === 0)
    return passes.length > 0 ? <p className={layout.muted}>No one has joined yet.</p> : null;
  return (
    <ul className={`${layout.card} ${consoleLayout.ruled} ${styles.members}`} aria-label="Phones">
      {members.map((member) => (
        <li key={member.id} className={staffLayout.bar3} aria-label={member.name}>
          <div>
            <p>
              <strong>{member.name || 'No name'}</strong> <span>phone {deviceCode(member.id)}</span>{' '}
              {member.removed && <Badge tone="red">Removed</Badge>}
            </p>
            <p>{isKnown ? workText(work.get(member.id)) : 'Loading what they did...'}</p>
            <p className={layout.note}>{momentsText(member, today)}</p>
          </div>
          <Button tone="plain" onClick={() => remove(event.id, member, !member.removed, passes)}>
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

/** Removes a phone, says what that can't do, and offers what can. */
function remove(eventId: string, member: CrewMember, removed: boolean, passes: readonly CrewPass[]): void {
  const pass = passes.find(({ key }) => key === member.pass);
  const open = removed && pass && !pass.full && !pass.closed ? pass : null;
  void attempt(() => removeMember(eventId, member.id, removed), {
    failed: `Failed to ${removed ? 'remove' : 'let in'} ${member.name}. Please try again.`,
    done: removed
      ? `${member.name} was removed from the crew.${open ? ' Anyone with the link can come back.' : ''}`
      : `${member.name} is in the crew again.`,
    undo: () => remove(eventId, member, !removed, passes),
    onSaved: () => open && offerStop(eventId, open.key),
    subject: member.id,
  });
}

/** Offers what keeps a removed phone out: the pass takes no new ones. */
function offerStop(eventId: string, key: string): void {
  const stop = () =>
    void attempt(() => fillPass(eventId, key, true), {
      failed: 'Failed to stop new phones. Please try again.',
      done: 'The link takes no new phones. Those that joined go on.',
    });
  showToast('Also stop new phones? Those that joined go on.', 'status', {
    label: 'Stop new phones',
    run: stop,
  });
}
