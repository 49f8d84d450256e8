import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ImageUse } from '../../../domain/images/imageUse.ts';
import { pictureKinds } from '../../../domain/images/pictureKind.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { FileButton } from '../../../ui/FileButton.tsx';
import { Image } from '../../../ui/Image.tsx';
import layout from '../../../ui/layout.module.css';
import styles from './ImageField.module.css';
import { RecentUploads } from './RecentUploads.tsx';
import { rememberUpload } from './recentUploads.ts';
import { UploadStatus } from './UploadStatus.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { useUpload } from './useUpload.ts';

type Props = {
  label: string;
  /** The URL of the image, '' for none. */
  value: string;
  onChange: (url: string) => void;
  use: ImageUse;
  /** What the image belongs to: a college, a fraternity, or 'bracket-{eventId}'. */
  about: string;
  /** The message when the upload fails (specification 8). */
  failed?: string | undefined;
  /** Called when an upload begins and ends, so that a form can wait for it. */
  onBusy?: (busy: boolean) => void;
};

/**
 * An image of a form: choose or drop a file, preview it at once, remove it, or reuse a recent one
 * (specification 2.10).
 */
export function ImageField({ label, value, onChange, use, about, failed, onBusy }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { state, start, retry, cancel, clear } = useUpload({
    use,
    about,
    failed: failed ?? 'Failed to upload image. Please try again.',
    onUploaded: (url, name) => {
      if (use !== 'bracket') rememberUpload({ url, name });
      onChange(url);
    },
  });
  const busy = state.step === 'preparing' || state.step === 'sending';
  useBusy(busy, onBusy);
  const drop = useFileDrop(busy, start);
  const shown = state.step === 'sending' ? state.preview : value;

  /** Focuses the file input, which stays when the pressed button unmounts. */
  function focusInput(): void {
    requestAnimationFrame(() => input.current?.focus());
  }

  return (
    <fieldset
      className={`${layout.stack2} ${styles.field}`}
      data-use={use}
      data-over={drop.over}
      {...drop.handlers}
    >
      <legend id={`${id}-label`}>{label}</legend>
      <div className={`${layout.line34} ${styles.frame}`}>
        <div className={styles.preview} data-pending={busy}>
          <Image src={shown} alt={shown && `${label}, preview`} loading="eager" />
        </div>
        <div className={styles.side}>
          <div className={`${consoleLayout.wrap2} ${consoleLayout.fileButton} ${styles.buttons}`}>
            <FileButton
              ref={input}
              id={id}
              action={value ? 'Replace image' : 'Choose an image'}
              accept={pictureKinds.join(',')}
              labelId={`${id}-label`}
              describedBy={`${id}-hint ${id}-status`}
              disabled={busy}
              onFile={start}
            />
            {value && !busy && (
              <Button
                tone="plain"
                aria-label={`Remove image: ${label}`}
                onClick={() => {
                  clear();
                  onChange('');
                  focusInput();
                }}
              >
                Remove image
              </Button>
            )}
          </div>
          <p id={`${id}-hint`} className={layout.note}>
            <span className={styles.mouse}>Or drag it here, or paste it. </span>
            JPEG, PNG, SVG or WebP, 5 MB at most.
          </p>
          <UploadStatus
            id={`${id}-status`}
            label={label}
            state={state}
            onRetry={retry}
            onCancel={() => {
              cancel();
              focusInput();
            }}
          />
        </div>
      </div>
      {use !== 'bracket' && (
        <RecentUploads
          label={label}
          value={value}
          disabled={busy}
          onChoose={(url) => {
            clear();
            onChange(url);
          }}
        />
      )}
    </fieldset>
  );
}

function useBusy(busy: boolean, onBusy: ((busy: boolean) => void) | undefined): void {
  const tell = useEffectEvent((now: boolean) => onBusy?.(now));
  useEffect(() => {
    if (!busy) return;
    tell(true);
    return () => tell(false);
  }, [busy]);
}
