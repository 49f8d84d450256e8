type Named = { title: string; eventName: string; collegeName: string; fraternityName: string };

/**
 * Returns an event's title: its own, else 'college - fraternity', else either alone, else 'Untitled Event'
 * (specification 3).
 */
export function eventTitle({ title, eventName, collegeName, fraternityName }: Named): string {
  const names = [collegeName, fraternityName].filter((name) => name !== '').join(' - ');
  return title || eventName || names || 'Untitled Event';
}
