import { useEffect } from 'react';
import { hearLateNews, retry } from '../../data/crew/crewOutbox.ts';
import { savedNow } from '../../domain/changes/outboxEntry.ts';
import { offerRetry, showToast } from '../../ui/toast.ts';

/** Reports changes that the server refused after they were saved here, and retried ones that it has now. */
export function useCrewNews(): void {
  useEffect(
    () =>
      hearLateNews(({ kind, entry }) => {
        if (kind === 'stored') showToast(savedNow(entry.failed));
        else offerRetry(entry.failed, () => void retry(entry));
      }),
    [],
  );
}
