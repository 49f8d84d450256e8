import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import { type TicketWords, ticketWords } from '../../domain/phase/ticketWords.ts';
import { useFocusKept } from '../../hooks/focus/useFocusKept.ts';
import { useWindowEvent } from '../../hooks/useWindowEvent.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { useNow } from '../events/usePhase.ts';
import { AsOf } from '../lists/AsOf.tsx';
import { PageTitle } from '../routing/PageTitle.tsx';
import type { PageProps } from '../routing/page.ts';
import { useSnapshot } from '../routing/useSnapshot.ts';
import styles from './TicketPage.module.css';
import { NoTicket, TicketFailed, TicketLoading } from './TicketStates.tsx';
import { TicketView } from './TicketView.tsx';
import type { TicketData, TicketNews } from './ticketData.ts';
import type { TicketAnswer } from './ticketMemory.ts';

/** How often the page of who waits asks the server, in milliseconds. */
const whileWaiting = 300_000;

/** The page of somebody who signed up here: their code for the door, and what has become of their evening. */
function TicketPage({ data: loading }: PageProps<Promise<TicketData>>) {
  const data = use(loading);
  const { hash } = useLocation();
  useEffect(() => {
    data.open(hash);
    // Back on a page that was left a while ago.
    data.ask(true);
  }, [data, hash]);
  const back = () => document.visibilityState === 'visible' && data.ask(true);
  useWindowEvent('visibilitychange', back);
  useWindowEvent('focus', back);
  const found = useSnapshot(data);
  const news: TicketNews | null = 'key' in found ? found : null;
  const answer = news?.said ?? news?.seen ?? null;
  const now = useNow();
  const asOf = found.status === 'ready' ? now : news?.seen?.at;
  const words = answer && ticketWords(answer.ticket, answer.event, now, { asOf, missed: news?.missed });
  // A spot may fall free, or the tables be drawn.
  const isEager = words?.waits || words?.phase === 'started';
  useEffect(() => {
    if (!isEager) return;
    const look = () => document.visibilityState === 'visible' && navigator.onLine && data.ask();
    const timer = setInterval(look, whileWaiting);
    return () => clearInterval(timer);
  }, [data, isEager]);
  useFocusKept(`${found.status} ${words?.phase}`);
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageTitle title={titleOf(news, answer)} about="The ticket of somebody who signed up for a night." />
      <div className={`${layout.column4} ${styles.page}`} aria-busy={found.status === 'loading'}>
        <p className={layout.bar4}>
          <Link to={paths.event(data.eventId)} className={`${layout.inline2} ${styles.back}`}>
            About this event
          </Link>
          {answer && found.status === 'loading' && <span className={layout.note}>Checking...</span>}
        </p>
        <Found {...{ data, news, answer, words }} />
      </div>
    </>
  );
}

type Props = {
  data: TicketData;
  news: TicketNews | null;
  answer: TicketAnswer | null;
  words: TicketWords | null;
};

function Found({ data, news, answer, words }: Props) {
  if (news?.status === 'ready' && !news.key) return <NoTicket eventId={data.eventId} />;
  if (!news || !answer || !words)
    return news?.status === 'failed' ? (
      <TicketFailed eventId={data.eventId} id={news.id} onRetry={data.ask} />
    ) : (
      <TicketLoading eventId={data.eventId} id={news?.id ?? ''} />
    );
  return (
    <TicketView data={data} news={news} answer={answer} words={words}>
      {news.status === 'failed' && (
        <AsOf what="ticket" at={news.seen?.at ?? new Date()} onRetry={() => data.ask()} />
      )}
    </TicketView>
  );
}

/** Names no person: the title stands in the browser's history, and is reported. */
function titleOf(news: TicketNews | null, answer: TicketAnswer | null): string | null {
  if (import.meta.env.DRAWING) return 'Your ticket';
  if (news?.status !== 'ready' && !answer) return news?.status === 'failed' ? 'Your ticket' : null;
  const title = answer?.event && eventTitle(answer.event);
  return title ? `Your ticket: ${title}` : 'Your ticket';
}

export { TicketPage as Component };
