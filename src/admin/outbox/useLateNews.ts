import { useEffect } from 'react';
import { hearLateNews, type LateNews, retry } from '../../data/staff/changes/send.ts';
import { changeCount, type OutboxEntry, savedNow } from '../../domain/changes/outboxEntry.ts';
import { currentToasts, dismissToast, offerRetry, showToast } from '../../ui/toast.ts';
import { forgetNew } from '../events/drafts/unsentEvents.ts';

/** What the last message of each kind told. */
const told: Record<LateNews['kind'], { toast: number; entries: OutboxEntry[] }> = {
  refused: { toast: 0, entries: [] },
  stored: { toast: 0, entries: [] },
};

/** Takes the message of refusals away: the list, which names them all, would lie under it. */
export function dismissRefusals(): void {
  dismissToast(told.refused.toast);
}

/**
 * Tells what the server refused after its screen had gone on, with a way to try again, and what was tried
 * again and is stored now. One message, however many changes: the list in the header names them all.
 */
export function useLateNews(): void {
  useEffect(() => {
    return hearLateNews(({ kind, entry }) => {
      const last = told[kind];
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
    : `${changeCount(entries.length)} could not be saved. They are kept on this device.`;
  return offerRetry(message, () => entries.forEach((entry) => void retry(entry)));
}
