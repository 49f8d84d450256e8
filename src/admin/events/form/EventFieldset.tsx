import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import {
  asksWhereFeeGoes,
  type EventFieldName,
  EventForm,
  type EventFormVariant,
  isRequired,
} from '../../../domain/events/eventFields.ts';
import { eventStatuses } from '../../../domain/events/eventStatus.ts';
import { generatedTitle } from '../../../domain/events/generatedTitle.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import { calledByLimit } from '../../../domain/participants/line/calling.ts';
import { capitalized } from '../../../domain/text/capitalized.ts';
import { ChoiceField } from '../../../ui/ChoiceField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import formLayout from '../../../ui/formLayout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { CollegeField } from './CollegeField.tsx';
import styles from './EventForm.module.css';
import { EventsBeside } from './EventsBeside.tsx';
import type { EventFieldProps } from './eventForm.ts';
import { eventLabels } from './eventLabels.ts';
import { FraternityField } from './FraternityField.tsx';
import { amountHint, OnlyDate } from './OnlyDate.tsx';
import { PasswordRow } from './PasswordRow.tsx';
import { PictureField } from './PictureField.tsx';
import { RegistrationField } from './RegistrationField.tsx';

type Props = EventFieldProps & {
  eventId: string;
  /** The event as it stands, where it exists already. */
  event?: TourEvent | undefined;
  variant: EventFormVariant;
  /** Called when it changes whether only the date is set. */
  onVariant?: ((variant: EventFormVariant) => void) | undefined;
  /** Whether the event exists already. */
  editing?: boolean;
  /** The field that somebody came for. */
  field?: string;
  /** The actions for a new logo. */
  logoAction?: ReactNode;
  /** Called when an upload begins and when it ends. */
  onBusy: (busy: boolean) => void;
};

/** The inputs of an event, for creating and editing alike (specification 2.10, 5.3). */
export function EventFieldset({ eventId, event, variant, onVariant, logoAction, onBusy, ...all }: Props) {
  const { editing, field, ...props } = all;
  return (
    <>
      <BasicInformation
        eventId={eventId}
        variant={variant}
        onVariant={onVariant}
        onBusy={onBusy}
        logoAction={logoAction}
        {...props}
      />
      <RegistrationSettings
        variant={variant}
        event={event}
        asked={!editing || field === 'googleFormUrl'}
        {...props}
      />
      <GoodToKnow {...props} />
      <FraternityContact {...props} />
      <fieldset className={styles.part}>
        <legend>Event Branding</legend>
        <div className={styles.whole}>
          <PictureField {...props} name="backgroundImage" onBusy={onBusy} />
        </div>
      </fieldset>
      <DisplaySettings editing={editing} {...props} />
    </>
  );
}

function inputProps(
  { form, id }: EventFieldProps,
  name: EventFieldName,
  variant: EventFormVariant = 'console',
) {
  return {
    ...form.register(name),
    id: `${id}-${name}`,
    label: isRequired(variant, name) ? `${eventLabels[name]} (required)` : eventLabels[name],
    error: form.formState.errors[name]?.message,
    required: isRequired(variant, name),
  };
}

function BasicInformation({ eventId, variant, onVariant, onBusy, logoAction, ...props }: Props) {
  const { form } = props;
  const field = (name: EventFieldName) => inputProps(props, name, variant);
  const [time, eventName] = useWatch({ control: form.control, name: ['time', 'eventName'] });
  // An older event may hold '7 PM doors', which a time input can't show.
  const isClock = time === '' || /^\d\d:\d\d$/.test(time);
  const named = variant !== 'console' || eventName !== '' || form.formState.defaultValues?.eventName;
  return (
    <fieldset className={styles.part}>
      <legend>Basic Information</legend>
      {named && (
        <div className={styles.whole}>
          <Field {...field('eventName')} autoComplete="off" />
        </div>
      )}
      {variant === 'console' && <TitleField {...props} />}
      <CollegeField {...props} />
      <FraternityField {...props} />
      <Field {...field('date')} type="date" />
      <Field {...field('time')} type={isClock ? 'time' : 'text'} />
      <EventsBeside form={form} eventId={eventId} />
      {variant !== 'console' && onVariant && <OnlyDate form={form} variant={variant} onVariant={onVariant} />}
      <Field {...field('location')} autoComplete="off" />
      <Field
        {...field('state')}
        className={styles.state}
        autoComplete="off"
        maxLength={2}
        hint="Two-letter code, e.g. IN"
      />
      <div className={styles.whole}>
        <DescriptionField {...field('description')} />
      </div>
      <div className={styles.whole}>
        <PictureField {...props} name="collegeLogo" onBusy={onBusy} />
        {logoAction}
      </div>
    </fieldset>
  );
}

function TitleField(props: EventFieldProps) {
  const [collegeName, fraternityName, date] = useWatch({
    control: props.form.control,
    name: ['collegeName', 'fraternityName', 'date'],
  });
  const made = generatedTitle({ collegeName, fraternityName, date: date || null }, new Date());
  return (
    <div className={styles.whole}>
      <Field
        {...inputProps(props, 'title')}
        autoComplete="off"
        placeholder={made}
        hint={`If you leave this blank, the title will be “${made}”.`}
      />
    </div>
  );
}

type SettingsProps = EventFieldProps & Pick<Props, 'variant' | 'event'> & { asked: boolean };
type DescriptionProps = Omit<ReturnType<typeof inputProps>, 'required'>;

function DescriptionField({ id, label, error, ...textarea }: DescriptionProps) {
  return (
    <FieldFrame id={id} label={label} error={error}>
      {(framed) => <textarea rows={3} {...textarea} {...framed} />}
    </FieldFrame>
  );
}

function RegistrationSettings({ variant, event, asked, ...props }: SettingsProps) {
  const field = (name: EventFieldName) => inputProps(props, name);
  // Not type="number": it silently drops text that isn't a number, and changes the value when the page is
  // scrolled.
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  // Without a fee or a prize nobody has to say where the fee goes.
  const typed = useWatch({ control: props.form.control });
  const money = (name: 'entryFee' | 'prizePool') => ({
    ...field(name),
    ...number,
    ...props.form.register(name, { deps: 'feeGoesTo' }),
    hint: amountHint(name, typed[name] ?? '', variant),
  });
  return (
    <fieldset className={styles.part}>
      <legend>Registration Settings</legend>
      <PasswordRow {...props} />
      <RegistrationField {...props} asked={asked} />
      <div className={styles.three}>
        <Field
          {...field('maxParticipants')}
          {...number}
          hint={event && limitHint(event, typed.maxParticipants ?? '')}
        />
        <Field {...money('entryFee')} />
        <Field {...money('prizePool')} />
      </div>
      <FeeGoesTo {...props} />
    </fieldset>
  );
}

/** Says who is called when the limit is raised while people wait. */
function limitHint(event: TourEvent, typed: string): string {
  const limit = v.safeParse(EventForm.entries.maxParticipants, typed);
  const called = limit.success ? calledByLimit(event, limit.output) : 0;
  if (called === 0) return '';
  return called === 1 ? 'This calls the next one in line.' : `This calls the next ${called} in line.`;
}

function FeeGoesTo(props: EventFieldProps) {
  const [entryFee, prizePool] = useWatch({ control: props.form.control, name: ['entryFee', 'prizePool'] });
  const asked = asksWhereFeeGoes({ entryFee, prizePool });
  const examples = 'e.g. a charity or the prizes';
  return (
    <div className={styles.whole}>
      <Field
        {...inputProps(props, 'feeGoesTo')}
        autoComplete="off"
        hint={
          asked
            ? `There's a prize, so say where the fee goes, ${examples}`
            : `Shown beside the fee, ${examples}`
        }
      />
    </div>
  );
}

/** The answers on the event page. */
function GoodToKnow(props: EventFieldProps) {
  const field = (name: EventFieldName) => inputProps(props, name);
  return (
    <fieldset className={styles.part}>
      <legend>Good to Know</legend>
      <Field {...field('whoMayCome')} autoComplete="off" hint="e.g. Students of any college, 18+" />
      <Field {...field('parking')} autoComplete="off" hint="e.g. Garage B. Doors open at 6:30 PM." />
      <Field {...field('access')} autoComplete="off" hint="e.g. Ramp at the north door, no steps inside" />
      <Field
        {...field('publicContact')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Anyone can see it. Email or Instagram; if you leave it blank, people ask the tour."
      />
    </fieldset>
  );
}

function FraternityContact(props: EventFieldProps) {
  const field = (name: EventFieldName) => inputProps(props, name);
  return (
    <fieldset className={styles.part}>
      <legend>Fraternity Contact</legend>
      <Field {...field('contactName')} autoComplete="off" />
      <Field {...field('contactRole')} autoComplete="off" />
      <Field {...field('contactEmail')} type="email" inputMode="email" autoComplete="off" />
      <Field {...field('contactPhone')} type="tel" inputMode="tel" autoComplete="off" />
      <Field {...field('contactPerson')} autoComplete="off" />
    </fieldset>
  );
}

function DisplaySettings({ editing, ...props }: EventFieldProps & { editing: boolean | undefined }) {
  const { form, id } = props;
  return (
    <fieldset className={styles.part}>
      <legend>Display Settings</legend>
      <StatusField {...props} />
      <label
        className={`${staffLayout.row3} ${formLayout.linkBoxes} ${styles.check}`}
        htmlFor={`${id}-showOnLandingPage`}
      >
        <input type="checkbox" id={`${id}-showOnLandingPage`} {...form.register('showOnLandingPage')} />
        {editing ? 'Show on landing page' : 'Show on landing page immediately'}
      </label>
    </fieldset>
  );
}

function StatusField({ form, id }: EventFieldProps) {
  const status = useWatch({ control: form.control, name: 'status' });
  const known = eventStatuses.some((each) => each === status);
  return (
    <ChoiceField
      {...form.register('status')}
      id={`${id}-status`}
      label={eventLabels.status}
      error={form.formState.errors.status?.message}
      className={styles.status}
    >
      {!known && <option>{status}</option>}
      {eventStatuses.map((each) => (
        <option key={each} value={each}>
          {capitalized(each)}
        </option>
      ))}
    </ChoiceField>
  );
}
