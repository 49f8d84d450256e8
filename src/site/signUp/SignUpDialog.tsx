import { useId, useState } from 'react';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { campusMoment, eventPhase } from '../../domain/phase/eventPhase.ts';
import { phaseWords } from '../../domain/phase/phaseWords.ts';
import { formatSoon } from '../../domain/time/format.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import formLayout from '../../ui/formLayout.module.css';
import { KeptNote } from '../../ui/KeptNote.tsx';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { Suit } from '../../ui/Suit.tsx';
import { isHeld, keptTicket } from './keptTicket.ts';
import styles from './SignUpDialog.module.css';
import { SignUpSheet } from './SignUpSheet.tsx';
import { newDraft, openDraft } from './signUpDraft.ts';

type Props = {
  event: TourEvent;
  onClose: () => void;
  /** The id of the unlock document that proves the password; '' for an event without one. */
  unlock?: string;
  /** Asks for the password again. */
  onLocked?: () => void;
};

/** The sheet of who signs up for an event on this site. What is typed survives closing it and the page. */
function SignUpDialog({ event, onClose, unlock = '', onLocked = onClose }: Props) {
  const id = useId();
  const [now] = useState(() => new Date());
  const [draft, setDraft] = useState(() => openDraft(event.id, event.collegeName));
  const [restored, setRestored] = useState(() => `${draft.name}${draft.email}`.trim() !== '');
  const [own] = useState(() => keptTicket(event.id).get());
  const [filledUp, setFilledUp] = useState(false);
  const { spots } = phaseWords(eventPhase(event, now), event);
  const facts = [formatSoon(event, campusMoment(event, now).day), filledUp ? 'Full' : spots].filter(Boolean);

  function startOver() {
    setDraft(newDraft(event.id, event.collegeName));
    setRestored(false);
  }

  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <div className={formLayout.dialogBody}>
        <div className={`${layout.stack1} ${styles.head}`}>
          {unlock && (
            <p className={`${layout.row2} ${styles.unlocked}`}>
              <Suit name="spade" />
              Registration Unlocked!
            </p>
          )}
          <h2 id={id}>
            Sign up for <bdi>{eventTitle(event)}</bdi>
          </h2>
          <p>{facts.join(' · ')}</p>
        </div>
        {isHeld(own) && (
          <p>
            <bdi>{own.name || 'Someone'}</bdi> is {own.state} with this phone:{' '}
            <Link to={paths.ticket(event.id, own.key)}>see the ticket</Link>. Sign up another person here.
          </p>
        )}
        {restored && <KeptNote onStartOver={startOver} />}
        <SignUpSheet
          key={draft.key}
          isOpen={() => document.getElementById(id) !== null}
          onFull={() => setFilledUp(true)}
          {...{ event, draft, unlock, onLocked }}
        />
      </div>
    </Dialog>
  );
}

export { SignUpDialog as Component };
