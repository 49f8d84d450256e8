import { useId, useState } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { type PassState, passState } from '../../../domain/crew/crewAccess.ts';
import { closePass, fillPass, openPassAgain, restorePass } from '../../../domain/crew/crewChanges.ts';
import { type CrewPass, scopesText } from '../../../domain/crew/pass.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { formatInstant } from '../../../domain/time/format.ts';
import { copyText } from '../../../lib/copyText.ts';
import { attempt } from '../../../parts/attempt.ts';
import { usePassClock } from '../../../parts/usePassClock.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import { QrCode } from '../../../ui/QrCode.tsx';
import { isShareClosed } from '../../../ui/shareLink.ts';
import staffLayout from '../../../ui/staffLayout.module.css';
import { showToast } from '../../../ui/toast.ts';
import styles from './CrewPanel.module.css';
import { PassDialog } from './PassDialog.tsx';

type Props = { event: StaffEvent; pass: CrewPass; waiting: boolean };

const badges: Record<PassState, { tone: BadgeTone; text: string }> = {
  running: { tone: 'green', text: 'Open' },
  early: { tone: 'blue', text: 'Opens later' },
  ended: { tone: 'gray', text: 'Ended' },
  closed: { tone: 'red', text: 'Closed' },
  unknown: { tone: 'gray', text: 'Broken' },
};

/** One pass: the code to scan and the link to send, and how to close it or open it again. */
export function PassCard({ event, pass, waiting }: Props) {
  const id = useId();
  const state = passState(pass, usePassClock(pass));
  const link = location.origin + staffPaths.crew(event.id, pass.key);
  const name = pass.label || scopesText(pass.scopes);
  const [changing, setChanging] = useState(false);
  const usable = state === 'running' || state === 'early';

  function close(closed: boolean): void {
    void attempt(() => closePass(event.id, pass.key, closed), {
      failed: `Failed to ${closed ? 'close' : 'open'} the pass. Please try again.`,
      done: closed ? `The pass "${name}" is closed.` : `The pass "${name}" is open.`,
      undo: () => close(!closed),
      subject: pass.key,
    });
  }

  function fill(full: boolean): void {
    void attempt(() => fillPass(event.id, pass.key, full), {
      failed: `Failed to ${full ? 'stop new phones' : 'let new phones in'}. Please try again.`,
      done: full
        ? `The pass "${name}" takes no new phones. Those that joined go on.`
        : `The pass "${name}" takes new phones again.`,
      undo: () => fill(!full),
      subject: pass.key,
    });
  }

  function openAgain(): void {
    void attempt(() => openPassAgain(event.id, pass, new Date()), {
      failed: 'Failed to open the pass. Please try again.',
      done: `The pass "${name}" is open for an hour.`,
      undo: () =>
        void attempt(() => restorePass(event.id, pass), { failed: 'Failed to undo that. Please try again.' }),
      subject: pass.key,
    });
  }

  return (
    <article className={`${layout.card} ${styles.pass}`} aria-labelledby={id}>
      {usable && (
        <div className={styles.code}>
          <QrCode text={link} />
        </div>
      )}
      <div className={`${consoleLayout.top2} ${styles.facts}`}>
        <h3 id={id} className={staffLayout.line2}>
          {name} <Badge tone={badges[state].tone}>{badges[state].text}</Badge>
        </h3>
        {pass.label && <p>{scopesText(pass.scopes)}</p>}
        <p>{timesText(pass, state)}</p>
        <p>{phonesText(pass)}</p>
        {waiting && <p>Works when this console is back online.</p>}
        <div className={`${consoleLayout.wrap2} ${styles.buttons}`}>
          {usable ? (
            <>
              <Button onClick={() => void copy(link)}>Copy link</Button>
              {'share' in navigator && (
                <Button tone="plain" onClick={() => void share(event, link)}>
                  Share…
                </Button>
              )}
              <Button tone="plain" onClick={() => fill(!pass.full)}>
                {pass.full ? 'Let new phones in' : 'Stop new phones'}
              </Button>
              <Button tone="plain" aria-haspopup="dialog" onClick={() => setChanging(true)}>
                Change…
              </Button>
              <Button tone="plain" onClick={() => close(true)}>
                Close pass
              </Button>
            </>
          ) : (
            state !== 'unknown' && (
              <Button tone="plain" onClick={openAgain}>
                Open again for an hour
              </Button>
            )
          )}
        </div>
      </div>
      {changing && <PassDialog event={event} pass={pass} onClose={() => setChanging(false)} />}
    </article>
  );
}

/** Says how many phones joined, and whether more can. */
function phonesText({ devices, full }: CrewPass): string {
  const phones = `${devices} ${devices === 1 ? 'phone' : 'phones'} joined`;
  return full ? `${phones}; it takes no new ones.` : `${phones}.`;
}

function timesText({ opensAt, endsAt }: CrewPass, state: PassState): string {
  const ends = endsAt ? formatInstant(endsAt) : '';
  if (state === 'early' && opensAt) return `Opens ${formatInstant(opensAt)}, ends ${ends}`;
  return state === 'ended' ? `Ended ${ends}` : `Ends ${ends}`;
}

async function copy(link: string): Promise<void> {
  if (await copyText(link)) showToast('Link copied');
  else showToast(`Copy this link: ${link}`, 'alert');
}

async function share(event: StaffEvent, link: string): Promise<void> {
  const title = `Crew of ${eventTitle(event)}`;
  await navigator
    .share({ title, text: `${title}: open this on your phone.`, url: link })
    .catch((error: unknown) => (isShareClosed(error) ? undefined : copy(link)));
}
