import { type Change, merging, serverNow, union } from '../../../domain/changes/change.ts';
import { type OutreachSettings, readOutreachSettings } from '../../../domain/outreach/outreachSettings.ts';
import type { Source, Watched } from '../../source.ts';
import { watchDocument } from '../reads/watch.ts';

const path = ['settings', 'outreach'] as const;

/** The names of the callers, live; the item is null until one is stored. */
export const outreachSettings: Source<Watched<OutreachSettings>> = watchDocument(path, (_, data) =>
  readOutreachSettings(data),
);

/** Adds a name to those of the callers; names that others add at the same time stay. */
export function addCaller(name: string): Change {
  return { writes: [merging(path.join('/'), { callers: union(name), updatedAt: serverNow })] };
}
