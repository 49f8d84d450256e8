import { useEffect, useState } from 'react';
import type { Source, WatchedList } from '../../data/source.ts';
import { forgetOldImports, type ImportsPlace } from '../../data/staff/imports/pastImports.ts';
import { type ImportRecord, pastImports } from '../../domain/sheet/importRecord.ts';
import { counted } from '../../domain/text/counted.ts';
import { formatClock, formatDayShort } from '../../domain/time/format.ts';
import { localDay } from '../../domain/time/parse.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import { undoPastImport } from './undoPastImport.ts';

type Props = {
  place: ImportsPlace;
  /** The imports of that place. */
  source: Source<WatchedList<ImportRecord>>;
  undo?: typeof undoPastImport;
  forget?: typeof forgetOldImports;
};

/** Offers Undo for the imports of the last day, whoever made them. */
export function PastImports({ place, source, undo = undoPastImport, forget = forgetOldImports }: Props) {
  const live = useLive(source);
  const online = useOnline();
  const [busy, setBusy] = useState('');
  useEffect(() => void forget(place), [forget, place]);
  const imports = live.status === 'ready' ? pastImports(live.data.items, new Date()) : [];
  if (imports.length === 0) return null;

  async function press(id: string): Promise<void> {
    setBusy(id);
    await undo(place, id);
    setBusy('');
  }

  return (
    <section className={staffLayout.stack3} aria-label="Imports of the last day">
      {!online && imports.some(({ at }) => at !== null) && (
        <p className={layout.note}>An import can be undone when you're back online.</p>
      )}
      {imports.map(({ of, what, rows, at }) => {
        const when = at ? `${formatDayShort(localDay(at))}, ${formatClock(at)}` : 'waiting to be sent';
        const name = `${importedText(rows, what)}, ${when}`;
        return (
          <p key={of} className={consoleLayout.bar24}>
            Imported: {name}
            <Button
              tone="plain"
              aria-label={`Undo import: ${name}`}
              busy={busy === of}
              disabled={online === (at === null)}
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

function importedText(rows: number, what: string): string {
  return what === 'people' ? counted(rows, 'person', 'people') : `${counted(rows, 'row')} of ${what}`;
}
