import { type Path, printName } from '../firestore/ResourceName.ts';
import type { Database } from '../firestore/store/Database.ts';
import type { DocumentChange } from '../firestore/store/StoredDocument.ts';
import { Delta } from './Delta.ts';
import type { Source, Target } from './Target.ts';

/** Named documents, missing ones included. */
export class DocumentsTarget implements Target {
  readonly paths: readonly Path[];
  readonly sources: readonly Source[];
  private readonly database: Database;

  constructor(database: Database, paths: readonly Path[]) {
    this.database = database;
    this.paths = paths;
    this.sources = paths.map((path) => ({ kind: 'document', path: path.join('/') }));
  }

  start(): Delta {
    return this.stateOf(this.paths);
  }

  apply(changes: readonly DocumentChange[]): Delta {
    return this.stateOf(changes.map((change) => change.path));
  }

  /** A handful of documents: their present state says everything. */
  resume(): { delta: Delta; count: null } {
    return { delta: this.start(), count: null };
  }

  private stateOf(paths: readonly Path[]): Delta {
    const delta = new Delta();
    for (const path of paths) {
      const document = this.database.get(path);
      if (document) delta.show(document);
      else delta.drop(printName(this.database.name, path), null);
    }
    return delta;
  }
}
