import type { StaffEvent } from '../../../data/staff/events.ts';
import { inviteText } from '../../../domain/events/page/invite.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { publicUrlOf } from './EventFacts.tsx';
import styles from './EventPage.module.css';

type Props = {
  event: StaffEvent;
  password: string;
  /** Whether the password is known, so that no invitation goes out without it. */
  known: boolean;
};

/** Copies or shares the invitation: link and password, ready for a text message. */
export function InviteButtons({ event, password, known }: Props) {
  if (!known) return null;
  const text = inviteText(event, publicUrlOf(event.id), password);
  return (
    <div className={styles.invite}>
      <pre>{text}</pre>
      <p className={styles.buttons}>
        <CopyButton text={text}>Copy invite</CopyButton>
        {canShare() && (
          <Button tone="plain" onClick={() => void share(text)}>
            Share…
          </Button>
        )}
      </p>
    </div>
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
    // Closing the share sheet is an answer too.
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn(error);
  }
}
