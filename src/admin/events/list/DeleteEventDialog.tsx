import { useMemo } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { staffResults } from '../../../data/staff/season/staffResults.ts';
import { eventTournament } from '../../../data/staff/tournamentResults.ts';
import { trashEvent } from '../../../data/staff/trash/trash.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import type { Results } from '../../../domain/results/results.ts';
import { seasonName } from '../../../domain/time/seasonNames.ts';
import { restorableText, trashId } from '../../../domain/trash/trashEntry.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { tellTrashed } from '../../parts/trash/tellTrashed.ts';
import { deleteFailure } from './deleteFailure.ts';

type Props = { event: StaffEvent; onClose: () => void };

/**
 * Asks before an event is deleted (specification 5.9). It is rendered outside the list, because the row
 * disappears before the deletion is confirmed.
 */
export function DeleteEventDialog({ event, onClose }: Props) {
  return (
    <ConfirmDialog
      title="Delete event"
      question={`Are you sure you want to delete "${eventTitle(event)}"? This action cannot be undone.`}
      action="Delete"
      danger
      failed={deleteFailure}
      onConfirm={async () => {
        await trashEvent(event.id);
        const name = `"${eventTitle(event)}"`;
        tellTrashed(`${name} was`, [{ id: trashId('event', event.id), kind: 'event', name }]);
      }}
      onClose={onClose}
    >
      <p>{restorableText}</p>
      {event.currentParticipants > 0 && <p>{signUpText(event.currentParticipants)}</p>}
      {event.board === 'live' && (
        <p>
          Its night will be deleted too: the tables, what was counted, and the log. Its live page will be
          gone.
        </p>
      )}
      {event.board === 'results' && <PublishedNote eventId={event.id} />}
      <ResultNote eventId={event.id} />
    </ConfirmDialog>
  );
}

/** Warns that published results, and what they gave in the standings, are deleted with their event. */
function PublishedNote({ eventId }: { eventId: string }) {
  const live = useLive(useMemo(() => staffResults(eventId), [eventId]));
  return <p>{publishedText(live.status === 'ready' ? live.data.item : null)}</p>;
}

/** Returns what goes with published results; null while they aren't known. */
export function publishedText(results: Results | null): string {
  if (!results) return 'Its results will be deleted too: their page, and the points in the standings.';
  const { rows, season, source } = results;
  const places = rows.length === 1 ? 'its place' : `all ${rows.length} places`;
  const night = source === 'board' ? ' The tables, what was counted, and the log go too.' : '';
  return `Its results will be deleted too: ${places}, and their points in the ${seasonName(season)} standings.${night}`;
}

function signUpText(count: number): string {
  return count === 1 ? 'Its sign-up will be deleted too.' : `Its ${count} sign-ups will be deleted too.`;
}

/** Warns that the tournament of the event, which visitors see, is deleted with it. */
function ResultNote({ eventId }: { eventId: string }) {
  const live = useLive(useMemo(() => eventTournament(eventId), [eventId]));
  const tournament = live.status === 'ready' ? live.data.item : null;
  if (!tournament) return null;
  const isResult = tournament.status === 'completed';
  const won = isResult && tournament.winner;
  const what = won ? `Its result (winner: ${won})` : isResult ? 'Its result' : 'It';
  return <p>{what} will also be removed from the public tournaments list.</p>;
}
