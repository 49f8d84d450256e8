import { bracketStatusLabel } from '../../domain/events/bracketStatus.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { money } from '../../domain/text/money.ts';
import { Badge } from '../../ui/Badge.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { eventTone } from '../../ui/eventTone.ts';
import recordLayout from '../../ui/recordLayout.module.css';
import styles from './BracketsPage.module.css';

/** Participants, prize pool and status of an event (specification 2.12). */
export function StatTiles({ event }: { event: TourEvent }) {
  const { currentParticipants, maxParticipants, prizePool, bracketStatus, status } = event;
  return (
    <dl className={`${recordLayout.tiles} ${consoleLayout.terms} ${styles.tiles}`}>
      <div>
        <dt>Participants</dt>
        <dd>
          {currentParticipants}
          <small>of {maxParticipants ?? '∞'}</small>
        </dd>
      </div>
      <div>
        <dt>Prize pool</dt>
        <dd>{prizePool === null ? 'TBD' : money(prizePool)}</dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd>
          <Badge tone={eventTone(status)}>{status}</Badge>
          <small>Bracket: {bracketStatusLabel(bracketStatus)}</small>
        </dd>
      </div>
    </dl>
  );
}
