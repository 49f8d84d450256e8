import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { eventInteraction } from '../../analytics/analytics.ts';
import { words } from '../../content/words.ts';
import { unlockEvent } from '../../data/site/unlockEvent.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import type { Unlocked } from '../../domain/events/unlocked.ts';
import { money } from '../../domain/text/money.ts';
import { formatDayLong, formatTime } from '../../domain/time/format.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { defaultImage } from '../../ui/defaultImage.ts';
import { Field } from '../../ui/Field.tsx';
import { Image } from '../../ui/Image.tsx';
import { Suit } from '../../ui/Suit.tsx';
import { showToast } from '../../ui/toast.ts';
import type { EventDialogProps } from './EnterButton.tsx';
import styles from './EventDialog.module.css';
import { unlockedEvent } from './unlockedEvent.ts';

/**
 * The event password modal (specification 2.4). An event once unlocked opens unlocked, for the browser
 * session.
 */
function UnlockDialog({ event, onClose }: EventDialogProps) {
  const id = useId();
  const [unlocked, setUnlocked] = useState(() => unlockedEvent(event.id).get());

  async function unlock(password: string): Promise<boolean> {
    const found = await unlockEvent(event.id, password);
    if (found) {
      unlockedEvent(event.id).set(found);
      eventInteraction('unlock', event);
    }
    setUnlocked(found);
    return found !== null;
  }

  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <Image
        className={styles.image}
        src={event.backgroundImage}
        fallback={defaultImage}
        width={640}
        height={320}
      />
      <div className={styles.body}>
        <h2 id={id}>{eventTitle(event)}</h2>
        <EventFacts event={event} />
        {unlocked ? (
          <Register unlocked={unlocked} onRegister={() => eventInteraction('register', event)} />
        ) : (
          <PasswordForm unlock={unlock} />
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
    ['Entry fee', event.entryFee === null ? '' : money(event.entryFee)],
    ['Prize pool', event.prizePool === null ? '' : money(event.prizePool)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const messages = {
  idle: '',
  checking: '',
  empty: 'Enter the event password',
  wrong: 'Incorrect password. Please try again.',
  unreachable: words.unreachable,
};

function PasswordForm({ unlock }: { unlock: (password: string) => Promise<boolean> }) {
  const [state, setState] = useState<keyof typeof messages>('idle');
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    if (input.value === '') {
      setState('empty');
      input.focus();
      return;
    }
    setState('checking');
    try {
      if (await unlock(input.value)) return;
      setState('wrong');
      input.value = '';
      input.focus();
    } catch {
      setState('unreachable');
    }
  }

  return (
    <form className={styles.action} noValidate onSubmit={submit}>
      <Field
        ref={field}
        label="Enter Event Password"
        type="password"
        autoComplete="off"
        required
        readOnly={state === 'checking'}
        error={messages[state]}
      />
      <Button type="submit" busy={state === 'checking'}>
        {state === 'unreachable' ? 'Retry' : state === 'checking' ? 'Checking…' : 'Unlock Registration'}
      </Button>
    </form>
  );
}

function Register({ unlocked, onRegister }: { unlocked: Unlocked; onRegister: () => void }) {
  const id = useId();
  const action = useRef<HTMLElement>(null);
  // The form that had the focus is gone.
  useEffect(() => action.current?.focus(), []);
  const soon = () => {
    onRegister();
    showToast('Registration form not yet available. Please check back later.', 'alert');
  };
  return (
    <div className={styles.action}>
      <p id={id} className={styles.done}>
        <Suit name="spade" />
        Registration Unlocked!
      </p>
      {unlocked.googleFormUrl ? (
        <a
          ref={(link) => {
            action.current = link;
          }}
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
        <Button
          ref={(button) => {
            action.current = button;
          }}
          aria-describedby={id}
          onClick={soon}
        >
          Register Now
        </Button>
      )}
    </div>
  );
}

export { UnlockDialog as Component };
