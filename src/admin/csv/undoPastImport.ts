import type { Spared } from '../../data/staff/imports/importedChanges.ts';
import { type ImportsPlace, undoImport } from '../../data/staff/imports/pastImports.ts';
import { fraternityHeadings } from '../../domain/outreach/csv/fraternitiesCsv.ts';
import { savedText } from '../../parts/attempt.ts';
import { dismissToast, offerRetry, showToast } from '../../ui/toast.ts';

const failed = 'Failed to undo the import. Please try again.';
const offline = "You're offline. An import can be undone when you're back online.";
/** How many documents that were spared are named. */
const mostNamed = 5;

/** Returns the subject of the messages about an import; each replaces the one before. */
export const importSubject = (id: string) => `import-${id}`;

/** Undoes an import, and says what it has spared. A failure can be retried. Never rejects. */
export async function undoPastImport(
  place: ImportsPlace,
  id: string,
  undo: typeof undoImport = undoImport,
): Promise<void> {
  const subject = importSubject(id);
  const busy = showToast('Undoing the import…', 'status', [], subject);
  try {
    const undone = await undo(place, id, failed);
    const kind = undone?.spared.length ? 'alert' : 'status';
    const text = undone
      ? savedText(undone.sent, undoneText(undone.spared))
      : 'This import is undone already.';
    showToast(text, kind, [], subject);
  } catch {
    if (navigator.onLine) offerRetry(failed, () => void undoPastImport(place, id, undo), subject);
    else showToast(offline, 'alert', [], subject);
  }
  dismissToast(busy);
}

/** Returns 'Import undone. Others have changed this since, so it stays: Duke University · Pike (size).' */
function undoneText(spared: readonly Spared[]): string {
  if (spared.length === 0) return 'Import undone.';
  const named = spared.slice(0, mostNamed).map(({ title, fields }) => title + inBrackets(fields));
  const more = spared.length > mostNamed ? ` and ${spared.length - mostNamed} more` : '';
  return `Import undone. Others have changed this since, so it stays: ${named.join('; ')}${more}.`;
}

const headings = new Map<string, string>(
  Object.entries({ ...fraternityHeadings, collegeName: 'School', shownAs: 'Shown name' }),
);

function inBrackets(fields: readonly string[]): string {
  const words = fields.flatMap((name) => headings.get(name)?.toLowerCase() ?? []);
  return words.length > 0 ? ` (${words.join(', ')})` : '';
}
