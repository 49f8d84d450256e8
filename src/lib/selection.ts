/** What is picked from a list. `anchor` is where a range begins: the item that was last picked by itself. */
export type Selection = { picked: ReadonlySet<string>; anchor: string | null };

export const nothingPicked: Selection = { picked: new Set(), anchor: null };

/** The selection after one item was picked, or put back. */
export function toggled({ picked }: Selection, id: string): Selection {
  const after = new Set(picked);
  if (!after.delete(id)) after.add(id);
  return { picked: after, anchor: id };
}

/**
 * The selection after a range was picked that ends at `id`: all between it and the anchor, in the order
 * `shown`, become what the anchor is. Without an anchor on the screen it is as if the item was picked by
 * itself.
 */
export function extended(before: Selection, shown: readonly string[], id: string): Selection {
  const { picked, anchor } = before;
  const ends = [anchor === null ? -1 : shown.indexOf(anchor), shown.indexOf(id)].sort((a, b) => a - b);
  const [from = -1, to = -1] = ends;
  if (from < 0 || anchor === null) return toggled(before, id);
  const after = new Set(picked);
  for (const within of shown.slice(from, to + 1)) {
    if (picked.has(anchor)) after.add(within);
    else after.delete(within);
  }
  return { picked: after, anchor };
}

/** All that is shown, in addition to what is picked, or without it. */
export function withAll({ picked }: Selection, shown: readonly string[], on: boolean): Selection {
  const after = new Set(picked);
  for (const id of shown) {
    if (on) after.add(id);
    else after.delete(id);
  }
  return { picked: after, anchor: null };
}
