import type { ListenedDocument, ListenMessage } from './ListenMessage.ts';

export type Snapshot = { readTime: string; documents: ListenedDocument[] };

/**
 * What a client makes of the messages for one target: a snapshot whenever a global change ends a change of
 * the documents.
 */
export class TargetView {
  readonly id: number;
  readonly documents = new Map<string, ListenedDocument>();
  private current = false;
  private shown: string | null = null;
  private lastReadTime = '';

  constructor(id: number) {
    this.id = id;
  }

  /** The new snapshot, if the message completes one; throws for what a server must never send. */
  receive(message: ListenMessage): Snapshot | null {
    this.apply(message);
    const { targetChange } = message;
    if (targetChange === undefined) return null;
    if (targetChange.targetIds?.length && !targetChange.targetIds.includes(this.id))
      return this.reject(targetChange);
    switch (targetChange.targetChangeType) {
      case 'REMOVE':
        throw new Error(`Target ${this.id} was removed`);
      case 'RESET':
        this.documents.clear();
        this.current = false;
        return null;
      case 'CURRENT':
        this.current = true;
        return null;
      case 'ADD':
        return null;
      default:
        return this.snapshot(targetChange.readTime ?? '');
    }
  }

  private apply({ documentChange, documentDelete, documentRemove, filter }: ListenMessage): void {
    if (documentChange?.targetIds?.includes(this.id))
      this.documents.set(documentChange.document.name, documentChange.document);
    if (documentChange?.removedTargetIds?.includes(this.id))
      this.documents.delete(documentChange.document.name);
    const gone = documentDelete ?? documentRemove;
    if (gone && (gone.removedTargetIds?.includes(this.id) ?? true)) this.documents.delete(gone.document);
    if (filter?.targetId === this.id && filter.count !== this.documents.size)
      throw new Error(
        `Target ${this.id} shows ${this.documents.size} documents where the server counts ${filter.count}`,
      );
  }

  private reject(change: NonNullable<ListenMessage['targetChange']>): null {
    if (change.targetChangeType === 'ADD')
      throw new Error(`Target ${change.targetIds} was added, not ${this.id}`);
    return null;
  }

  private snapshot(readTime: string): Snapshot | null {
    if (Date.parse(readTime) < Date.parse(this.lastReadTime)) throw new Error('Time went back');
    this.lastReadTime = readTime;
    const documents = [...this.documents.values()];
    const text = JSON.stringify(documents);
    if (!this.current || text === this.shown) return null;
    this.shown = text;
    return { readTime, documents };
  }
}
