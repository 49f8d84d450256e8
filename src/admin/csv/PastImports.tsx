import { useEffect, useState } from 'react';
import type { Source, WatchedList } from '../../data/source.ts';
import { forgetOldImports } from '../../data/staff/outreach/pastImports.ts';
import { type ImportRecord, pastImports } from '../../domain/outreach/csv/importRecord.ts';
import { counted } from '../../domain/text/counted.ts';
import { formatClock, formatDayShort } from '../../domain/time/format.ts';
import { localDay } from '../../domain/time/parse.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import { undoDirectoryImport } from './undoDirectoryImport.ts';

type Props = {
  source: Source<WatchedList<ImportRecord>>;
  undo?: typeof undoDirectoryImport;
  forget?: typeof forgetOldImports;
};

/** Offers Undo for the imports of the last day, whoever made them. */
export function PastImports({ source, undo = undoDirectoryImport, forget = forgetOldImports }: Props) {
  const live = useLive(source);
  const online = useOnline();
  const [busy, setBusy] = useState('');
  useEffect(() => void forget(), [forget]);
  const imports = live.status === 'ready' ? pastImports(live.data.items, new Date()) : [];
  if (imports.length === 0) return null;

  async function press(id: string): Promise<void> {
    setBusy(id);
    await undo(id);
    setBusy('');
  }

  return (
    <section className={staffLayout.stack3} aria-label="Imports of the last day">
      {!online && <p className={layout.note}>An import can be undone when you're back online.</p>}
      {imports.map(({ of, what, rows, at }) => {
        const when = at ? `${formatDayShort(localDay(at))}, ${formatClock(at)}` : 'waiting to be sent';
        const name = `${counted(rows, 'row')} of ${what}, ${when}`;
        return (
          <p key={of} className={consoleLayout.bar24}>
            Imported: {name}
            <Button
              tone="plain"
              aria-label={`Undo import: ${name}`}
              busy={busy === of}
              disabled={!online || at === null}
              onClick={() => void press(of)}
            >
              Undo import
            </Button>
          </p>
        );
      })}
    </section>
  );
}
