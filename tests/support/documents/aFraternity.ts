import { type Fraternity, readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { season } from './samples.ts';

/** Returns a fraternity as the readers give it, with the changes of a test. */
export function aFraternity(changes: Partial<Fraternity> = {}): Fraternity {
  return { ...readFraternity('f1', season['colleges/purdue-university/fraternities/f1']), ...changes };
}
