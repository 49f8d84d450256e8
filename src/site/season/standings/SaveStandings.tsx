import { useState } from 'react';
import type { Season } from '../../../domain/season/season.ts';
import type { StandingKind } from '../../../domain/season/standing/standingLines.ts';
import { Button } from '../../../ui/Button.tsx';
import { notLoaded, whenThere } from '../../../ui/lazyCode.ts';
import { saveCsv } from '../../../ui/saveFile.ts';
import { offerRetry } from '../../../ui/toast.ts';

const csvCode = () => import('../../../domain/season/standing/standingsCsv.ts');

/** Saves a standing as a CSV file, whose code comes when it is asked for. */
export function SaveStandings({ season, kind }: { season: Season; kind: StandingKind }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { standingsCsv } = await whenThere(csvCode);
      saveCsv(`standings-${season.season}-${kind}.csv`, standingsCsv(season, kind));
    } catch {
      offerRetry(notLoaded('The file'), () => void save());
    }
    setBusy(false);
  };
  return (
    <Button tone="plain" busy={busy} onClick={() => void save()}>
      Download CSV
    </Button>
  );
}
