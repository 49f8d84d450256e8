import { type ReactNode, type RefObject, useId, useImperativeHandle, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type EventParts, valuesOf } from '../../../data/staff/eventWrites/eventParts.ts';
import { type EventFieldName, eventFields, eventMistakes } from '../../../domain/events/eventFields.ts';
import { changedNames } from '../../../domain/events/eventMerge.ts';
import { useFocusWhenThere } from '../../../hooks/focus/useFocusWhenThere.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFoot } from '../../../ui/FormFoot.tsx';
import { editKey } from '../drafts/unsentEvents.ts';
import { EventFieldset } from '../form/EventFieldset.tsx';
import { EventFormFrame } from '../form/EventFormFrame.tsx';
import { SubmitHint } from '../form/SubmitHint.tsx';
import { type KeptForm, useEventForm } from '../form/useEventForm.ts';
import { useUploads } from '../form/useUploads.ts';
import { EventDisputes } from './EventDisputes.tsx';
import { useDisputes } from './useDisputes.ts';
import { useSaveEdit } from './useSaveEdit.ts';

export type OpenEdit = Pick<KeptForm, 'edit' | 'isChanged' | 'forget'>;

type Props = {
  parts: EventParts;
  /** Set to the open edit, so that closing the dialog can check for unsaved changes. */
  open: RefObject<OpenEdit | null>;
  /** The field that has the focus first. */
  field?: string | undefined;
  onCancel: () => void;
  onSaved: () => void;
  /** Replaces the foot when the event to save no longer exists. */
  goneFoot?: ReactNode;
};

/**
 * Event Details, edit mode: every field (specification 2.11; specification-decisions). Only the changed
 * fields are written.
 */
export function EditEvent({ parts, open, field = 'title', onCancel, onSaved, goneFoot }: Props) {
  const id = useId();
  const eventId = parts.event.id;
  const live = useMemo(() => eventFields(valuesOf(parts)), [parts]);
  const kept = useEventForm({
    start: live,
    draftKey: editKey(eventId),
    // An older event may hold values that a form would refuse; only changed fields are checked.
    mistakesOf: (edit) => eventMistakes(edit.mine, 'console', changedNames(edit)),
  });
  const merged = useDisputes(kept, live);
  const { save, failure } = useSaveEdit(parts, merged);
  const uploads = useUploads();
  useImperativeHandle(open, () => kept);

  // The button that had the focus is gone.
  useFocusWhenThere(() => document.getElementById(`${id}-${field}`));

  async function saveAll() {
    if (goneFoot) return;
    if (kept.isChanged() && !(await save(kept.edit()))) return;
    kept.forget();
    onSaved();
  }

  async function saveLogo() {
    const { base, mine } = kept.edit();
    const only = { ...base, collegeLogo: mine.collegeLogo };
    if (await save({ base, mine: only })) kept.setBase(only);
  }

  const saving = kept.form.formState.isSubmitting;
  return (
    <EventFormFrame
      kept={kept}
      id={id}
      eventId={eventId}
      onSave={saveAll}
      notice={<EventDisputes merged={merged} form={kept.form} saving={saving} />}
      foot={
        goneFoot || (
          <FormFoot
            failure={failure}
            action="Save Changes"
            busyAction={uploads.running ? 'Uploading…' : 'Saving…'}
            busy={saving || uploads.running}
            onCancel={onCancel}
            aside={<SubmitHint />}
          />
        )
      }
    >
      <EventFieldset
        form={kept.form}
        id={id}
        eventId={eventId}
        event={parts.event}
        variant="console"
        editing
        field={field}
        onBusy={uploads.onBusy}
        logoAction={!goneFoot && <LogoAction kept={kept} onSave={saveLogo} />}
      />
    </EventFormFrame>
  );
}

/** The 'Save Logo Changes' button, shown once there is another logo (specification 2.11). */
function LogoAction({ kept: { form, base }, onSave }: { kept: KeptForm; onSave: () => Promise<void> }) {
  const name: EventFieldName = 'collegeLogo';
  const logo = useWatch({ control: form.control, name });
  const [saving, setSaving] = useState(false);
  if (logo === base[name] && !saving) return null;
  return (
    <Button
      tone="plain"
      busy={saving}
      onClick={async () => {
        setSaving(true);
        await onSave();
        setSaving(false);
      }}
    >
      {saving ? 'Saving…' : 'Save Logo Changes'}
    </Button>
  );
}
