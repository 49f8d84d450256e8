import { instant, link, readFields } from '../fields/storedFields.ts';

/** The sales settings; `googleSheetUrl` is '' when none is set. */
export type SalesSettings = { googleSheetUrl: string; updatedAt: Date | null };

/** The sales settings in a stored document; never fails. */
export function readSalesSettings(data: unknown): SalesSettings {
  return readFields({ googleSheetUrl: link, updatedAt: instant }, data);
}
