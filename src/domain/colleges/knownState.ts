type Placed = { state: string; location: string };

/**
 * Returns the state code an event itself holds: its own field, else two letters after the last comma of its
 * location, else ''.
 */
export function knownState({ state, location }: Placed): string {
  const trailing = /,\s*([a-z]{2})\s*$/i.exec(location)?.[1] ?? '';
  return (state || trailing).toUpperCase();
}
