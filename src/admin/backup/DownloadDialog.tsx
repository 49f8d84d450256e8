import { type ReactNode, useId } from 'react';
import { counted } from '../../domain/text/counted.ts';
import { Button } from '../../ui/Button.tsx';
import styles from '../../ui/ConfirmDialog.module.css';
import { Dialog } from '../../ui/Dialog.tsx';
import formLayout from '../../ui/formLayout.module.css';
import { saveBlob } from '../../ui/saveFile.ts';
import staffLayout from '../../ui/staffLayout.module.css';
import type { ReadPage } from './download.ts';
import { notIncluded } from './readmeText.ts';
import { useDownload } from './useDownload.ts';

type Props = { onClose: () => void; readPage?: ReadPage };

/** Downloads the whole database as one zip file; closing the dialog stops it. */
function DownloadDialog({ onClose, readPage }: Props) {
  const id = useId();
  const { state, start } = useDownload(readPage);
  const { step } = state;
  const begin = () => void start();
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <div className={`${formLayout.dialogBody} ${styles.body}`}>
        <h2 id={id}>Download everything</h2>
        {step === 'done' ? (
          <p role="status">
            Downloaded {counted(state.documents, 'record')} as {state.name}, {sizeText(state.file.size)}. Keep
            it somewhere only you can open.
          </p>
        ) : (
          <About />
        )}
        {step === 'reading' && (
          <>
            <p role="status">
              {state.progress ? `${counted(state.progress.documents, 'record')} read…` : 'Reading…'}
            </p>
            <progress
              aria-label="Downloaded"
              max={state.progress?.of ?? 1}
              value={state.progress?.done ?? 0}
            />
          </>
        )}
        <p role="alert" className={`${staffLayout.danger} ${styles.failure}`}>
          {step === 'failed' ? state.message : ''}
        </p>
        <div className={styles.buttons}>{buttons()}</div>
      </div>
    </Dialog>
  );

  function buttons(): ReactNode {
    if (step === 'done') {
      const { name, file } = state;
      return (
        <>
          <Button tone="plain" onClick={() => saveBlob(name, file)}>
            Save again
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      );
    }
    return (
      <>
        <Button tone="plain" onClick={onClose}>
          Cancel
        </Button>
        {step !== 'reading' && <Button onClick={begin}>{step === 'failed' ? 'Retry' : 'Download'}</Button>}
      </>
    );
  }
}

function About() {
  return (
    <>
      <p>
        One zip file with every list as a table for a spreadsheet, and every record as JSON, from which
        everything can be restored. It takes a few minutes with thousands of events, and each record counts as
        a read on your bill.
      </p>
      <p>
        <strong>It has personal data:</strong> names, emails and phone numbers of everyone on your lists,
        event passwords and callers' notes. Keep it safe, and delete it when you're done.
      </p>
      <p>Not included: {notIncluded}.</p>
    </>
  );
}

/** Returns '12.3 MB', or '0.1 MB' for less. */
function sizeText(bytes: number): string {
  return `${Math.max(bytes / 1e6, 0.1).toFixed(1)} MB`;
}

export { DownloadDialog as Component };
