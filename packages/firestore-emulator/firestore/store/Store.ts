import type { DatabaseName } from '../ResourceName.ts';
import type { CommitLog } from './CommitLog.ts';
import { Database } from './Database.ts';

/** All databases of all projects; one comes into being when it is first asked for. */
export class Store {
  /** Where commits are written down before they are applied; null = nowhere. */
  commitLog: CommitLog | null = null;
  private readonly byName = new Map<string, Database>();

  database(name: DatabaseName): Database {
    const key = `${name.project}/${name.database}`;
    const database =
      this.byName.get(key) ?? new Database(name, (commit) => this.commitLog?.append(name, commit));
    this.byName.set(key, database);
    return database;
  }

  /** The databases in use, of one project or of all. */
  databases(project?: string): Database[] {
    const all = [...this.byName.values()];
    return project === undefined ? all : all.filter((database) => database.name.project === project);
  }
}
