import { memo } from 'react';
import { longDate } from '../../domain/longDate.ts';
import type { TournamentRequest } from '../../domain/readRequest.ts';
import { requestName, statusChoices } from '../../domain/requests.ts';
import { timeText } from '../../domain/timeText.ts';
import { useSession } from '../../hooks/useSession.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { moveRequest } from './moveRequest.ts';
import { NoteField } from './NoteField.tsx';
import styles from './RequestCard.module.css';

/** A dialog about a request. */
export type Opened = { dialog: 'create' | 'delete'; request: TournamentRequest };

type Props = {
  request: TournamentRequest;
  waiting: boolean;
  onOpen: (opened: Opened) => void;
};

const tones: Record<string, BadgeTone> = {
  pending: 'yellow',
  contacted: 'blue',
  scheduled: 'green',
  declined: 'grey',
};

const arrived = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** One request with all that was sent, where it stands, and what staff note on it. */
export const RequestCard = memo(function RequestCard({ request, waiting, onOpen }: Props) {
  const level = useSession()?.level;
  const name = requestName(request);
  const { createdAt, estimatedParticipants, additionalInfo, status } = request;
  return (
    <li className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <h2>{name}</h2>
        <Badge tone={tones[status] ?? 'red'}>{status}</Badge>
        {createdAt && (
          <p>
            Received <time dateTime={createdAt.toISOString()}>{arrived.format(createdAt)}</time>
          </p>
        )}
        {waiting && <p className={styles.waiting}>Saved here, waiting for the network</p>}
      </header>
      <div className={styles.sent}>
        <dl className={styles.facts}>
          <Fact
            name="Proposed"
            value={`${longDate(request.proposedDate) || 'TBD'} @ ${timeText(request.proposedTime)}`}
          />
          <Fact name="Location" value={request.location || 'TBD'} />
          <Fact
            name="Participants"
            value={estimatedParticipants ? `about ${estimatedParticipants}` : 'TBD'}
          />
        </dl>
        <Contact request={request} />
        {additionalInfo && <p className={styles.words}>{additionalInfo}</p>}
      </div>
      <div className={styles.work}>
        <SelectField
          label="Status"
          value={status}
          options={statusChoices(status)}
          onChange={(value) => void moveRequest(request, value)}
        />
        <NoteField request={request} />
        <div className={styles.actions}>
          <Button
            aria-haspopup="dialog"
            tone={status === 'scheduled' ? 'plain' : 'gold'}
            onClick={() => onOpen({ dialog: 'create', request })}
          >
            Create event
          </Button>
          {level === 'super' && (
            <Button
              tone="plain"
              className={styles.delete}
              aria-haspopup="dialog"
              onClick={() => onOpen({ dialog: 'delete', request })}
            >
              Delete
            </Button>
          )}
        </div>
      </div>
    </li>
  );
});

function Contact({ request: { organizerName, email, phone } }: { request: TournamentRequest }) {
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
      <dd>{value}</dd>
    </div>
  );
}
