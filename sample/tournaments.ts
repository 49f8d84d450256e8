import type { StoredDocument } from '../scripts/firestoreRest.ts';
import { eventTitle } from '../src/domain/events/eventTitle.ts';
import { sortKey } from '../src/domain/time/parse.ts';
import { type TournamentStatus, tournamentStatuses } from '../src/domain/tournaments/tournament.ts';
import type { SampleEvent } from './eventDocuments.ts';
import { collegeCalled, type World } from './lists.ts';
import type { Plan } from './plan.ts';

/** A tournament has the id of its event, so that Enter finds the event (specification-decisions). */
const COUNTS: Record<TournamentStatus, number> = { upcoming: 10, scheduled: 8, completed: Infinity };

/** Returns the tournaments of a season, one for each of the first events of each status. */
export function tournaments(events: readonly SampleEvent[], world: World): StoredDocument[] {
  return tournamentStatuses.flatMap((status) =>
    events
      .filter(({ plan }) => plan.status === status)
      .slice(0, COUNTS[status])
      .map((event) => tournament(event, status, world)),
  );
}

function tournament(
  { id, plan, date, names: [winner = '', runnerUp = ''] }: SampleEvent,
  status: TournamentStatus,
  { lists }: World,
): StoredDocument {
  const college = collegeCalled(plan.campus, lists);
  const named = {
    title: plan.title,
    eventName: '',
    collegeName: college.name,
    fraternityName: plan.fraternity,
  };
  const isOver = status === 'completed';
  return {
    path: `tournaments/${id}`,
    fields: {
      title: eventTitle(named),
      date,
      time: plan.time,
      location: plan.venue === '' ? '' : `${plan.venue}, ${college.city}, ${college.state}`,
      imageUrl: plan.image,
      status,
      type: kind(plan),
      winner: isOver ? winner : '',
      runnerUp: isOver ? runnerUp : '',
      chapter: plan.fraternity,
      collegeName: college.name,
      sortDate: sortKey(date, plan.time),
    },
  };
}

function kind({ password, entryFee }: Plan): string {
  if (password !== '') return 'invitational';
  return entryFee === null || entryFee === 0 ? 'campus' : 'benefit';
}
