import { crewOutbox, discard, retry } from '../../data/crew/send.ts';
import { changeName, type OutboxEntry } from '../../domain/changes/outboxEntry.ts';
import { writtenText } from '../../domain/crew/writtenText.ts';
import { formatInstant } from '../../domain/time/format.ts';
import { useStore } from '../../hooks/useStore.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Unsent.module.css';

type Props = { eventId: string; over?: boolean };

/**
 * Lists what this device could not send: at work only what the server refused, since the rest goes by itself;
 * when its time is over everything, for the host to read.
 */
export function Unsent({ eventId, over = false }: Props) {
  const entries = useStore({ get: crewOutbox.entries, watch: crewOutbox.watch }).filter(
    ({ account, refused }) => account === eventId && (over || refused),
  );
  if (entries.length === 0) return null;
  return (
    <section aria-label="Not sent" className={styles.unsent}>
      <h2>{over ? 'Show these to the host' : 'Not saved'}</h2>
      {over && (
        <p>
          They weren't sent in time. Staff can open the link again for an hour; keep this page open, and
          they'll go by themselves.
        </p>
      )}
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <p>
              <strong>{changeName(entry.failed)}</strong>
              <span>{[writtenText(entry.change), formatInstant(entry.at)].filter(Boolean).join(' · ')}</span>
            </p>
            {!over && <Answers entry={entry} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answers({ entry }: { entry: OutboxEntry }) {
  const name = changeName(entry.failed);
  return (
    <div className={styles.answers}>
      <Button tone="plain" aria-label={`Retry: ${name}`} onClick={() => void retry(entry)}>
        Retry
      </Button>
      <Button tone="plain" aria-label={`Discard: ${name}`} onClick={() => discard(entry)}>
        Discard
      </Button>
    </div>
  );
}
