import { useMemo } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { valuesOf } from '../../../data/staff/eventWrites/eventParts.ts';
import { requestOfEvent } from '../../../data/staff/staffRequests.ts';
import { eventTournament } from '../../../data/staff/tournamentResults.ts';
import { checklist } from '../../../domain/events/page/checklist.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { useToday } from '../../../hooks/useToday.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import { useAskedDialog } from '../../parts/useAskedDialog.ts';
import { useEventParts } from '../../parts/useEventParts.ts';
import { Checklist } from './Checklist.tsx';
import { ContactFacts, EventFacts } from './EventFacts.tsx';
import { Invite } from './Invite.tsx';
import { RequestOfEvent } from './RequestOfEvent.tsx';
import styles from './StaffEventPage.module.css';

/** The overview of an event: its next step, the invitation, its facts, its contact and its request. */
export function Overview({ event }: { event: StaffEvent }) {
  const today = useToday();
  const live = useEventParts(event.id);
  const tournament = useLive(useMemo(() => eventTournament(event.id), [event.id]));
  const made = useLive(useMemo(() => requestOfEvent(event.id), [event.id]));
  const requestId = made.status === 'ready' && made.data.item;
  const { open: showDetails } = useAskedDialog('event');
  const { open: edit } = useAskedDialog('edit');

  const parts = live.status === 'ready' ? live.parts : null;
  const values = valuesOf({ event, part: parts?.part ?? null });
  const known = parts !== null;
  const won = tournament.status === 'ready' ? tournament.data.item?.winner : undefined;
  const steps = checklist(
    {
      event,
      hasForm: values.signUp + values.googleFormUrl !== '' || (known ? false : undefined),
      isSignUpHere: values.signUp !== '',
      hasResult: tournament.status === 'ready' ? Boolean(won) : undefined,
    },
    today,
  );
  return (
    <div className={`${layout.column4} ${styles.overview}`}>
      <div className={consoleLayout.topColumn4}>
        <Checklist event={event} steps={steps} today={today} />
        <Invite event={event} password={values.registrationPassword} status={live.status} />
      </div>
      <div className={consoleLayout.topColumn4}>
        <section aria-labelledby="facts" className={`${layout.column3} ${layout.card} ${styles.panel}`}>
          <div className={consoleLayout.bar24}>
            <h3 id="facts">Event</h3>
            <p className={consoleLayout.wrap2}>
              <Button tone="plain" aria-haspopup="dialog" onClick={() => showDetails(event.id)}>
                View Details
              </Button>
              <Button tone="plain" aria-haspopup="dialog" onClick={() => edit(event.id)}>
                Edit Event
              </Button>
            </p>
          </div>
          <EventFacts event={event} values={values} known={known} status={live.status} />
        </section>
        <ContactFacts values={values} />
        {requestId && <RequestOfEvent id={requestId} />}
      </div>
    </div>
  );
}
