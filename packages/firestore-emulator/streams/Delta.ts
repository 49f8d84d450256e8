import type { StoredDocument } from '../firestore/store/StoredDocument.ts';

/** What a commit (or a reconnection) means for one target. */
export class Delta {
  /** Documents to show, by name: new in the target or changed. */
  readonly shown = new Map<string, StoredDocument>();
  /** Documents that left the target, by name; null = deleted, otherwise they only fell out. */
  readonly gone = new Map<string, StoredDocument | null>();

  show(document: StoredDocument): void {
    this.gone.delete(document.name);
    this.shown.set(document.name, document);
  }

  drop(name: string, now: StoredDocument | null): void {
    this.shown.delete(name);
    this.gone.set(name, now);
  }

  get isEmpty(): boolean {
    return this.shown.size === 0 && this.gone.size === 0;
  }
}
