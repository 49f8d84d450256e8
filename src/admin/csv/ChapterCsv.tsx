import type { ShownList } from '../../data/staff/outreach/listedChapters.ts';
import { offerRetry } from '../../ui/toast.ts';
import type { MenuItem } from '../parts/Menu.tsx';
import { CsvButtons } from './CsvButtons.tsx';

type Props = {
  /** The list on the screen, the label of its export and the name of its file, without its date. */
  shown?: (ShownList & { label: string; name: string }) | undefined;
  /** Other exports of what is on the screen. */
  others?: readonly MenuItem[];
};

/** Exports chapters with their contacts, those of the list on the screen or all, and imports such files. */
export function ChapterCsv({ shown, others = [] }: Props) {
  const list = shown && [{ label: shown.label, run: () => void load(shown) }];
  const shownFiles = [...others, ...(list ?? [])];
  const label = shownFiles.length > 0 ? 'All chapters' : 'Export all chapters';
  return <CsvButtons exports={[...shownFiles, { label, run: () => void load(null) }]} />;
}

/** Runs an export, whose code loads now. */
async function load(shown: (ShownList & { name: string }) | null): Promise<void> {
  const code = await import('./exportChapters.ts').catch(() => null);
  if (code) await code.exportChapters(shown);
  else offerRetry('Failed to export. Please try again.', () => void load(shown));
}
