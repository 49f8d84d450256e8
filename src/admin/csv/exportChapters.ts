import { readColleges } from '../../data/staff/colleges.ts';
import { maxExported, readChapters, type ShownList } from '../../data/staff/outreach/listedChapters.ts';
import { collegeDirectory } from '../../domain/colleges/collegeDirectory.ts';
import { colleges as listed } from '../../domain/lists/listedColleges.ts';
import { fraternitiesCsv } from '../../domain/outreach/csv/fraternitiesCsv.ts';
import { counted } from '../../domain/text/counted.ts';
import { localDay } from '../../domain/time/parse.ts';
import { saveCsv } from '../../ui/saveFile.ts';
import { dismissToast, offerRetry, showToast } from '../../ui/toast.ts';

const subject = 'export of chapters';
const byName = new Intl.Collator('en-US');

/**
 * Saves the chapters of a list, or of all colleges by name, as a CSV file named after the list and today, and
 * shows how many were read meanwhile. Never rejects.
 */
export async function exportChapters(shown: (ShownList & { name: string }) | null): Promise<void> {
  try {
    await run(shown);
  } catch (error) {
    console.warn("The chapters weren't exported.", error);
    const offline = navigator.onLine ? '' : " You're offline.";
    offerRetry(`Failed to export. Please try again.${offline}`, () => void exportChapters(shown), subject);
  }
}

async function run(shown: (ShownList & { name: string }) | null): Promise<void> {
  let progress = 0;
  const tell = (count: number) => {
    progress = showToast(`Exporting… ${counted(count, 'chapter')} so far`, 'status', [], subject);
  };
  const [{ chapters, all }, records] = await Promise.all([readChapters(shown, tell), readColleges()]);
  const colleges = new Map(collegeDirectory(listed, records).map((college) => [college.id, college]));
  const rows = chapters.map((fraternity) => ({
    fraternity,
    college: colleges.get(fraternity.collegeId) ?? { ...fraternity, name: fraternity.collegeId },
  }));
  if (!shown)
    rows.sort(
      (a, b) =>
        byName.compare(a.college.name, b.college.name) ||
        byName.compare(a.fraternity.name, b.fraternity.name),
    );
  saveCsv(`chapters-${shown ? `${shown.name}-` : ''}${localDay(new Date())}.csv`, fraternitiesCsv(rows));
  dismissToast(progress);
  const limit = all ? '' : ` There are more: a file has the first ${maxExported.toLocaleString('en-US')}.`;
  showToast(`Exported ${counted(rows.length, 'chapter')}.${limit}`, 'status', [], subject);
}
