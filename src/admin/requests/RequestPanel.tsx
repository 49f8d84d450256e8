import { statusChoices } from '../../domain/requests/requestFilter.ts';
import { type Similarity, similaritiesOf } from '../../domain/requests/similarRequests.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { formatDayLong, formatInstant, formatTime } from '../../domain/time/format.ts';
import { useSession } from '../../hooks/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import layout from '../../ui/layout.module.css';
import { MailLink } from '../../ui/MailLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Menu } from '../parts/Menu.tsx';
import { LongText } from './LongText.tsx';
import { moveRequest } from './moveRequest.ts';
import { NoteField } from './NoteField.tsx';
import { RequestEvent } from './RequestEvent.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import styles from './RequestPanel.module.css';

/** What a request's buttons do. */
export type RequestActions = {
  onCreate: (request: TournamentRequest) => void;
  onDelete: (requests: readonly TournamentRequest[]) => void;
  /** Selects every request like this one. */
  onSelectSimilar: (request: TournamentRequest, by: Similarity) => void;
};

type Part = { request: TournamentRequest };

/** All that is known of a request, and the work on it. */
export function RequestPanel({ id, request, ...actions }: Part & RequestActions & { id: string }) {
  return (
    <div id={id} className={`${layout.column4} ${styles.panel}`}>
      <Sent request={request} />
      <Work request={request} {...actions} />
    </div>
  );
}

/** The fields that the visitor sent. */
function Sent({ request }: Part) {
  const { estimatedParticipants, additionalInfo, createdAt } = request;
  return (
    <div className={consoleLayout.topColumn3}>
      <Contact request={request} />
      <dl className={`${consoleLayout.terms} ${styles.facts}`}>
        <Fact
          name="Proposed"
          value={`${formatDayLong(request.proposedDate) || 'TBD'} @ ${formatTime(request.proposedTime)}`}
        />
        <Fact name="Location" value={request.location || 'TBD'} />
        <Fact name="Participants" value={estimatedParticipants ? `about ${estimatedParticipants}` : 'TBD'} />
        {createdAt && <Fact name="Received" value={formatInstant(createdAt)} />}
      </dl>
      {additionalInfo && <LongText>{additionalInfo}</LongText>}
    </div>
  );
}

/** The actions of staff. */
function Work({ request, onCreate, onDelete, onSelectSimilar }: Part & RequestActions) {
  const level = useSession()?.level;
  const { status } = request;
  return (
    <div className={`${layout.column2} ${styles.work}`}>
      <SelectField
        label="Status"
        value={status}
        options={statusChoices(status)}
        onChange={(value) => void moveRequest(request, value)}
      />
      <NoteField request={request} />
      <RequestHistory request={request} />
      <div className={`${consoleLayout.wrap2} ${styles.actions}`}>
        <RequestEvent request={request}>
          <Button
            aria-haspopup="dialog"
            tone={status === 'scheduled' ? 'plain' : 'gold'}
            onClick={() => onCreate(request)}
          >
            Create Event
          </Button>
        </RequestEvent>
        {status !== 'declined' && (
          <Button tone="plain" onClick={() => void moveRequest(request, 'declined')}>
            Decline
          </Button>
        )}
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
    <p className={`${consoleLayout.line04} ${styles.contact}`}>
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
