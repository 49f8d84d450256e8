import { useState } from 'react';
import { season } from '../../data/staff/calendar.ts';
import { academicYear } from '../../domain/time/day.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { offerRetry } from '../../ui/toast.ts';

const failed = 'Failed to prepare the calendar file. Please try again.';

/** Saves the season that a month is in, August to July, as one calendar file. */
export function SeasonButton({ month }: { month: string }) {
  const [busy, setBusy] = useState(false);
  const { first, last } = academicYear(`${month}-01`);
  const name = `${first.slice(0, 4)}–${last.slice(2, 4)}`;

  async function save() {
    setBusy(true);
    try {
      const [found, { seasonFile }] = await Promise.all([
        season(first, last),
        import('../../domain/calendar/seasonFile.ts'),
      ]);
      const text = seasonFile(
        {
          ...found,
          eventUrl: (id) => location.origin + paths.event(id),
          tournamentsUrl: location.origin + paths.tournaments(),
        },
        location.hostname,
        new Date(),
      );
      saveFile(`season-${first.slice(0, 4)}-${last.slice(2, 4)}.ics`, text, 'text/calendar');
    } catch {
      offerRetry(failed, save);
    }
    setBusy(false);
  }

  return (
    <Button tone="plain" busy={busy} onClick={save}>
      {busy ? 'Preparing…' : `Season ${name} .ics`}
    </Button>
  );
}
