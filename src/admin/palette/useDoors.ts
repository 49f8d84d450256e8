import { useState } from 'react';
import type { FoundEvent } from '../../domain/search/eventSearch.ts';
import { type EventTab, staffPaths } from '../../staffPaths.ts';

/** Looks for a tab of today's event: one is opened, several are listed. */
export function useDoors(doors: () => Promise<readonly FoundEvent[]>) {
  const [{ events, tab }, setFound] = useState<{ events: readonly FoundEvent[]; tab?: EventTab | undefined }>(
    {
      events: [],
    },
  );
  const [message, setMessage] = useState('');
  async function look(wanted: EventTab | undefined, go: (to: string) => void) {
    setMessage("Looking for today's event…");
    try {
      const [first, ...others] = await doors();
      if (first && others.length === 0) return go(staffPaths.eventPage(first.id, wanted));
      setFound({ events: first ? [first, ...others] : [], tab: wanted });
      setMessage(first ? `${others.length + 1} events today. Choose one.` : "There's no event today.");
    } catch (error) {
      console.warn("Today's event wasn't found.", error);
      setMessage("Today's event couldn't be loaded. Check your connection and try again.");
    }
  }
  return { events, tab, message, look };
}
