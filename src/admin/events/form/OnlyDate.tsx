import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { type EventFormVariant, newEventFields } from '../../../domain/events/eventFields.ts';
import { generatedTitle } from '../../../domain/events/generatedTitle.ts';
import { money } from '../../../domain/text/money.ts';
import formLayout from '../../../ui/formLayout.module.css';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import styles from './EventForm.module.css';
import type { EventFormReturn } from './eventForm.ts';

const amounts = ['entryFee', 'prizePool'] as const;
/** The amounts that Schedule Event begins with, which nobody has agreed to (specification 9). */
const usual = newEventFields.schedule;

/** Returns the hint of the fee or the prize, which says where an amount is only ours. */
export function amountHint(name: (typeof amounts)[number], typed: string, variant: EventFormVariant): string {
  const most = `Usually ${money(Number(usual[name]))}`;
  if (variant === 'dated' && typed === '') return `${most}. Visitors see none until you enter it.`;
  return variant === 'schedule' && typed === usual[name]
    ? 'The usual amount, in whole US dollars'
    : 'Whole US dollars';
}

type Props = {
  form: EventFormReturn;
  variant: EventFormVariant;
  onVariant: (variant: EventFormVariant) => void;
};

/**
 * Says that only the date of a scheduled event is agreed, so that its time and its place may stay blank
 * (specification-decisions, "Schedule Event"). The usual fee and prize are taken out as long as it is so.
 */
export function OnlyDate({ form, variant, onVariant }: Props) {
  useName(form);
  function change(dated: boolean) {
    for (const name of amounts) {
      const [before, after] = dated ? [usual[name], ''] : ['', usual[name]];
      if (form.getValues(name) === before) form.setValue(name, after);
    }
    form.clearErrors(['time', 'location', 'feeGoesTo']);
    onVariant(dated ? 'dated' : 'schedule');
  }
  return (
    <div className={styles.whole}>
      <label className={`${staffLayout.row3} ${formLayout.linkBoxes} ${styles.check}`}>
        <input
          type="checkbox"
          checked={variant === 'dated'}
          onChange={({ target }) => change(target.checked)}
        />
        Only the date is set so far
      </label>
      {variant === 'dated' && (
        <p className={layout.note}>Visitors see TBD until you enter a time and a place.</p>
      )}
    </div>
  );
}

/** Keeps the name that of its college, its fraternity and its year until somebody writes another. */
function useName(form: EventFormReturn): void {
  const [collegeName, fraternityName, date] = useWatch({
    control: form.control,
    name: ['collegeName', 'fraternityName', 'date'],
  });
  const made = generatedTitle({ collegeName, fraternityName, date: date || null }, new Date());
  const before = useRef(made);
  useEffect(() => {
    if (form.getValues('eventName') === before.current) form.setValue('eventName', made);
    before.current = made;
  }, [form, made]);
}
