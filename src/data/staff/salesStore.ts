import { type Change, serverNow, setting } from '../../domain/changes/change.ts';
import type { SalesSettingsInput } from '../../domain/sales/salesSchema.ts';
import { readSalesSettings, type SalesSettings } from '../../domain/sales/salesSettings.ts';
import type { Source, Watched } from '../source.ts';
import { watchDocument } from './reads/watch.ts';

const path = ['settings', 'salesPipeline'] as const;

/** The sales settings, live; the item is null until a link is saved (specification 2.14). */
export const salesSettings: Source<Watched<SalesSettings>> = watchDocument(path, (_, data) =>
  readSalesSettings(data),
);

/** Stores the link to the sheet, '' for none. */
export function saveSalesSettings({ googleSheetUrl }: SalesSettingsInput): Change {
  return { writes: [setting(path.join('/'), { googleSheetUrl, updatedAt: serverNow })] };
}
