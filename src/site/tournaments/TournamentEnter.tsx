import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { eventInteraction } from '../../analytics/analytics.ts';
import { words } from '../../content/words.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import type { Tournament } from '../../domain/tournaments/tournament.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { type LoadPart, useLazyDialog, whenThere } from '../../ui/lazyCode.ts';
import { showToast } from '../../ui/toast.ts';
import { enterDialog } from '../events/EnterButton.tsx';
import type { EventDialogProps } from '../events/eventDialogProps.ts';
import { phaseNow } from '../events/usePhase.ts';
import styles from './TournamentCard.module.css';

type Props = { tournament: Tournament; titleId: string };

/** Enter for upcoming tournaments, View Details (disabled) for others (specification 2.5). */
export function TournamentEnter({ tournament, titleId }: Props) {
  if (tournament.status !== 'upcoming')
    return (
      <Button disabled className={styles.quiet}>
        View Details
      </Button>
    );
  return <Enter tournament={tournament} titleId={titleId} />;
}

type Opened = { load: LoadPart<EventDialogProps>; event: TourEvent };

/**
 * Opens the tournament's event as Enter does, or says that sign-up isn't open yet (specification-decisions).
 */
function Enter({ tournament, titleId }: Props) {
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const Dialog = useLazyDialog(opened?.load ?? null, {
    failed: words.unreachable,
    close: () => setOpened(null),
    reopen: () => setOpened(opened),
  });
  const navigate = useNavigate();
  const id = `${titleId}-enter`;

  async function enter(): Promise<void> {
    const event = await eventOf(tournament);
    eventInteraction('enter', event);
    const load = enterDialog(event);
    // Its page says why nobody can sign up here now.
    const isShut = event.signUp && phaseNow(event, new Date()).action.kind !== 'enter';
    if (isShut) navigate(paths.event(event.id));
    else if (load) setOpened({ load, event });
    else if (!openTab(event.googleFormUrl)) navigate(paths.event(event.id));
  }

  function press(): void {
    setBusy(true);
    enter()
      .catch(() => showToast(words.unreachable, 'alert'))
      .finally(() => setBusy(false));
  }

  return (
    <>
      <Button
        id={id}
        aria-labelledby={`${id} ${titleId}`}
        aria-haspopup="dialog"
        busy={busy || (opened !== null && !Dialog)}
        onClick={press}
      >
        Enter
      </Button>
      {opened && Dialog && <Dialog event={opened.event} onClose={() => setOpened(null)} />}
    </>
  );
}

async function eventOf(tournament: Tournament): Promise<TourEvent> {
  const { eventById } = await whenThere(() => import('../../data/site/publicEvents.ts'));
  return (await eventById(tournament.id)) ?? readEvent(tournament.id, tournament);
}

/**
 * Opens an address in a new tab. Returns false when the browser blocks it, because a request runs between the
 * press and this call.
 */
function openTab(address: string): boolean {
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.replace(address);
  return true;
}
