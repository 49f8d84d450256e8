import { LateDialog } from '../../parts/late/LateDialog.tsx';
import { lateCode } from '../../parts/late/lateCode.ts';
import { useAskedDialog } from '../parts/useAskedDialog.ts';

const download = lateCode(() => import('./DownloadDialog.tsx'));

/** Returns a function that opens the download of the whole database, on any screen. */
export function useDownloadEverything(): () => void {
  const { open } = useAskedDialog('download');
  return () => open('everything');
}

/** The dialog that the address `?download=everything` opens, for super admins alone. */
export function DownloadEverything() {
  const { value, close } = useAskedDialog('download');
  if (value === '') return null;
  return (
    <LateDialog code={download} title="Download everything" what="The download" onClose={close}>
      {(DownloadDialog) => <DownloadDialog onClose={close} />}
    </LateDialog>
  );
}
