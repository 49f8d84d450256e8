import { useState } from 'react';
import type { FoundEvent } from '../../domain/search/eventSearch.ts';
import { eventItem } from './paletteItems.ts';

/** Looks for today's door: one is opened, several are listed. */
export function useDoors(doors: () => Promise<readonly FoundEvent[]>) {
  const [events, setEvents] = useState<readonly FoundEvent[]>([]);
  const [message, setMessage] = useState('');
  async function look(go: (to: string) => void) {
    setMessage("Looking for today's event…");
    try {
      const [first, ...others] = await doors();
      const item = first && eventItem(first, "Today's doors", true);
      if (item && others.length === 0 && 'to' in item.does) return go(item.does.to);
      setEvents(first ? [first, ...others] : []);
      setMessage(first ? `${others.length + 1} events today. Choose one.` : "There's no event today.");
    } catch (error) {
      console.warn("The door wasn't found.", error);
      setMessage("Today's event couldn't be loaded. Check your connection and try again.");
    }
  }
  return { events, message, look };
}
