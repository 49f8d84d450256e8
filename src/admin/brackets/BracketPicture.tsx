import { useState } from 'react';
import { setBracketImage } from '../../data/staff/brackets.ts';
import { send } from '../../data/staff/changes/send.ts';
import { discardPictures } from '../../data/staff/discardPictures.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { formatInstant } from '../../domain/time/format.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Image } from '../../ui/Image.tsx';
import { showToast } from '../../ui/toast.ts';
import { ImageField } from '../parts/images/ImageField.tsx';
import styles from './BracketsPage.module.css';

type Props = { event: TourEvent; onBusy: (busy: boolean) => void; onView: () => void };

const uploadFailed = 'Failed to upload bracket. Please try again.';
const removeFailed = 'Failed to remove the bracket. Please try again.';

/** The picture of an event's bracket: seen, uploaded, replaced, removed (specification 2.12). */
export function BracketPicture({ event, onBusy, onView }: Props) {
  const { id, bracketImage, bracketUpdatedAt } = event;
  const [removing, setRemoving] = useState(false);

  async function replace(url: string): Promise<void> {
    try {
      const sent = await send(() => setBracketImage(id, url), uploadFailed);
      showToast('Bracket uploaded successfully!');
      if (sent === 'acknowledged') discardPictures([bracketImage]);
    } catch {
      showToast(uploadFailed, 'alert', { label: 'Retry', run: () => void replace(url) });
    }
  }

  async function remove(): Promise<void> {
    const sent = await send(() => setBracketImage(id, ''), removeFailed);
    if (sent === 'acknowledged') discardPictures([bracketImage]);
  }

  return (
    <div className={styles.bracket}>
      {bracketImage ? (
        <button type="button" className={styles.picture} onClick={onView}>
          <Image src={bracketImage} alt={`Bracket of ${eventTitle(event)}`} loading="eager" />
          <span>View full size</span>
        </button>
      ) : (
        <p className={styles.empty}>
          No bracket yet. Upload a picture of it, and visitors see it on the event's page at once.
        </p>
      )}
      {bracketUpdatedAt && <p className={styles.hint}>Updated {formatInstant(bracketUpdatedAt)}</p>}
      <ImageField
        label={bracketImage ? 'Update the bracket' : 'Upload the bracket'}
        value={bracketImage}
        use="bracket"
        about={`bracket-${id}`}
        failed={uploadFailed}
        onBusy={onBusy}
        onChange={(url) => (url ? void replace(url) : setRemoving(true))}
      />
      {removing && (
        <ConfirmDialog
          title="Remove bracket"
          question={`Remove the bracket of "${eventTitle(event)}"? Visitors no longer see it.`}
          action="Remove"
          danger
          failed={() => removeFailed}
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  );
}
