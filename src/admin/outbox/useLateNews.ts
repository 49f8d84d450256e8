import { useEffect } from 'react';
import type { LateNews } from '../../data/changes/sender.ts';
import { outbox } from '../../data/staff/changes/outbox.ts';
import { hearLateNews, retry } from '../../data/staff/changes/send.ts';
import { changeCount, type OutboxEntry, savedNow } from '../../domain/changes/outboxEntry.ts';
import { isStaleAct } from '../../domain/night/steps/staleAct.ts';
import { tellNotLetIn } from '../../parts/door/line/notLetIn.ts';
import { currentToasts, dismissToast, offerRetry, showToast } from '../../ui/toast.ts';
import { forgetNew } from '../events/drafts/unsentEvents.ts';

/** The last message of each kind and the changes that it was about. */
const lastMessages: Record<LateNews['kind'], { toast: number; entries: OutboxEntry[] }> = {
  refused: { toast: 0, entries: [] },
  stored: { toast: 0, entries: [] },
};

/** Dismisses the message about refusals when the list opens, which names them all and would cover it. */
export function dismissRefusals(): void {
  dismissToast(lastMessages.refused.toast);
}

/**
 * Reports changes that the server refused after their screen was left, with Retry, and retried changes that
 * are stored now; an act of a night that went on has no Retry. There is one message for any number of
 * changes: the list in the header names them all.
 */
export function useLateNews(): void {
  useEffect(() => {
    return hearLateNews(({ kind, entry }) => {
      if (kind === 'refused' && tellNotLetIn(entry, () => void retry(entry))) return;
      const last = lastMessages[kind];
      const open = currentToasts().some(({ id }) => id === last.toast);
      const others = open ? last.entries.filter(({ id }) => id !== entry.id) : [];
      last.entries = [...others, entry];
      if (kind === 'stored') forgetNew(entry.form);
      dismissToast(last.toast);
      last.toast = kind === 'stored' ? tellStored(last.entries) : tellRefused(last.entries);
    });
  }, []);
}

function tellStored(entries: readonly OutboxEntry[]): number {
  const [first] = entries;
  return showToast(savedNow(first && entries.length === 1 ? first.failed : changeCount(entries.length)));
}

function tellRefused(entries: readonly OutboxEntry[]): number {
  const [first] = entries;
  const alike = first && entries.every(({ failed }) => failed === first.failed);
  const message = alike
    ? first.failed
    : `${changeCount(entries.length)} couldn't be saved. They're kept on this device.`;
  const stale = new Set(outbox.entries().flatMap((entry) => (isStaleAct(entry) ? [entry.id] : [])));
  const again = entries.filter(({ id }) => !stale.has(id));
  if (again.length > 0) return offerRetry(message, () => again.forEach((entry) => void retry(entry)));
  return showToast(`${message.replace(/ Please try again\.$/, '')} The night went on without it.`, 'alert');
}
