import { useId, useState } from 'react';
import { discard, retry } from '../../data/staff/changes/send.ts';
import { changeCount, changeName, type OutboxEntry } from '../../domain/changes/outboxEntry.ts';
import { isStaleAct } from '../../domain/night/steps/staleAct.ts';
import type { Level } from '../../domain/session/staffSession.ts';
import { formatInstant } from '../../domain/time/format.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { Dialog } from '../../ui/Dialog.tsx';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import { KeptChanges } from './KeptChanges.tsx';
import styles from './OutboxDialog.module.css';
import { useOutbox } from './useOutbox.ts';

type Props = { level: Level; onClose: () => void };

const reasons: Record<NonNullable<OutboxEntry['refused']>, string> = {
  refused: "The server refused it: someone else changed the same thing, or this account isn't allowed to.",
  missing: 'It was deleted in the meantime.',
  conflict: 'Someone else changed it first.',
  invalid: "The server couldn't read it.",
  unreachable: "The server didn't answer.",
  busy: 'Too many changes at once.',
  broken: 'Something went wrong.',
};

const staleReason = 'The night went on without it. If it still makes sense, do it again there.';

/**
 * Lists the changes that wait in this browser or were refused, with time and reason. Each can be sent again
 * or discarded; an act of a night that went on can only be discarded.
 */
export function OutboxDialog({ level, onClose }: Props) {
  const id = useId();
  const entries = useOutbox().filter((entry) => entry.account === level);
  const refused = entries.filter((entry) => entry.refused);
  const again = refused.filter((entry) => !isStaleAct(entry));
  const [discarding, setDiscarding] = useState<readonly OutboxEntry[]>([]);
  const [first] = discarding;

  return (
    <Dialog labelledBy={`${id}-title`} onClose={onClose}>
      <div className={`${layout.stack4} ${consoleLayout.dialog}`}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          Changes on this device
        </h2>
        {entries.length === 0 && <p role="status">All changes sent.</p>}
        {refused.length > 1 && (
          <div className={layout.wrap3}>
            {again.length > 1 && (
              <Button tone="plain" onClick={() => again.forEach((entry) => void retry(entry))}>
                Retry all
              </Button>
            )}
            <Button tone="plain" aria-haspopup="dialog" onClick={() => setDiscarding(refused)}>
              Discard all
            </Button>
          </div>
        )}
        <ul className={`${staffLayout.stack3} ${styles.list}`}>
          {entries.map((entry) => (
            <li key={entry.id} className={staffLayout.bar3}>
              <Entry entry={entry} onDiscard={() => setDiscarding([entry])} />
            </li>
          ))}
        </ul>
        <KeptChanges level={level} />
      </div>
      {first && (
        <ConfirmDialog
          title="Discard"
          question={
            discarding.length > 1
              ? `Discard ${changeCount(discarding.length)}? They were never sent.`
              : `Discard "${changeName(first.failed)}"? It was never sent.`
          }
          action="Discard"
          danger
          onConfirm={async () => {
            for (const entry of discarding) discard(entry);
            document.getElementById(`${id}-title`)?.focus();
          }}
          onClose={() => setDiscarding([])}
        />
      )}
    </Dialog>
  );
}

function Entry({ entry, onDiscard }: { entry: OutboxEntry; onDiscard: () => void }) {
  const { at, failed, refused } = entry;
  const name = changeName(failed);
  const stale = isStaleAct(entry);
  const online = useOnline();
  const waiting = online ? 'Waiting for the server.' : 'Waiting for the network.';
  return (
    <>
      <p>
        <strong>{name}</strong>
        <span>
          {formatInstant(at)} · {stale ? staleReason : refused ? reasons[refused] : waiting}
        </span>
      </p>
      {refused && (
        <div className={layout.wrap3}>
          {!stale && (
            <Button tone="plain" aria-label={`Retry: ${name}`} onClick={() => void retry(entry)}>
              Retry
            </Button>
          )}
          <Button tone="plain" aria-haspopup="dialog" aria-label={`Discard: ${name}`} onClick={onDiscard}>
            Discard
          </Button>
        </div>
      )}
    </>
  );
}
