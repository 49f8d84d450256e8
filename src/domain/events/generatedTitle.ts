type Named = { collegeName: string; fraternityName: string; date: string | null };

/**
 * The title of an event that was left blank: '{college} {fraternity} Tournament {year}' (specification 4).
 */
export function generatedTitle({ collegeName, fraternityName, date }: Named, today: Date): string {
  const year = date?.slice(0, 4) ?? String(today.getFullYear());
  return [collegeName, fraternityName, 'Tournament', year].filter((word) => word !== '').join(' ');
}
