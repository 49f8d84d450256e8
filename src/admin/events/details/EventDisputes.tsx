import type { EventFieldName, EventFields } from '../../../domain/events/eventFields.ts';
import { signUpWords, waitingListWords } from '../../../domain/events/typedSignUp.ts';
import { formatDayLong } from '../../../domain/time/format.ts';
import { Image } from '../../../ui/Image.tsx';
import { DisputePanel } from '../../parts/DisputePanel.tsx';
import type { MergedEdit } from '../../parts/useMergedEdit.ts';
import type { EventFormReturn } from '../form/eventForm.ts';
import { eventLabels } from '../form/eventLabels.ts';

type Props = { merged: MergedEdit<EventFields>; form: EventFormReturn; saving: boolean };

/** Lists the fields of an event that a colleague changed too, to choose from. */
export function EventDisputes({ merged, form, saving }: Props) {
  return (
    <DisputePanel
      merged={merged}
      labelOf={(name) => eventLabels[name]}
      showValue={(name, side) => (
        <FieldValue fields={side === 'mine' ? form.getValues() : merged.theirs} name={name} />
      )}
      saving={saving}
    />
  );
}

function FieldValue({ fields, name }: { fields: EventFields; name: EventFieldName }) {
  const value = fields[name];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (name === 'waitingList') return waitingListWords(value === '' ? null : Number(value));
  if (value === '' && name !== 'signUp') return <em>nothing</em>;
  if (name === 'collegeLogo' || name === 'backgroundImage')
    return <Image src={value} alt={value} width={72} height={72} />;
  if (name === 'signUp') return signUpWords(value);
  return name === 'date' ? formatDayLong(value) : value;
}
