import { type ComponentProps, useState } from 'react';
import { LateDialog } from '../../../../parts/late/LateDialog.tsx';
import { lateCode } from '../../../../parts/late/lateCode.ts';
import { Button } from '../../../../ui/Button.tsx';

const message = lateCode(() => import('./MessageDialog.tsx'));

type Props = Omit<ComponentProps<Awaited<ReturnType<typeof message.fetch>>>, 'onClose'>;

/** Opens the message to those who signed up. */
export function MessageButton(props: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="plain" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Message
      </Button>
      {open && (
        <LateDialog code={message} title="Message" what="The message" onClose={close}>
          {(MessageDialog) => <MessageDialog {...props} onClose={close} />}
        </LateDialog>
      )}
    </>
  );
}
