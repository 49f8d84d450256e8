import { useRef, useState } from 'react';
import { dataError } from '../../data/errors.ts';
import { projectId } from '../../data/projectId.ts';
import { readDocumentPage } from '../../data/reads/documentPage.ts';
import { staffHeaders } from '../../data/staff/session/session.ts';
import { counted } from '../../domain/text/counted.ts';
import { localDay } from '../../domain/time/parse.ts';
import { useLeaving } from '../../hooks/useLeaving.ts';
import { saveBlob } from '../../ui/saveFile.ts';
import { type Progress, type ReadPage, startDownload } from './download.ts';

type State =
  | { step: 'idle' }
  | { step: 'reading'; progress: Progress | null }
  | { step: 'failed'; message: string }
  | { step: 'done'; name: string; file: Blob; documents: number };

const readAsStaff: ReadPage = (asked) => readDocumentPage(asked, staffHeaders);

/**
 * Downloads everything; `start` begins, and goes on where it was after a failure. Leaving the page stops it.
 */
export function useDownload(readPage: ReadPage = readAsStaff) {
  const [state, setState] = useState<State>({ step: 'idle' });
  const download = useRef<ReturnType<typeof startDownload>>(undefined);
  const documents = useRef(0);
  const hasLeft = useRef(false);
  useLeaving(() => {
    hasLeft.current = true;
  });

  async function start(): Promise<void> {
    // React's StrictMode leaves once for nothing.
    hasLeft.current = false;
    setState({ step: 'reading', progress: null });
    try {
      download.current ??= await begin(readPage);
      const file = await download.current.run(tell, () => hasLeft.current);
      if (!file) return;
      const name = `campus-blackjack-${localDay(new Date())}.zip`;
      setState({ step: 'done', name, file, documents: documents.current });
      saveBlob(name, file);
    } catch (error) {
      console.warn('The download stopped.', error);
      setState({ step: 'failed', message: failureText(error, documents.current) });
    }
  }

  function tell(progress: Progress): void {
    documents.current = progress.documents;
    setState({ step: 'reading', progress });
  }

  return { state, start };
}

async function begin(readPage: ReadPage) {
  const { colleges } = await import('../../domain/lists/listedColleges.ts');
  return startDownload({ project: projectId(), listed: colleges, readPage, now: () => new Date() });
}

function failureText(error: unknown, documents: number): string {
  const why = navigator.onLine
    ? dataError(error).kind === 'refused'
      ? 'The server refused. Sign in again as super admin.'
      : 'Failed to read everything.'
    : "You're offline.";
  if (documents === 0) return `${why} Please try again.`;
  return `${why} Retry goes on after ${counted(documents, 'record')}.`;
}
