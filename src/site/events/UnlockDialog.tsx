import { useId, useState } from 'react';
import { eventInteraction } from '../../analytics/analytics.ts';
import { words } from '../../content/words.ts';
import { unlockEvent } from '../../data/site/unlockEvent.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import type { Unlocked } from '../../domain/events/unlocked.ts';
import { illustration } from '../../domain/images/illustration.ts';
import { entryFeeText, money } from '../../domain/text/money.ts';
import { formatDayLong, formatTime } from '../../domain/time/format.ts';
import { focusMounted } from '../../lib/focusMounted.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { defaultImage } from '../../ui/defaultImage.ts';
import { Field } from '../../ui/Field.tsx';
import { Image } from '../../ui/Image.tsx';
import layout from '../../ui/layout.module.css';
import { PasswordForm } from '../../ui/PasswordForm.tsx';
import { Suit } from '../../ui/Suit.tsx';
import { showToast } from '../../ui/toast.ts';
import { formHint, WhomToAsk } from './EnterHint.tsx';
import styles from './EventDialog.module.css';
import type { EventDialogProps } from './eventDialogProps.ts';
import { unlockedEvent } from './unlockedEvent.ts';

type Props = EventDialogProps & {
  /** Takes over from here, where one signs up on this site; `key` proves the password. */
  onUnlocked?: (key: string) => void;
};

/**
 * The event password modal (specification 2.4). An event that was unlocked stays unlocked for the browser
 * session.
 */
function UnlockDialog({ event, onClose, onUnlocked }: Props) {
  const id = useId();
  const [unlocked, setUnlocked] = useState(() => (onUnlocked ? null : unlockedEvent(event.id).get()));

  async function unlock(password: string): Promise<void> {
    const found = await unlockEvent(event.id, password);
    if (!found) throw new WrongPassword();
    unlockedEvent(event.id).set(found);
    eventInteraction('unlock', event);
    if (onUnlocked) onUnlocked(found.key);
    else setUnlocked(found);
  }

  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <Image
        className={styles.image}
        src={event.backgroundImage || illustration(event.id)}
        fallback={defaultImage}
        width={640}
        height={320}
      />
      <div className={styles.body}>
        <h2 id={id}>
          <bdi>{eventTitle(event)}</bdi>
        </h2>
        <EventFacts event={event} />
        {unlocked ? (
          <Register unlocked={unlocked} onRegister={() => eventInteraction('register', event)} />
        ) : (
          <PasswordForm
            className={styles.action}
            action="Unlock Registration"
            busyAction="Checking…"
            retryAction="Retry"
            missing="Enter the event password"
            onSubmit={unlock}
            messageOf={messageOf}
            isSpent={isWrong}
          >
            {(input) => (
              <Field
                label="Enter Event Password"
                hint={
                  <>
                    Ask <WhomToAsk event={event} /> for the password.
                  </>
                }
                type="password"
                autoComplete="off"
                {...input}
              />
            )}
          </PasswordForm>
        )}
      </div>
    </Dialog>
  );
}

function EventFacts({ event }: { event: TourEvent }) {
  const facts = [
    ['Date', formatDayLong(event.date)],
    ['Time', formatTime(event.time)],
    ['Location', event.location || 'TBD'],
    ['Entry fee', entryFeeText(event.entryFee)],
    ['Prize pool', event.prizePool === null ? '' : money(event.prizePool)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

class WrongPassword extends Error {}

const isWrong = (error: unknown) => error instanceof WrongPassword;
const messageOf = (error: unknown) =>
  isWrong(error) ? 'Incorrect password. Please try again.' : words.unreachable;

/** The link to the form. It takes the focus, because the password form that had it is gone. */
function Register({ unlocked, onRegister }: { unlocked: Unlocked; onRegister: () => void }) {
  const id = useId();
  const soon = () => {
    onRegister();
    showToast('Registration form not yet available. Please check back later.', 'alert');
  };
  return (
    <div className={styles.action}>
      <p id={id} className={`${layout.row2} ${styles.done}`}>
        <Suit name="spade" />
        Registration Unlocked!
      </p>
      {unlocked.googleFormUrl && <p className={layout.muted}>{formHint(unlocked.googleFormUrl)}</p>}
      {unlocked.googleFormUrl ? (
        <a
          ref={focusMounted}
          aria-describedby={id}
          className={buttonClass()}
          href={unlocked.googleFormUrl}
          target="_blank"
          rel="noopener"
          onClick={onRegister}
        >
          Register Now
        </a>
      ) : (
        <Button ref={focusMounted} aria-describedby={id} onClick={soon}>
          Register Now
        </Button>
      )}
    </div>
  );
}

export { UnlockDialog as Component };
