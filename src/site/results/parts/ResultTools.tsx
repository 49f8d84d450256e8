import { useState } from 'react';
import type { Results } from '../../../domain/results/results.ts';
import { rowName } from '../../../domain/results/resultWords.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { notLoaded, whenThere } from '../../../ui/lazyCode.ts';
import { saveCsv } from '../../../ui/saveFile.ts';
import { notShared, shareLink } from '../../../ui/shareLink.ts';
import { offerRetry } from '../../../ui/toast.ts';
import styles from './Facts.module.css';

const resultsCsv = () => import('../../../domain/results/resultsCsv.ts');

type Props = { results: Results; url: string };

/** What can be done with results: share, download, print. */
export function ResultTools({ results, url }: Props) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { csvName, csvOf } = await whenThere(resultsCsv);
      saveCsv(csvName(results), csvOf(results));
    } catch {
      offerRetry(notLoaded('The list'), download);
    }
    setBusy(false);
  };
  return (
    <div className={`${layout.wrap3} ${styles.tools}`}>
      <Button tone="plain" onClick={() => shareLink({ ...message(results), url }).catch(notShared)}>
        Share
      </Button>
      <Button tone="plain" busy={busy} onClick={() => void download()}>
        Download CSV
      </Button>
      <Button tone="plain" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}

function message({ title: night, rows }: Results) {
  const winners = rows.filter(({ place, name }) => place === 1 && name !== '').map(rowName);
  const title = night || 'Blackjack tournament';
  const text = winners.length > 0 ? `${winners.join(' and ')} won ${title}` : `The results of ${title}`;
  return { title: `Results: ${title}`, text };
}
