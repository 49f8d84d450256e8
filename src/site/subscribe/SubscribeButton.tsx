import { useState } from 'react';
import { words } from '../../content/words.ts';
import { Button } from '../../ui/Button.tsx';
import { useLazyDialog } from '../../ui/lazyCode.ts';

const subscribeDialog = () => import('./SubscribeDialog.tsx');

/** Opens the ways to have the season's events in one's own calendar. */
export function SubscribeButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLazyDialog(open ? subscribeDialog : null, {
    failed: words.unreachable,
    close,
    reopen: () => setOpen(true),
  });
  return (
    <>
      <Button tone="plain" aria-haspopup="dialog" busy={open && !Dialog} onClick={() => setOpen(true)}>
        Subscribe to the season
      </Button>
      {Dialog && <Dialog onClose={close} />}
    </>
  );
}
