import { type ReactNode, useState } from 'react';
import { words } from '../../content/words.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { Button } from '../../ui/Button.tsx';
import { useLazyDialog } from '../../ui/lazyCode.ts';
import type { TicketData, TicketNews } from './ticketData.ts';

const cancelDialog = () => import('./CancelDialog.tsx');

type Props = {
  data: TicketData;
  news: TicketNews;
  event: TourEvent;
  /** Whether its holder is in line, and has no spot to give back. */
  waits: boolean;
  children: ReactNode;
};

/** Opens the question whether a ticket is given back, or its place in line. */
export function CancelButton({ data, news, event, waits, children }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLazyDialog(open ? cancelDialog : null, {
    failed: words.unreachable,
    close,
    reopen: () => setOpen(true),
  });
  return (
    <>
      <Button
        tone="plain"
        aria-haspopup="dialog"
        busy={open && !Dialog}
        onPointerEnter={() => void cancelDialog().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      {Dialog && <Dialog data={data} ticketKey={news.key} event={event} waits={waits} onClose={close} />}
    </>
  );
}
