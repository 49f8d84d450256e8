import { type Fraternity, readFraternity } from '../../src/domain/fraternities/fraternity.ts';
import { season } from './samples.ts';

/** A fraternity as it is read, changed as a test wishes. */
export function aFraternity(changes: Partial<Fraternity> = {}): Fraternity {
  return { ...readFraternity('f1', season['colleges/purdue-university/fraternities/f1']), ...changes };
}
