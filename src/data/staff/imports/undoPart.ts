import { deleting, updating } from '../../../domain/changes/change.ts';
import { readImportRecord } from '../../../domain/sheet/importRecord.ts';
import type { Plan } from '../changes/planned.ts';
import type { Spared } from './importedChanges.ts';
import { undoingPeople } from './peopleImport.ts';
import { undoingChapters } from './undoChapters.ts';

/** Undoes a part of an import and forgets what is put back; `tell` is told what is spared. */
export function undoPartPlan(path: string, tell: (spared: readonly Spared[]) => void): Plan {
  return async (look) => {
    const data = await look(path);
    tell([]);
    // A colleague has just undone it.
    if (data === undefined) return [];
    const { changes } = readImportRecord(path, data);
    const [above, eventId = ''] = path.split('/');
    const { writes, left, spared } = await (above === 'events'
      ? undoingPeople(look, eventId, changes)
      : undoingChapters(look, changes));
    tell(spared);
    if (left.length === 0) return [...writes, deleting(path)];
    return writes.length > 0 ? [...writes, updating(path, { changes: left })] : [];
  };
}
