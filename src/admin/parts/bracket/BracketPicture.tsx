import '../../../ui/previewTokens.css';
import { useState } from 'react';
import type { Sent } from '../../../data/changes/sender.ts';
import { setBracketImage } from '../../../data/staff/brackets.ts';
import { discardPictures } from '../../../data/staff/discardPictures.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import { formatInstant } from '../../../domain/time/format.ts';
import { attempt } from '../../../parts/attempt.ts';
import { ConfirmChange } from '../../../parts/ConfirmChange.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Image } from '../../../ui/Image.tsx';
import layout from '../../../ui/layout.module.css';
import { ImageField } from '../images/ImageField.tsx';
import styles from './staffBracket.module.css';

type Props = { event: TourEvent; onBusy?: (busy: boolean) => void; onView: () => void };

const uploadFailed = 'Failed to upload bracket. Please try again.';
const removeFailed = 'Failed to remove the bracket. Please try again.';

/** Shows, uploads, replaces and removes the image of an event's bracket (specification 2.12). */
export function BracketPicture({ event, onBusy, onView }: Props) {
  const { id, bracketImage, bracketUpdatedAt } = event;
  const [removing, setRemoving] = useState(false);

  function replace(url: string): void {
    void attempt(() => setBracketImage(id, url), {
      failed: uploadFailed,
      done: 'Bracket uploaded successfully!',
      onSaved: discardOld,
      subject: `bracket image ${id}`,
    });
  }

  function discardOld(sent: Sent): void {
    if (sent === 'acknowledged') discardPictures([bracketImage]);
  }

  return (
    <div className={`${consoleLayout.top4} ${styles.bracket}`}>
      {bracketImage ? (
        <button type="button" className={styles.picture} onClick={onView}>
          <Image src={bracketImage} alt={`Bracket of ${eventTitle(event)}`} loading="eager" />
          <span>View full size</span>
        </button>
      ) : (
        <p className={styles.empty}>
          No bracket yet. Upload an image, and visitors will see it on the event's page.
        </p>
      )}
      {bracketUpdatedAt && <p className={layout.note}>Updated {formatInstant(bracketUpdatedAt)}</p>}
      <ImageField
        label={bracketImage ? 'Update the bracket' : 'Upload the bracket'}
        value={bracketImage}
        use="bracket"
        about={`bracket-${id}`}
        failed={uploadFailed}
        {...(onBusy && { onBusy })}
        onChange={(url) => (url ? replace(url) : setRemoving(true))}
      />
      {removing && (
        <ConfirmChange
          title="Remove bracket"
          question={`Remove the bracket of "${eventTitle(event)}"? Visitors will no longer see it.`}
          action="Remove"
          change={() => setBracketImage(id, '')}
          words={{ failed: removeFailed, onSaved: discardOld }}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  );
}
