type Placed = { state: string; location: string };

/**
 * The state code an event itself says: its own field, else two letters after the last comma of its location,
 * else ''.
 */
export function knownState({ state, location }: Placed): string {
  const trailing = /,\s*([a-z]{2})\s*$/i.exec(location)?.[1] ?? '';
  return (state || trailing).toUpperCase();
}
