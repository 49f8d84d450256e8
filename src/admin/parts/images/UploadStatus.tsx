import { useOnline } from '../../../hooks/useOnline.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import styles from './ImageField.module.css';
import type { UploadState } from './useUpload.ts';

type Props = {
  id: string;
  label: string;
  state: UploadState;
  onRetry: () => void;
  onCancel: () => void;
};

/** Shows the progress of an upload, or its error with the actions for it. */
export function UploadStatus({ id, label, state, onRetry, onCancel }: Props) {
  const online = useOnline();
  const part = state.step === 'sending' ? state.part : undefined;
  const words = state.step === 'sending' ? (online ? 'Uploading…' : "You're offline…") : 'Preparing…';
  return (
    <div className={consoleLayout.left2}>
      {(state.step === 'preparing' || state.step === 'sending') && (
        <div className={`${consoleLayout.line23} ${styles.progress}`}>
          <progress aria-label={`${label}: upload`} value={part} />
          <span role="status">{words}</span>
          <Button tone="plain" aria-label={`Cancel upload: ${label}`} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      <p id={id} role="alert" className={consoleLayout.mistake}>
        {state.step === 'failed' && state.message}
      </p>
      {state.step === 'failed' && state.again && (
        <Button tone="plain" aria-label={`Retry upload: ${label}`} onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
