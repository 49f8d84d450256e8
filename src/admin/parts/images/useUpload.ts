import { useRef, useState } from 'react';
import type { ImageUse } from '../../../domain/images/imageUse.ts';
import { useLeaving } from '../../../hooks/useLeaving.ts';
import { showToast } from '../../../ui/toast.ts';
import { ImageError } from './ImageError.ts';
import { uploadImage } from './uploadImage.ts';

/** The state of an upload. `preview` is the image to be stored, as a data URL. */
export type UploadState =
  | { step: 'idle' }
  | { step: 'preparing' }
  | { step: 'sending'; preview: string; part: number }
  | { step: 'failed'; message: string; again: boolean };

type Options = {
  use: ImageUse;
  about: string;
  /** The message when the image couldn't be stored. */
  failed: string;
  onUploaded: (url: string, name: string) => void;
};

const canceled = Symbol('canceled');

/**
 * Handles one upload at a time: `start` it, `cancel` it, `retry` it with the same file. It is aborted when
 * its field unmounts.
 */
export function useUpload({ use, about, failed, onUploaded }: Options) {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const running = useRef<AbortController>(null);
  const chosen = useRef<File>(null);

  useLeaving(() => {
    if (!running.current) return;
    running.current.abort();
    showToast('The upload stopped because you left the page.');
  });

  async function start(file: File | null): Promise<void> {
    running.current?.abort(canceled);
    const work = new AbortController();
    running.current = work;
    chosen.current = file;
    setState({ step: 'preparing' });
    const { signal } = work;
    try {
      const { url, metadata } = await uploadImage({
        file,
        use,
        about,
        signal,
        onReady: ({ data }) => setState({ step: 'sending', preview: data, part: 0 }),
        onProgress: (part) => setState((now) => (now.step === 'sending' ? { ...now, part } : now)),
      });
      setState({ step: 'idle' });
      onUploaded(url, metadata.originalName);
    } catch (error) {
      if (signal.reason !== canceled) setState({ step: 'failed', ...failure(error, failed) });
    }
    if (running.current === work) running.current = null;
  }

  return {
    state,
    start,
    retry: () => start(chosen.current),
    cancel: () => {
      running.current?.abort(canceled);
      setState({ step: 'idle' });
    },
    clear: () => setState((now) => (now.step === 'failed' ? { step: 'idle' } : now)),
  };
}

function failure(error: unknown, failed: string): { message: string; again: boolean } {
  if (error instanceof ImageError) return { message: error.message, again: error.again };
  return { message: failed, again: true };
}
