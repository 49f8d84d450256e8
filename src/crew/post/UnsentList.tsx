import { changeName, type OutboxEntry } from '../../domain/changes/outboxEntry.ts';
import { writtenText } from '../../domain/crew/writtenText.ts';
import { formatInstant } from '../../domain/time/format.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import type { Reason } from './OverCard.tsx';
import styles from './UnsentList.module.css';

type Props = {
  entries: readonly OutboxEntry[];
  /** Why the device may work no longer; while it may, each change can be sent again. */
  over: Reason | undefined;
  onRetry: (entry: OutboxEntry) => void;
  onDiscard: (entry: OutboxEntry) => void;
};

/** Lists changes that were not sent, for the host to read or for another try. */
export function UnsentList({ entries, over, onRetry, onDiscard }: Props) {
  if (entries.length === 0) return null;
  return (
    <section aria-label="Not sent" className={`${layout.stack2} ${styles.unsent}`}>
      <h2>{over ? 'Show these to the host' : 'Not saved'}</h2>
      {over && (
        <p>
          They weren't sent in time. When staff{' '}
          {over === 'removed' ? 'let this phone back in' : 'open the link again for an hour'}, they go by
          themselves: keep this page.
        </p>
      )}
      <ul>
        {entries.map((entry) => {
          const name = changeName(entry.failed);
          return (
            <li key={entry.id}>
              <p>
                <strong>{name}</strong>
                <span>
                  {[writtenText(entry.change), formatInstant(entry.at)].filter(Boolean).join(' · ')}
                </span>
              </p>
              {!over && (
                <div className={styles.answers}>
                  <Button tone="plain" aria-label={`Retry: ${name}`} onClick={() => onRetry(entry)}>
                    Retry
                  </Button>
                  <Button tone="plain" aria-label={`Discard: ${name}`} onClick={() => onDiscard(entry)}>
                    Discard
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
