import { type IndexDefinition, OrderIndex } from './OrderIndex.ts';
import type { DocumentChange, StoredDocument } from './StoredDocument.ts';

const MAX_INDEXES = 40;

/**
 * A set of documents that queries run over (a collection, a collection group, or everything) with its
 * indexes.
 */
export class Scope {
  private readonly documents: () => Iterable<StoredDocument>;
  private readonly indexes = new Map<string, OrderIndex>();

  constructor(documents: () => Iterable<StoredDocument>) {
    this.documents = documents;
  }

  /** The index of a definition, made when first asked for; the ones not used for longest are dropped. */
  index(definition: IndexDefinition): OrderIndex {
    const key = OrderIndex.keyOf(definition);
    const index = this.indexes.get(key) ?? new OrderIndex(definition, this.documents);
    this.indexes.delete(key);
    this.indexes.set(key, index);
    for (const oldest of this.indexes.keys()) {
      if (this.indexes.size <= MAX_INDEXES) break;
      this.indexes.delete(oldest);
    }
    return index;
  }

  /** Passes a change on to the indexes. */
  change(change: DocumentChange): void {
    for (const index of this.indexes.values()) index.change(change);
  }
}
