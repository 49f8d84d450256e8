import type { Spared } from '../../data/staff/chapters/undoImportPlan.ts';
import { undoImport } from '../../data/staff/outreach/pastImports.ts';
import { fraternityHeadings } from '../../domain/outreach/csv/fraternitiesCsv.ts';
import { dismissToast, offerRetry, showToast } from '../../ui/toast.ts';

const failed = 'Failed to undo the import. Please try again.';
const offline = "You're offline. An import can be undone when you're back online.";
/** How many documents that were spared are named. */
const mostNamed = 5;

/**
 * Undoes an import of colleges or fraternities, and says what it has spared. A failure can be retried. Never
 * rejects.
 */
export async function undoDirectoryImport(id: string, undo: typeof undoImport = undoImport): Promise<void> {
  const subject = `import-${id}`;
  if (!navigator.onLine) {
    showToast(offline, 'alert', [], subject);
    return;
  }
  const busy = showToast('Undoing the import…', 'status', [], subject);
  try {
    const spared = await undo(id);
    showToast(undoneText(spared), spared?.length ? 'alert' : 'status', [], subject);
  } catch {
    offerRetry(failed, () => void undoDirectoryImport(id, undo), subject);
  }
  dismissToast(busy);
}

/** Returns 'Import undone. Others have changed this since, so it stays: Duke University · Pike (size).' */
function undoneText(spared: readonly Spared[] | null): string {
  if (spared === null) return 'This import is undone already.';
  if (spared.length === 0) return 'Import undone.';
  const named = spared.slice(0, mostNamed).map(({ title, fields }) => title + inBrackets(fields));
  const more = spared.length > mostNamed ? ` and ${spared.length - mostNamed} more` : '';
  return `Import undone. Others have changed this since, so it stays: ${named.join('; ')}${more}.`;
}

function inBrackets(fields: readonly string[]): string {
  const headings = new Map<string, string>(Object.entries(fraternityHeadings));
  const words = fields.flatMap((name) => headings.get(name)?.toLowerCase() ?? []);
  return words.length > 0 ? ` (${words.join(', ')})` : '';
}
