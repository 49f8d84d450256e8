import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { FormState } from 'react-hook-form';
import {
  type EventFieldName,
  type EventFields,
  eventFieldNames,
} from '../../../domain/events/eventFields.ts';
import { useSummaryFocus } from '../../../hooks/focus/useSummaryFocus.ts';
import { ErrorSummary, type Mistake } from '../../../ui/ErrorSummary.tsx';
import { Summarized } from '../../../ui/FieldFrame.tsx';
import { KeptNote } from '../../../ui/KeptNote.tsx';
import { CardPreview } from './CardPreview.tsx';
import styles from './EventForm.module.css';
import { eventLabels } from './eventLabels.ts';
import type { KeptForm } from './useEventForm.ts';

type Props = {
  kept: KeptForm;
  id: string;
  eventId?: string | undefined;
  onSave: () => Promise<void>;
  /** The content above the fields. */
  notice?: ReactNode;
  children: ReactNode;
  /** A `FormFoot`. */
  foot: ReactNode;
};

/** The common parts of the event forms: the draft's note, the errors, the preview and the foot. */
export function EventFormFrame({ kept, id, eventId, onSave, notice, children, foot }: Props) {
  const { form, restored, startOver } = kept;
  const busy = useRef(false);
  const { summary, focusSummary } = useSummaryFocus();

  async function submit() {
    if (busy.current) return;
    busy.current = true;
    let mistaken = false;
    await form.handleSubmit(onSave, () => {
      mistaken = true;
    })();
    busy.current = false;
    if (mistaken) focusSummary();
  }

  const mistakes = mistakesOf(form.formState, id);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => submitOnPurpose(event, submit)}
    >
      <div className={styles.columns}>
        <div className={styles.fields}>
          {restored && <KeptNote onStartOver={startOver} />}
          {notice}
          {mistakes.length > 0 && <ErrorSummary ref={summary} mistakes={mistakes} />}
          <Summarized value={mistakes.length > 0}>{children}</Summarized>
        </div>
        <CardPreview form={form} eventId={eventId} />
      </div>
      {foot}
    </form>
  );
}

/** Enter alone in a field would publish an unfinished event; only Control or Command with Enter submits. */
function submitOnPurpose(event: KeyboardEvent, submit: () => Promise<void>): void {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  const withModifier = event.ctrlKey || event.metaKey;
  if (withModifier || event.target instanceof HTMLInputElement) event.preventDefault();
  if (withModifier) void submit();
}

/** Lists the errors once the form was submitted. */
function mistakesOf({ errors, submitCount }: FormState<EventFields>, id: string): Mistake[] {
  if (submitCount === 0) return [];
  return eventFieldNames.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ id: `${id}-${name}`, label: longLabel(name), message }] : [];
  });
}

/** Returns a label that makes sense outside its group. */
function longLabel(name: EventFieldName): string {
  return /^contact(Name|Role|Email|Phone)$/.test(name)
    ? `Contact ${eventLabels[name].toLowerCase()}`
    : eventLabels[name];
}
