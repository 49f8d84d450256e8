import { useEffect, useId, useMemo, useState } from 'react';
import {
  emptyRequest,
  isStarted,
  newRequestDraft,
  type RequestDraft,
  type RequestFields,
  requestForm,
} from '../../domain/requests/requestForm.ts';
import type { RequestInput } from '../../domain/requests/requestSchema.ts';
import { useFocusWhenThere } from '../../hooks/focus/useFocusWhenThere.ts';
import { useSummaryFocus } from '../../hooks/focus/useSummaryFocus.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { type SchemaForm, useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useToday } from '../../hooks/useToday.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Summarized } from '../../ui/FieldFrame.tsx';
import { KeptNote } from '../../ui/KeptNote.tsx';
import layout from '../../ui/layout.module.css';
import styles from './RequestDialog.module.css';
import { fieldNames, RequestFieldset } from './RequestFieldset.tsx';
import { requestDraft } from './requestDraft.ts';
import { sendRequest } from './sendRequest.ts';

const failed = 'Failed to submit request. Please try again.';
const offline = "You're offline. Your answers are saved. Submit when you're back online.";

type Form = SchemaForm<RequestFields, RequestInput>;
type Props = { onSent: () => void; onFailed: (message: string) => void };

/** The form of a request: kept while it is typed, checked on blur and sent once (specification 5.1). */
export function RequestForm({ onSent, onFailed }: Props) {
  const id = useId();
  const online = useOnline();
  const [draft, setDraft] = useState(() => requestDraft.get() ?? newRequestDraft());
  const [restored, setRestored] = useState(() => isStarted(draft));
  const today = useToday();
  const schema = useMemo(() => requestForm(today), [today]);
  const form = useSchemaForm(schema, draft.fields, {
    // Otherwise a mistake in one field hides checks across fields, such as Other without a name.
    criteriaMode: 'all',
    shouldFocusError: false,
  });
  useKeptDraft(form, draft);
  const { setFocus } = form;
  // Not Start over, which is the first button of a restored form.
  useFocusWhenThere(() => document.getElementById(`${id}-organizerName`));
  const { summary, focusSummary } = useSummaryFocus();
  const { sending, failure, send } = useSend(draft, { onSent, onFailed });

  function startOver() {
    requestDraft.clear();
    setDraft(newRequestDraft());
    form.reset(emptyRequest);
    setRestored(false);
    setFocus('organizerName');
  }

  const { errors, submitCount } = form.formState;
  const mistakes = fieldNames.flatMap(([name, label]) => {
    const message = errors[name]?.message;
    return message ? [{ id: `${id}-${name}`, label, message }] : [];
  });
  const summarized = submitCount > 0 && mistakes.length > 0;
  const message = online ? failure : offline;
  return (
    <>
      <p className={layout.muted}>
        Tell us where and when, and we'll take it from there. No commitment. All fields are required unless
        marked optional.
      </p>
      {restored && <KeptNote onStartOver={startOver} />}
      <form
        className={styles.form}
        noValidate
        onSubmit={form.submit(send, focusSummary)}
        onBlurCapture={(event) => {
          // Submit checks every field, and the summary reads them all.
          if (event.relatedTarget?.matches('[type=submit]')) event.stopPropagation();
        }}
      >
        {summarized && <ErrorSummary ref={summary} mistakes={mistakes} />}
        <Summarized value={summarized}>
          <RequestFieldset form={form} id={id} today={today} />
        </Summarized>
        <div className={`${layout.line34} ${styles.foot}`}>
          <p role="alert" className={styles.failure}>
            {message}
          </p>
          <Button type="submit" busy={sending}>
            {sending ? 'Submitting…' : failure ? 'Retry' : 'Submit Request'}
          </Button>
        </div>
      </form>
    </>
  );
}

/** Stores every change, so that closing the dialog or the page loses nothing. */
function useKeptDraft({ subscribe }: Form, draft: RequestDraft): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => requestDraft.set({ ...draft, fields: values }),
      }),
    [subscribe, draft],
  );
}

/** Returns how to send the request. `failure` is the message about the last attempt. */
function useSend(draft: RequestDraft, { onSent, onFailed }: Props) {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState('');

  async function send(input: RequestInput): Promise<void> {
    if (!navigator.onLine) return;
    setSending(true);
    setFailure('');
    try {
      await sendRequest(draft, input);
      requestDraft.clear();
      onSent();
    } catch (error) {
      console.warn('The request was not sent.', error);
      setFailure(failed);
      onFailed(failed);
    }
    setSending(false);
  }

  return { sending, failure, send };
}
