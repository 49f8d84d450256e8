import { useState } from 'react';
import type { Results } from '../../../../domain/results/results.ts';
import { saveCsv } from '../../../../ui/saveFile.ts';
import { offerRetry } from '../../../../ui/toast.ts';
import { Menu } from '../../../parts/Menu.tsx';
import { CertificateDialog } from './CertificateDialog.tsx';
import { PrintedPlaces } from './PrintedPlaces.tsx';

type Props = { results: Results };

/** What can be made of published results: a certificate, a list on paper, a file for a spreadsheet. */
export function PaperTools({ results }: Props) {
  const [open, setOpen] = useState<'certificate' | 'places' | null>(null);
  const close = () => setOpen(null);

  async function save() {
    try {
      const { csvName, csvOf } = await import('../../../../domain/results/resultsCsv.ts');
      saveCsv(csvName(results), csvOf(results));
    } catch {
      offerRetry('Failed to export the results. Please try again.', save);
    }
  }

  return (
    <>
      <Menu
        atStart
        items={[
          { label: 'Certificate', run: () => setOpen('certificate') },
          { label: 'List of places', run: () => setOpen('places') },
          { label: 'CSV', run: () => void save() },
        ]}
      >
        Print or export
      </Menu>
      {open === 'certificate' && <CertificateDialog results={results} onClose={close} />}
      {open === 'places' && <PrintedPlaces results={results} onDone={close} />}
    </>
  );
}
