import { memo, useId } from 'react';
import { requestName } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { counted } from '../../domain/text/counted.ts';
import { formatDayShort, formatInstant, formatWhen } from '../../domain/time/format.ts';
import { localDay } from '../../domain/time/parse.ts';
import { SavedHere } from '../../parts/SavedHere.tsx';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { PickBox } from '../parts/selection/PickBox.tsx';
import type { Picking } from '../parts/selection/useSelection.ts';
import { BrokenRequest } from './BrokenRequest.tsx';
import styles from './RequestCard.module.css';
import { type RequestActions, RequestPanel } from './RequestPanel.tsx';

type Props = RequestActions & {
  request: TournamentRequest;
  waiting: boolean;
  open: boolean;
  onOpen: (id: string) => void;
  picked: boolean;
  onPick: Picking['pick'];
};

const tones: Record<string, BadgeTone> = {
  pending: 'yellow',
  contacted: 'blue',
  scheduled: 'green',
  declined: 'gray',
};

/**
 * One request in the inbox: a line that opens in place. Its content comes from a stranger and must not affect
 * the other requests.
 */
export const RequestCard = memo(function RequestCard(props: Props) {
  const { request, waiting, open, onOpen, picked, onPick, ...actions } = props;
  const panel = useId();
  const name = requestName(request);
  return (
    <li
      className={`${consoleLayout.framed} ${styles.card}`}
      aria-label={name}
      data-place={request.id}
      data-open={open || undefined}
      data-picked={picked || undefined}
    >
      <PickBox id={request.id} name={name} picked={picked} onPick={onPick} />
      <ErrorBoundary instead={<BrokenRequest request={request} onDelete={actions.onDelete} />}>
        <div className={styles.line}>
          <h2>
            <button
              type="button"
              data-row
              aria-expanded={open}
              aria-controls={open ? panel : undefined}
              onClick={() => onOpen(open ? '' : request.id)}
            >
              <bdi>{name}</bdi>
            </button>
          </h2>
          <Line request={request} waiting={waiting} />
        </div>
        {open && <RequestPanel id={panel} request={request} {...actions} />}
      </ErrorBoundary>
    </li>
  );
});

/** What is said of a request while it's closed. */
function Line({ request, waiting }: { request: TournamentRequest; waiting: boolean }) {
  const { organizerName, estimatedParticipants, createdAt, status } = request;
  const asked = { date: request.proposedDate, time: request.proposedTime };
  return (
    <>
      <p className={styles.who}>
        {waiting ? (
          <span className={`${consoleLayout.late} ${styles.waiting}`}>
            <SavedHere />
          </span>
        ) : (
          <bdi>{organizerName || 'No name'}</bdi>
        )}
      </p>
      <p className={styles.proposed}>
        <span className={styles.name}>Proposed </span>
        <bdi>{formatWhen(asked)}</bdi>
        {estimatedParticipants !== null && `, ~${counted(estimatedParticipants, 'player')}`}
      </p>
      <p className={styles.received}>
        <span className={styles.name}>Received </span>
        {createdAt && (
          <time dateTime={createdAt.toISOString()} title={formatInstant(createdAt)}>
            {formatDayShort(localDay(createdAt))}
          </time>
        )}
      </p>
      <p className={styles.status}>
        <Badge tone={tones[status] ?? 'red'}>{status}</Badge>
      </p>
    </>
  );
}
