import type { DatabaseName } from '../ResourceName.ts';
import { Database } from './Database.ts';

/** All databases of all projects; one comes into being when it is first asked for. */
export class Store {
  private readonly byName = new Map<string, Database>();

  database(name: DatabaseName): Database {
    const key = `${name.project}/${name.database}`;
    const database = this.byName.get(key) ?? new Database(name);
    this.byName.set(key, database);
    return database;
  }

  /** The databases in use, of one project or of all. */
  databases(project?: string): Database[] {
    const all = [...this.byName.values()];
    return project === undefined ? all : all.filter((database) => database.name.project === project);
  }
}
