import { memo } from 'react';
import { requestName, statusChoices } from '../../domain/requests/requestFilter.ts';
import { type Similarity, similaritiesOf } from '../../domain/requests/similarRequests.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { formatDayLong, formatInstant, formatTime } from '../../domain/time/format.ts';
import { useSession } from '../../hooks/useSession.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Menu } from '../parts/Menu.tsx';
import { PickBox } from '../parts/selection/PickBox.tsx';
import type { Picking } from '../parts/selection/useSelection.ts';
import { BrokenRequest } from './BrokenRequest.tsx';
import { LongText } from './LongText.tsx';
import { moveRequest } from './moveRequest.ts';
import { NoteField } from './NoteField.tsx';
import styles from './RequestCard.module.css';
import { RequestEvent } from './RequestEvent.tsx';

type Actions = {
  onCreate: (request: TournamentRequest) => void;
  onDelete: (requests: readonly TournamentRequest[]) => void;
  /** Selects every request like this one. */
  onSelectSimilar: (request: TournamentRequest, by: Similarity) => void;
};

type Props = Actions & {
  request: TournamentRequest;
  waiting: boolean;
  picked: boolean;
  onPick: Picking['pick'];
};

const tones: Record<string, BadgeTone> = {
  pending: 'yellow',
  contacted: 'blue',
  scheduled: 'green',
  declined: 'gray',
};

/** One request in the inbox. Its content comes from a stranger and must not affect the other requests. */
export const RequestCard = memo(function RequestCard(props: Props) {
  const { request, waiting, picked, onPick, ...actions } = props;
  const name = requestName(request);
  return (
    <li className={styles.card} aria-label={name} data-picked={picked || undefined}>
      <PickBox id={request.id} name={name} picked={picked} onPick={onPick} />
      <ErrorBoundary instead={<BrokenRequest request={request} onDelete={actions.onDelete} />}>
        <Head request={request} waiting={waiting} />
        <Sent request={request} />
        <Work request={request} {...actions} />
      </ErrorBoundary>
    </li>
  );
});

type Part = { request: TournamentRequest };

function Head({ request, waiting }: Part & { waiting: boolean }) {
  const { createdAt, status } = request;
  return (
    <header className={styles.head}>
      <h2>
        <bdi>{requestName(request)}</bdi>
      </h2>
      <Badge tone={tones[status] ?? 'red'}>{status}</Badge>
      {createdAt && (
        <p>
          Received <time dateTime={createdAt.toISOString()}>{formatInstant(createdAt)}</time>
        </p>
      )}
      {waiting && <p className={styles.waiting}>Saved on this device</p>}
    </header>
  );
}

/** The fields that the visitor sent. */
function Sent({ request }: Part) {
  const { estimatedParticipants, additionalInfo } = request;
  return (
    <div className={styles.sent}>
      <dl className={styles.facts}>
        <Fact
          name="Proposed"
          value={`${formatDayLong(request.proposedDate) || 'TBD'} @ ${formatTime(request.proposedTime)}`}
        />
        <Fact name="Location" value={request.location || 'TBD'} />
        <Fact name="Participants" value={estimatedParticipants ? `about ${estimatedParticipants}` : 'TBD'} />
      </dl>
      <Contact request={request} />
      {additionalInfo && <LongText>{additionalInfo}</LongText>}
    </div>
  );
}

/** The actions of staff. */
function Work({ request, onCreate, onDelete, onSelectSimilar }: Part & Actions) {
  const level = useSession()?.level;
  const { status } = request;
  return (
    <div className={styles.work}>
      <SelectField
        label="Status"
        value={status}
        options={statusChoices(status)}
        onChange={(value) => void moveRequest(request, value)}
      />
      <NoteField request={request} />
      <div className={styles.actions}>
        <RequestEvent request={request}>
          <Button
            aria-haspopup="dialog"
            tone={status === 'scheduled' ? 'plain' : 'gold'}
            onClick={() => onCreate(request)}
          >
            Create event
          </Button>
        </RequestEvent>
        <Menu
          items={similaritiesOf(request).map(([by, label]) => ({
            label,
            run: () => onSelectSimilar(request, by),
          }))}
        >
          Select similar
        </Menu>
        {level === 'super' && (
          <Button
            tone="plain"
            className={styles.delete}
            aria-haspopup="dialog"
            onClick={() => onDelete([request])}
          >
            Delete
          </Button>
        )}
      </div>
    </div>
  );
}

function Contact({ request: { organizerName, email, phone } }: Part) {
  return (
    <p className={styles.contact}>
      <strong>
        <bdi>{organizerName || 'No name'}</bdi>
      </strong>
      {email && <MailLink>{email}</MailLink>}
      {phone && <PhoneLink>{phone}</PhoneLink>}
    </p>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
