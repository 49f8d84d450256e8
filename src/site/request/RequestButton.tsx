import { words } from '../../content/words.ts';
import { useUrlDialog } from '../../hooks/useUrlDialog.ts';
import { Button } from '../../ui/Button.tsx';
import { useLazyDialog } from '../../ui/lazyCode.ts';

const loadDialog = () => import('./RequestDialog.tsx');

/**
 * The 'Request Tournament' button with its dialog (specification 2.6), which is open while the address has
 * `?request=open`. Use it once on a page. The dialog's code is fetched on demand.
 */
export function RequestButton() {
  const { value, open, close } = useUrlDialog('request');
  const wanted = value === 'open';
  const reopen = () => open('open');
  const Dialog = useLazyDialog(wanted ? loadDialog : null, { failed: words.unreachable, close, reopen });

  // Prefetches the code; if that fails, the press that follows shows the error.
  const prepare = () => void loadDialog().catch(() => {});
  return (
    <>
      <Button
        aria-haspopup="dialog"
        busy={wanted && !Dialog}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={reopen}
      >
        Request Tournament
      </Button>
      {Dialog && <Dialog onClose={close} />}
    </>
  );
}
