import { type Change, setting } from '../../domain/changes/change.ts';
import { flag, readFields } from '../../domain/fields/storedFields.ts';
import type { Source, Watched } from '../source.ts';
import { watchDocument } from './reads/watch.ts';

const path = ['settings', 'mail'] as const;
const fields = { on: flag };

/** Whether tickets are emailed where the site is built for it, live; the item is null until that is said. */
export const mailSettings: Source<Watched<{ on: boolean }>> = watchDocument(path, (_, data) =>
  readFields(fields, data),
);

/** Says whether tickets are emailed; super admins may. */
export function saveMailSettings(on: boolean): Change {
  return { writes: [setting(path.join('/'), { on })] };
}
