type Name<F> = keyof F & string;

/** How the fields of a form are compared and merged. */
export type MergeRules<F extends object> = {
  names: readonly Name<F>[];
  /** Returns what counts of a value; without this function outer blanks of a text don't count. */
  tidy?: (value: F[Name<F>], name: Name<F>) => unknown;
  /** The field that another one follows: an id follows its name, and both are decided together. */
  leaders?: { readonly [name in Name<F>]?: Name<F> };
};

/** An edit: `base` holds the fields when it began or was last brought up to date, `mine` holds them now. */
export type Edit<F extends object> = { base: F; mine: F };

/** An edit brought up to date, and the fields that both sides changed to different values. */
export type Merged<F extends object> = Edit<F> & { disputed: readonly Name<F>[] };

/** Returns the fields that an edit changes. */
export function changedIn<F extends object>(rules: MergeRules<F>, { base, mine }: Edit<F>): Name<F>[] {
  return rules.names.filter((name) => !isSame(rules, name, base, mine));
}

/**
 * Merges an edit with `theirs`, what someone else has saved since it began: untouched fields follow, fields
 * that only this edit changes stay, and fields that both changed are disputed and stay until someone decides.
 */
export function mergeEdit<F extends object>(
  rules: MergeRules<F>,
  { base, mine }: Edit<F>,
  theirs: F,
): Merged<F> {
  const changed = changedIn(rules, { base, mine });
  const disputed = changed.filter(
    (name) =>
      leaderOf(rules, name) === name &&
      !isSame(rules, name, base, theirs) &&
      !isSame(rules, name, mine, theirs),
  );
  const merged = { base: { ...base }, mine: { ...mine } };
  for (const name of rules.names) {
    if (disputed.includes(leaderOf(rules, name))) continue;
    // Keep a blank that is being typed.
    const follows = !changed.includes(name) && !isSame(rules, name, mine, theirs);
    if (follows) copy(theirs, merged.mine, name);
    copy(theirs, merged.base, name);
  }
  return { ...merged, disputed };
}

/** Returns an edit after someone chose one of the two values of a disputed field. */
export function settleEdit<F extends object>(
  rules: MergeRules<F>,
  { base, mine }: Edit<F>,
  theirs: F,
  { field, choice }: { field: Name<F>; choice: 'mine' | 'theirs' },
): Edit<F> {
  const settled = { base: { ...base }, mine: { ...mine } };
  for (const name of rules.names.filter((each) => leaderOf(rules, each) === field)) {
    copy(theirs, settled.base, name);
    if (choice === 'theirs') copy(theirs, settled.mine, name);
  }
  return settled;
}

/**
 * Joins two edits that follow each other: fields the later one leaves alone are taken from the earlier one.
 */
export function joinEdits<F extends object>(rules: MergeRules<F>, earlier: Edit<F>, later: Edit<F>): Edit<F> {
  const joined = { base: { ...later.base }, mine: { ...later.mine } };
  const again = changedIn(rules, later);
  for (const name of changedIn(rules, earlier)) {
    copy(earlier.base, joined.base, name);
    if (!again.includes(name)) copy(earlier.mine, joined.mine, name);
  }
  return joined;
}

function isSame<F extends object>({ tidy = trimmed }: MergeRules<F>, name: Name<F>, one: F, other: F) {
  return tidy(one[name], name) === tidy(other[name], name);
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function leaderOf<F extends object>({ leaders }: MergeRules<F>, name: Name<F>): Name<F> {
  return leaders?.[name] ?? name;
}

function copy<F extends object>(from: F, to: F, name: Name<F>): void {
  to[name] = from[name];
}
