import { localDay } from '../time/parse.ts';

type Named = { collegeName: string; fraternityName: string; date: string | null };

/**
 * Returns the title for an event whose title was left blank: '{college} {fraternity} Tournament {year}'
 * (specification 4).
 */
export function generatedTitle({ collegeName, fraternityName, date }: Named, today: Date): string {
  const year = (date ?? localDay(today)).slice(0, 4);
  return [collegeName, fraternityName, 'Tournament', year].filter((word) => word !== '').join(' ');
}
