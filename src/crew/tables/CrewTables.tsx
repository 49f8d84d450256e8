import { type ReactNode, useMemo } from 'react';
import { crewBoard } from '../../data/crew/crew.ts';
import type { Watched } from '../../data/source.ts';
import type { Board } from '../../domain/night/board/board.ts';
import { type Live, useLive } from '../../hooks/useLive.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { NoTables } from './NoTables.tsx';
import { Tables } from './Tables.tsx';
import { useDesk } from './useDesk.ts';

type Props = { eventId: string; uid: string; heading: ReactNode };

/** The tables of the event, as a crew device may count them. */
export function CrewTables({ eventId, uid, heading }: Props) {
  const live = useLive(useMemo(() => crewBoard(eventId), [eventId]));
  const online = useOnline();
  const desk = useDesk(eventId, uid, isConfirmed(live));
  const board = live.status === 'ready' ? live.data.item : null;
  if (board) return <Tables board={board} desk={desk} heading={heading} />;
  return (
    <>
      {heading}
      <NoTables live={live} online={online} />
    </>
  );
}

function isConfirmed(live: Live<Watched<Board>>): boolean {
  return live.status === 'ready' && !live.data.fromCache && live.data.waiting.size === 0;
}
