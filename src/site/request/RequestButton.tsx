import { words } from '../../content/words.ts';
import { useUrlDialog } from '../../hooks/useUrlDialog.ts';
import { Button } from '../../ui/Button.tsx';
import { useLazyDialog } from '../../ui/lazyCode.ts';

const loadDialog = () => import('./RequestDialog.tsx');

/**
 * 'Request Tournament' with its dialog (specification 2.6), which is open as long as the address says
 * `?request=open`. One a page. Its code is fetched when it is wanted.
 */
export function RequestButton() {
  const { value, open, close } = useUrlDialog('request');
  const wanted = value === 'open';
  const reopen = () => open('open');
  const Dialog = useLazyDialog(wanted ? loadDialog : null, { failed: words.unreachable, close, reopen });

  // A head start on the code; if it fails, the press that follows tells.
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
