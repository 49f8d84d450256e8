import { ticketTags } from '../../../domain/cross/ticketTags.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { closedList } from '../../../domain/night/draw/closedList.ts';
import { readPlan } from '../../../domain/night/format/readPlan.ts';
import { proposedPlan } from '../../../domain/night/plan/proposedPlan.ts';
import { closeList } from '../../../domain/night/steps/closeList.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import { momentOf } from '../../../domain/time/day.ts';
import { localDay, parseClock } from '../../../domain/time/parse.ts';
import type { DrawProps } from '../parts/nightProps.ts';
import { useAct } from '../parts/useAct.ts';

/** Returns the function that closes the list with these people, or closes it again. */
export function useClose({ event, night, secret }: DrawProps) {
  const { act, busy } = useAct(event.id, night);
  const kept = secret?.plan.rounds !== undefined ? readPlan(secret.plan) : null;

  async function close(chosen: readonly Participant[]): Promise<void> {
    const plan = night?.board.plan ?? kept ?? proposedPlan(chosen.length, 'standard');
    const begins = momentOf(`${event.date ?? localDay(new Date())}T${parseClock(event.time) ?? '19:00'}`);
    const startsAt = night?.board.startsAt || secret?.startsAt || begins.getTime();
    const tags = await ticketTags(event.id, chosen);
    const about = { title: eventTitle(event), day: event.date, place: event.location };
    await act(
      (latest, at) =>
        closeList(
          { event: about, list: closedList(chosen, plan.seats), tags, plan, startsAt, at },
          latest?.board ?? null,
          secret,
        ),
      { failed: 'Failed to close the list. Please try again.' },
    );
  }

  return { close, busy };
}
