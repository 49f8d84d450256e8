import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type EventFields, eventMistakes } from '../../../domain/events/eventFields.ts';
import { campusTimeZone } from '../../../domain/events/eventState.ts';
import { closingMoment, isTypedSignUp, startOf, storedSignUp } from '../../../domain/events/typedSignUp.ts';
import { parseClearClock } from '../../../domain/time/parse.ts';
import { useToday } from '../../../hooks/useToday.ts';
import { Choices } from '../../../ui/Choices.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import styles from './EventForm.module.css';
import type { EventFieldProps } from './eventForm.ts';
import { eventLabels } from './eventLabels.ts';

type Way = 'form' | 'site' | 'none';

const ways = [
  ['form', 'Form elsewhere'],
  ['site', 'Sign up on this site'],
  ['none', 'Not yet'],
] as const;

type Props = EventFieldProps & {
  /** Whether the field for the form's address is shown while it's empty. */
  asked: boolean;
};

/** How one signs up for an event: in a form elsewhere, on this site, or not yet. */
export function RegistrationField({ asked, ...props }: Props) {
  const { form, id } = props;
  const [signUp, url] = useWatch({ control: form.control, name: ['signUp', 'googleFormUrl'] });
  const [elsewhere, setElsewhere] = useState(asked);
  // What another choice takes out of the form comes back with this one.
  const [before, setBefore] = useState({ signUp: 'start', url: '' });
  if (url !== '' && !elsewhere) setElsewhere(true);
  const way: Way = signUp !== '' ? 'site' : elsewhere ? 'form' : 'none';

  function choose(next: Way): void {
    setBefore({ signUp: signUp || before.signUp, url: url || before.url });
    setElsewhere(next !== 'none');
    const mistakes = eventMistakes(form.getValues(), 'console', ['googleFormUrl', 'waitingList']);
    const saved = form.formState.defaultValues;
    const kept = mistakes.googleFormUrl ? (saved?.googleFormUrl ?? '') : url;
    const rest = next === 'none' ? '' : next === 'form' ? url || before.url : kept;
    set('signUp', next === 'site' ? before.signUp : '');
    set('googleFormUrl', rest);
    // A mistake in a field that isn't shown could never be found.
    if (next !== 'site' && mistakes.waitingList) set('waitingList', saved?.waitingList ?? '');
  }
  const set = (name: 'signUp' | 'googleFormUrl' | 'waitingList', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });

  return (
    <div className={styles.way}>
      <Choices legend={eventLabels.signUp} options={ways} value={way} onChange={choose} />
      {way === 'form' && (
        <Field
          {...form.register('googleFormUrl')}
          id={`${id}-googleFormUrl`}
          label={eventLabels.googleFormUrl}
          error={form.formState.errors.googleFormUrl?.message}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://forms.gle/…"
        />
      )}
      {way === 'site' && <Closing {...props} onChange={(typed) => set('signUp', typed)} />}
    </div>
  );
}

/** When sign-up on this site closes. */
function Closing({ form, id, onChange }: EventFieldProps & { onChange: (typed: string) => void }) {
  const today = useToday();
  const fields = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const { signUp } = fields;
  const isFixed = /^(start|never|closed)/.test(signUp);
  const hint = closingHint(fields, today);
  const choice = isFixed ? signUp.replace(/ .*/, '') : 'moment';
  return (
    <div className={styles.closing}>
      <FieldFrame id={`${id}-closes`} label="Sign-up closes" hint={choice !== 'moment' && hint}>
        {(framed) => (
          <select
            {...framed}
            value={choice}
            onChange={({ target }) => onChange(target.value === 'moment' ? startIn(fields) : target.value)}
          >
            <option value="start">At the start</option>
            <option value="moment">On a day, at a time</option>
            {choice === 'never' && <option value="never">When you close it</option>}
            {choice === 'closed' && <option value="closed">Closed now</option>}
          </select>
        )}
      </FieldFrame>
      {choice === 'moment' && (
        <Field
          type="datetime-local"
          id={`${id}-signUp`}
          label="Closing day and time"
          value={isTypedSignUp(signUp) ? signUp : ''}
          hint={hint}
          error={form.formState.errors.signUp?.message}
          onChange={({ target }) => onChange(target.value || 'moment')}
        />
      )}
      <Field
        {...form.register('waitingList')}
        id={`${id}-waitingList`}
        label={eventLabels.waitingList}
        hint={waitingHint(fields)}
        error={form.formState.errors.waitingList?.message}
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  );
}

/** Says how many can wait for a spot. */
function waitingHint({ waitingList, maxParticipants }: EventFields): string {
  const [list, limit] = [waitingList.trim(), maxParticipants.trim()];
  if (limit === '') return "No one has to wait: there's no limit on participants.";
  if (list === '') return `As many can wait as there are spots: ${limit}. Enter 0 for no waiting list.`;
  if (Number(list) === 0) return 'No one can wait for a spot that falls free.';
  return list === `${Number(list)}` ? 'Leave it blank for as many as there are spots.' : '';
}

/** Returns the start by the campus's clock, 'moment' while it's unknown: a closing time to begin with. */
function startIn({ date, time }: EventFields): string {
  const clock = parseClearClock(time);
  return date && clock ? `${date}T${clock}` : 'moment';
}

/** Says by which clock sign-up closes, and what keeps it open. */
function closingHint(fields: EventFields, today: string): string {
  const { signUp } = fields;
  const event = { ...fields, date: fields.date || null };
  const isKnown = campusTimeZone(event) !== null;
  if (signUp === 'start') {
    const start = startOf(event);
    if (start > 0) return `${closingMoment(start, event, today)}, by the campus's clock.`;
    return isKnown
      ? 'It stays open until the event has a day and a start time.'
      : "We don't know the campus's time zone, so it stays open until you close it. Choose a college or a state.";
  }
  if (signUp === 'never') return 'It stays open until you close it on the Participants tab.';
  if (signUp.startsWith('closed')) return 'Choose when it closes to open it again.';
  const clock = isKnown
    ? "By the campus's clock."
    : "By this device's clock: we don't know the campus's time zone.";
  if (!isTypedSignUp(signUp)) return clock;
  const isOver = storedSignUp(signUp, event).closesAt <= Date.now();
  return isOver ? `${clock} That time has passed, so sign-up is closed.` : clock;
}
