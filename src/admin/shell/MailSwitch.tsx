import { mailSettings, saveMailSettings } from '../../data/staff/mailSettings.ts';
import { useLive } from '../../hooks/useLive.ts';
import { attempt } from '../../parts/attempt.ts';

/** The menu's item that turns emails with tickets on and off; tests have their own settings. */
export function MailSwitch({ settings = mailSettings }) {
  const live = useLive(settings);
  if (live.status !== 'ready') return null;
  const on = live.data.item?.on ?? false;

  async function turn(): Promise<void> {
    await attempt(() => saveMailSettings(!on), {
      failed: on
        ? "Tickets are still emailed: that wasn't saved."
        : "Tickets aren't emailed: that wasn't saved.",
      done: on ? 'Tickets are no longer emailed.' : 'Tickets are emailed from now on.',
      subject: 'ticket mail',
    });
  }

  return (
    <button type="button" onClick={() => void turn()}>
      {on ? 'Stop emailing tickets' : 'Email tickets'}
    </button>
  );
}
