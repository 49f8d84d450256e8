import { useEffect, useState } from 'react';
import { words } from '../../content/words.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { whenThere } from '../../lib/whenThere.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { CancelButton } from './CancelButton.tsx';
import styles from './TicketPage.module.css';
import type { TicketData, TicketNews } from './ticketData.ts';
import type { TicketAnswer } from './ticketMemory.ts';

const acts = () => import('../../data/site/ticketActs.ts');

type Props = { data: TicketData; news: TicketNews; answer: TicketAnswer; event: TourEvent };

const ends = {
  // The page says who is ahead once it has asked, unless this phone's clock is.
  taken: "It was just taken, or it isn't your turn yet.",
  late: 'The tables are being drawn. Ask at the door.',
  gone: '',
};

/** Takes the spot that is free for who waits, or leaves the line. Nothing is sent later by itself. */
export function TakeSpot({ data, news, answer, event }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  // There when it's pressed, as a rule.
  useEffect(() => void acts().catch(() => {}), []);

  async function take(): Promise<void> {
    if (!navigator.onLine) return setFailure("You're offline. Taking the spot needs a network.");
    setBusy(true);
    setFailure('');
    try {
      const { takeSpot } = await whenThere(acts);
      const end = await takeSpot(event.id, news.key);
      if (end !== 'in') setFailure(ends[end]);
      else if (answer.ticket)
        data.become({ ...answer, ticket: { ...answer.ticket, state: end, at: new Date() } });
      data.ask();
    } catch {
      setFailure(words.unreachable);
    }
    setBusy(false);
  }

  return (
    <div className={layout.stack2}>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className={styles.tools}>
        <Button busy={busy} onClick={() => void take()}>
          {busy ? 'Taking it…' : failure ? 'Retry' : 'Take it'}
        </Button>
        <CancelButton {...{ data, news, event }} waits>
          No, thanks
        </CancelButton>
      </div>
    </div>
  );
}
