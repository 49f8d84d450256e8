import type { StaffEvent } from '../../../data/staff/events.ts';
import { inviteText } from '../../../domain/events/page/invite.ts';
import { publicUrlOf } from '../../../staffPaths.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { isShareClosed } from '../../../ui/shareLink.ts';
import { showToast } from '../../../ui/toast.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import type { LiveEvent } from '../../parts/useEventParts.ts';
import styles from './StaffEventPage.module.css';

type Props = {
  event: StaffEvent;
  password: string;
  /** How the staff-only part is doing: no invitation goes out without a password that isn't here. */
  status: LiveEvent['status'];
};

/** The invitation to an event, link and password, ready for a text message. */
export function Invite({ event, password, status }: Props) {
  return (
    <section aria-labelledby="invite" className={`${layout.column3} ${layout.card} ${styles.panel}`}>
      <h3 id="invite">Invite</h3>
      <Content event={event} password={password} status={status} />
    </section>
  );
}

function Content({ event, password, status }: Props) {
  if (status === 'loading') return <Skeleton height="9rem" />;
  if (status !== 'ready') {
    return (
      <p className={layout.muted}>The password isn't saved on this device. Connect to see the invite.</p>
    );
  }
  const text = inviteText(event, publicUrlOf(event.id), password);
  return (
    <>
      <pre className={styles.invite}>{text}</pre>
      <p className={consoleLayout.wrap2}>
        <CopyButton text={text}>Copy invite</CopyButton>
        {canShare() && (
          <Button tone="plain" onClick={() => void share(text)}>
            Share…
          </Button>
        )}
      </p>
    </>
  );
}

/** The share sheet is what people use on a phone; on a desktop it is slower than pasting. */
function canShare(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (error) {
    if (!isShareClosed(error)) showToast("Couldn't share the invite. Copy it instead.", 'alert');
  }
}
