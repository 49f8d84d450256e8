import { useWatch } from 'react-hook-form';
import { fraternities } from '../../domain/lists/listedFraternities.ts';
import { searchedColleges } from '../../domain/lists/searchedColleges.ts';
import { otherChoice, type RequestFields } from '../../domain/requests/requestForm.ts';
import type { RequestInput } from '../../domain/requests/requestSchema.ts';
import type { SchemaForm } from '../../hooks/useSchemaForm.ts';
import { Field } from '../../ui/Field.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { OtherChoiceField } from './OtherChoiceField.tsx';
import styles from './RequestDialog.module.css';

const labels = {
  organizerName: 'Organizer name',
  email: 'Email',
  phone: 'Phone',
  college: 'College/University',
  otherCollege: 'Enter college name',
  fraternity: 'Fraternity/Organization (optional)',
  otherFraternity: 'Enter fraternity/organization name (optional)',
  proposedDate: 'Proposed date',
  proposedTime: 'Proposed time',
  estimatedParticipants: 'Estimated participants',
  location: 'Location/Venue',
  additionalInfo: 'Additional information (optional)',
} satisfies Record<keyof RequestFields, string>;

type Name = keyof RequestFields;

/** The fields of the form in order, with their labels. */
export const fieldNames: readonly (readonly [Name, string])[] = (
  [
    'organizerName',
    'email',
    'phone',
    'college',
    'otherCollege',
    'fraternity',
    'otherFraternity',
    'proposedDate',
    'proposedTime',
    'estimatedParticipants',
    'location',
    'additionalInfo',
  ] as const
).map((name) => [name, labels[name]]);

const collegeChoices = searchedColleges.filter(({ requestList }) => requestList).map(({ name }) => name);
const fraternityChoices = fraternities.filter(({ requestList }) => requestList).map(({ name }) => name);

type Props = {
  form: SchemaForm<RequestFields, RequestInput>;
  id: string;
  /** The visitor's day, 'YYYY-MM-DD': the earliest date that can be requested. */
  today: string;
};

/** The inputs of a request; an input's id is `id`, a hyphen and its name. */
export function RequestFieldset({ form, id, today }: Props) {
  const [college, fraternity] = useWatch({ control: form.control, name: ['college', 'fraternity'] });
  const field = (name: Name) => ({
    ...form.field(name),
    id: `${id}-${name}`,
    label: labels[name],
  });
  return (
    <>
      <fieldset className={styles.part}>
        <legend>You</legend>
        <Field {...field('organizerName')} autoComplete="name" required />
        <Field {...field('email')} type="email" autoComplete="email" required />
        <Field {...field('phone')} type="tel" autoComplete="tel" required />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Your school</legend>
        <div>
          <OtherChoiceField {...field('college')} none="Choose a college" choices={collegeChoices} required />
          {college === otherChoice && (
            <Field {...field('otherCollege')} autoComplete="organization" required />
          )}
        </div>
        <div>
          <OtherChoiceField {...field('fraternity')} none="None" choices={fraternityChoices} />
          {fraternity === otherChoice && <Field {...field('otherFraternity')} autoComplete="off" />}
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>The tournament</legend>
        <Field {...field('proposedDate')} type="date" min={today} required />
        <Field {...field('proposedTime')} type="time" required />
        <Field
          {...field('estimatedParticipants')}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          required
        />
        <Field {...field('location')} autoComplete="off" required />
        <div className={styles.whole}>
          <TextAreaField {...field('additionalInfo')} rows={4} />
        </div>
      </fieldset>
    </>
  );
}
