import { instant, link, readFields } from '../fields/storedFields.ts';

/** The sales settings; `googleSheetUrl` is '' when none is set. */
export type SalesSettings = { googleSheetUrl: string; updatedAt: Date | null };

/** Returns the sales settings in a stored document; never throws. */
export function readSalesSettings(data: unknown): SalesSettings {
  return readFields({ googleSheetUrl: link, updatedAt: instant }, data);
}
