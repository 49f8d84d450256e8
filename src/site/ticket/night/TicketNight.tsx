import { type ReactNode, useState } from 'react';
import { stageOf } from '../../../domain/night/board/board.ts';
import type { TicketPhase } from '../../../domain/phase/ticketWords.ts';
import { useFocusKept } from '../../../hooks/focus/useFocusKept.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { boardOf } from '../../live/boardNews.ts';
import { useRemembered } from '../../live/my/useTicketNumber.ts';
import { keptTicket } from '../../signUp/keptTicket.ts';
import { Placed, SeenBefore } from './Placed.tsx';
import { Told } from './Told.tsx';
import { type ResultsOfTicket, useResults } from './useResults.ts';
import { type NightOfTicket, useTicketNight } from './useTicketNight.ts';

export type NightProps = {
  eventId: string;
  ticketId: string;
  /** The key in the ticket's address. */
  ticketKey: string;
  phase: TicketPhase;
  /** Whether the event is there, and its results are. */
  isThere: boolean;
  isPublished: boolean;
  /** What the page says of a ticket by itself, its event, and the code for the door. */
  head: ReactNode;
  about: ReactNode;
  code: ReactNode;
  /** Called when there are results that the event isn't known to have. */
  onPublished: () => void;
};

/** What a ticket's page says of its night: by the board where it can tell, else what it says by itself. */
function TicketNight(props: NightProps) {
  if (props.isThere) return <NightThere {...props} />;
  return (
    <>
      {props.head}
      <SeenBefore ticketId={props.ticketId} />
      {props.about}
    </>
  );
}

function NightThere(props: NightProps) {
  const { eventId, isPublished, about, code } = props;
  const night = useTicketNight(props);
  const results = useResults(eventId, isPublished);
  const board = boardOf(night.state);
  const stage = board && stageOf(board);
  const own = night.stands?.kind === 'told' ? night.stands : null;
  // Not that of a friend's ticket that is looked at here.
  const isKept = keptTicket(eventId).get()?.key === props.ticketKey;
  useRemembered(eventId, board, (isKept && own?.no) || null);
  const shown = isPublished ? resultOf(props, night, results) : tableOf(props, night);
  useFocusKept(`${shown !== null} ${own?.told.headline}`);
  return (
    <>
      {shown ?? props.head}
      {about}
      {own?.told.seat && code ? <Folded>{code}</Folded> : !(own && stage === 'done') && code}
    </>
  );
}

/** The code of somebody who is at their table: the door has seen it, as a rule. */
function Folded({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide my code' : 'Show my code'}
      </Button>
      {open && children}
    </>
  );
}

/** What is said while the night plays, and until its results are there; null where the page says enough. */
function tableOf({ phase, head, eventId }: NightProps, { state, stands, retry }: NightOfTicket): ReactNode {
  if (state.status === 'failed')
    return (
      <>
        {head}
        <NotLoaded what="Your table" onRetry={retry} />
      </>
    );
  const board = boardOf(state);
  if (state.status !== 'ready' || !board || !stands) return null;
  // A ticket that nobody knows may be mistyped; a night that nobody finished has no places.
  if (phase === 'unknown' && stands.kind !== 'told') return null;
  if (phase === 'over' && stageOf(board) !== 'done') return null;
  if (stands.kind === 'search') return <Search head={head} where="on the live page" />;
  return <Told eventId={eventId} state={state} board={board} stands={stands} onRetry={retry} />;
}

/** What is said once results are published. */
function resultOf(props: NightProps, night: NightOfTicket, { found, failed, retry }: ResultsOfTicket) {
  const { phase, head, ticketId } = props;
  const { state, stands } = night;
  if (failed || state.status === 'failed')
    return (
      <>
        {head}
        <SeenBefore ticketId={ticketId} />
        <NotLoaded
          what="Your place"
          onRetry={() => {
            if (failed) retry();
            if (state.status === 'failed') night.retry();
          }}
        />
      </>
    );
  if (!found || state.status === 'loading') return null;
  const board = boardOf(state);
  if (!found.value) return tableOf(props, night);
  if (board && !stands) return null;
  if (phase === 'unknown' && stands?.kind !== 'told')
    return (
      <>
        {head}
        <SeenBefore ticketId={ticketId} />
      </>
    );
  const search = <Search head={head} where="in the results" />;
  if (!board || !stands || stands.kind === 'search' || found.value.source === 'typed') return search;
  return (
    <Placed
      ticketId={ticketId}
      board={board}
      stands={stands}
      results={found.value}
      at={found.at ?? null}
      onRetry={retry}
    />
  );
}

/** Of somebody whom the board can't name: lists of before had no tags, others were put on it by the host. */
function Search({ head, where }: { head: ReactNode; where: string }) {
  return (
    <>
      {head}
      <p>Find your name {where}.</p>
    </>
  );
}

function NotLoaded({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className={layout.bar4}>
      <p role="alert">{what} didn't load. Check your connection and try again.</p>
      <Button tone="plain" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

export { TicketNight as Component };
