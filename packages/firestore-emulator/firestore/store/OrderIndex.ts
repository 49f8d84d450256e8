import { fieldOf } from '../query/matchesFilter.ts';
import type { Order } from '../query/Query.ts';
import { comparePaths } from '../values/comparePaths.ts';
import { compareValues } from '../values/compareValues.ts';
import { type FieldPath, isNamePath, printFieldPath } from '../values/FieldPath.ts';
import type { Value } from '../values/Value.ts';
import type { DocumentChange, StoredDocument } from './StoredDocument.ts';

/** Fields compared first, ascending, because a query pins them; then the query's orders, the name last. */
export type IndexDefinition = { equal: readonly FieldPath[]; orders: readonly Order[] };

type Entry = { readonly document: StoredDocument; readonly keys: readonly Value[] };

/**
 * The documents of a collection that have all fields of a definition, in its order. Sorted at the first use
 * and kept up with each change after that; a large number of changes between two uses makes it sort again.
 */
export class OrderIndex {
  private readonly fields: readonly Order[];
  private readonly nameDescending: boolean;
  private readonly documents: () => Iterable<StoredDocument>;
  private entries: Entry[] | null = null;
  private pending: DocumentChange[] = [];

  constructor(definition: IndexDefinition, documents: () => Iterable<StoredDocument>) {
    const pinned = definition.equal.map((path) => ({ path, descending: false }));
    this.fields = [...pinned, ...definition.orders.filter((order) => !isNamePath(order.path))];
    this.nameDescending = definition.orders.at(-1)?.descending ?? false;
    this.documents = documents;
  }

  /** One text per definition. */
  static keyOf({ equal, orders }: IndexDefinition): string {
    const order = (part: Order) => `${printFieldPath(part.path)}${part.descending ? '-' : '+'}`;
    return `${equal.map(printFieldPath).join()}:${orders.map(order).join()}`;
  }

  /** Takes note of a change; the work is done at the next use. */
  change(change: DocumentChange): void {
    if (this.entries === null) return;
    this.pending.push(change);
    if (this.pending.length > 64 + this.entries.length / 16) {
      this.entries = null;
      this.pending = [];
    }
  }

  /**
   * How many documents come before those that have `values` as their first keys (or, not `before`, up to the
   * last of those).
   */
  position(values: readonly Value[], before: boolean): number {
    return bisect(this.sorted(), (entry) => {
      const order = this.comparePrefix(entry, values);
      return before ? order < 0 : order <= 0;
    });
  }

  /** The documents between two positions, in order. */
  *between(start: number, end: number): Generator<StoredDocument> {
    const entries = this.sorted();
    for (let at = start; at < end; at++) {
      const entry = entries[at];
      if (entry !== undefined) yield entry.document;
    }
  }

  private sorted(): Entry[] {
    if (this.entries === null) {
      this.entries = [];
      for (const document of this.documents()) {
        const entry = this.entryOf(document);
        if (entry !== null) this.entries.push(entry);
      }
      this.entries.sort((a, b) => this.compare(a, b));
    }
    for (const change of this.pending) this.apply(this.entries, change);
    this.pending = [];
    return this.entries;
  }

  private apply(entries: Entry[], { before, after }: DocumentChange): void {
    const removed = before && this.entryOf(before);
    const added = after && this.entryOf(after);
    if (removed) entries.splice(this.positionOf(entries, removed), 1);
    if (added) entries.splice(this.positionOf(entries, added), 0, added);
  }

  private positionOf(entries: readonly Entry[], wanted: Entry): number {
    return bisect(entries, (entry) => this.compare(entry, wanted) < 0);
  }

  private entryOf(document: StoredDocument): Entry | null {
    const keys: Value[] = [];
    for (const { path } of this.fields) {
      const value = fieldOf(document, path);
      if (value === undefined) return null;
      keys.push(value);
    }
    return { document, keys };
  }

  private compare(a: Entry, b: Entry): number {
    const order = this.comparePrefix(a, b.keys);
    return order === 0 ? this.compareNames(a, b.document.path) : order;
  }

  private comparePrefix(entry: Entry, values: readonly Value[]): number {
    for (const [at, value] of values.entries()) {
      const key = entry.keys[at];
      // Behind the fields only the name is left to compare.
      if (key === undefined)
        return value.type === 'reference' ? this.compareNames(entry, value.name.split('/').slice(5)) : 0;
      const order = compareValues(key, value);
      if (order !== 0) return this.fields[at]?.descending ? -order : order;
    }
    return 0;
  }

  private compareNames(entry: Entry, path: readonly string[]): number {
    const order = comparePaths(entry.document.path, path);
    return this.nameDescending ? -order : order;
  }
}

/** How many of the sorted entries come first, `isFirst` being true up to some point and false from there. */
function bisect(entries: readonly Entry[], isFirst: (entry: Entry) => boolean): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = entries[middle];
    if (entry !== undefined && isFirst(entry)) low = middle + 1;
    else high = middle;
  }
  return low;
}
