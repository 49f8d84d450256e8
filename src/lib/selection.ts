/** The selected items of a list. `anchor` is the start of a range: the item last picked by itself. */
export type Selection = { picked: ReadonlySet<string>; anchor: string | null };

export const nothingPicked: Selection = { picked: new Set(), anchor: null };

/** Returns the selection after one item was selected or deselected. */
export function toggled({ picked }: Selection, id: string): Selection {
  const after = new Set(picked);
  if (!after.delete(id)) after.add(id);
  return { picked: after, anchor: id };
}

/**
 * Returns the selection after a range to `id`: everything from the anchor, in the order `shown`, gets its
 * state.
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

/** Adds all shown items to the selection, or removes them from it. */
export function withAll({ picked }: Selection, shown: readonly string[], on: boolean): Selection {
  const after = new Set(picked);
  for (const id of shown) {
    if (on) after.add(id);
    else after.delete(id);
  }
  return { picked: after, anchor: null };
}
