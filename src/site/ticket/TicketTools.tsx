import { eventTitle } from '../../domain/events/eventTitle.ts';
import { whenWords } from '../../domain/events/page/whenWords.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { mailLink } from '../../domain/fields/contactLinks.ts';
import type { TicketWords } from '../../domain/phase/ticketWords.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import layout from '../../ui/layout.module.css';
import { CalendarButton, ShareButton } from '../events/ShareTools.tsx';
import { CancelButton } from './CancelButton.tsx';
import styles from './TicketPage.module.css';
import type { TicketData, TicketNews } from './ticketData.ts';
import type { TicketAnswer } from './ticketMemory.ts';

type Props = {
  data: TicketData;
  news: TicketNews;
  answer: TicketAnswer;
  event: TourEvent;
  words: TicketWords;
};

/** What the holder of a ticket can do: keep its link, share the event, give the spot back. */
export function TicketTools({ data, news, answer, event, words }: Props) {
  const origin = location.origin;
  const ticketUrl = origin + paths.ticket(event.id, news.key);
  return (
    <div className={layout.stack4}>
      {words.plans && (
        <>
          <p className={layout.note}>
            This page is your {words.waits ? 'place in line' : 'ticket'}. Keep its link: add it to your
            calendar or email it to yourself. At the door your name works too.
          </p>
          <div className={styles.tools}>
            {event.date && <CalendarButton event={event} url={ticketUrl} />}
            <a className={buttonClass('plain')} href={mailTo(answer, event, ticketUrl)}>
              Email it to me
            </a>
          </div>
        </>
      )}
      <div className={styles.tools}>
        <ShareButton event={event} url={origin + paths.event(event.id)} isHere={false} />
        {words.cancels && words.phase !== 'called' && (
          <CancelButton {...{ data, news, event }} waits={words.waits}>
            {words.waits ? 'Leave the list' : "Can't come?"}
          </CancelButton>
        )}
      </div>
    </div>
  );
}

/** Returns the address of a message to the holder with their ticket's link. */
function mailTo({ typed }: TicketAnswer, event: TourEvent, ticketUrl: string): string {
  const title = eventTitle(event);
  const lines = [title, whenWords(event), event.location, '', `Your ticket: ${ticketUrl}`];
  const fields = { subject: `Ticket: ${title}`, body: lines.join('\r\n') };
  const search = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${mailLink(typed?.email ?? '') || 'mailto:'}?${search.join('&')}`;
}
