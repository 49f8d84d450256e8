import { ownName } from '../../../data/staff/session/ownName.ts';
import { filled, placeholders } from '../../../domain/outreach/templates/filled.ts';
import type { MessageTemplate } from '../../../domain/outreach/templates/messageTemplate.ts';
import type { TemplateField } from '../../../domain/outreach/templates/templateSchema.ts';
import { useStore } from '../../../hooks/useStore.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { Choices } from '../../../ui/Choices.tsx';
import { Field } from '../../../ui/Field.tsx';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { DisputePanel } from '../../parts/DisputePanel.tsx';
import { ChangedBy } from '../../parts/history/ChangedBy.tsx';
import { lengthText } from './MessagePart.tsx';
import styles from './Templates.module.css';
import { useTemplateEdit } from './useTemplateEdit.ts';

const labels: Record<TemplateField, string> = {
  name: 'Name',
  channel: 'For',
  subject: 'Subject',
  body: 'Message',
};

const channelWords = { text: 'Text', 'e-mail': 'Email' } as const;

const isTextOf = (field: string): field is 'name' | 'subject' | 'body' =>
  ['name', 'subject', 'body'].includes(field);

type Props = {
  id: string;
  /** The template when it was chosen, null for a new one. */
  template: MessageTemplate | null;
  /** The template as it is stored now. */
  now: MessageTemplate | null;
  onClose: () => void;
};

/** Adds or edits a template, with its placeholders and with an example of what becomes of it. */
export function TemplateForm({ id, template, now, onClose }: Props) {
  const { form, draft, merged, failure, save } = useTemplateEdit({ id, template, now, onClose });
  const own = useStore(ownName);
  const { channel, subject, body } = form.watch();
  const { isDirty, isSubmitting } = form.formState;
  const example = filled(
    { subject, body },
    {
      person: 'Alex Sample',
      chapter: 'Sigma Chi',
      college: 'Purdue University',
      caller: own || 'Sam',
      nextStepOn: '2026-11-27',
    },
  );
  const value = (name: TemplateField, side: 'mine' | 'theirs') => {
    const fields = side === 'mine' ? form.getValues() : merged.theirs;
    return name === 'channel' ? channelWords[fields.channel] : fields[name] || <em>nothing</em>;
  };

  return (
    <FormDialog
      title={template ? `Edit ${template.name}` : 'Add template'}
      className={styles.dialog}
      dirty={isDirty}
      onSubmit={form.submit(save)}
      draft={draft}
      onClose={draft.close}
      failure={failure}
      action="Save"
      busyAction="Saving…"
      busy={isSubmitting}
      disabled={!isDirty}
    >
      {template && (
        <ChangedBy
          record={`template:${id}`}
          name={template.name}
          labels={labels}
          restore={{
            busy: false,
            // It comes into the form, where it can be looked at before it's saved.
            may: ({ field, from }) => isTextOf(field) && from !== form.getValues(field),
            run: ({ field, from }) => {
              if (isTextOf(field)) form.setValue(field, String(from ?? ''), { shouldDirty: true });
            },
          }}
        />
      )}
      <DisputePanel merged={merged} labelOf={(name) => labels[name]} showValue={value} />
      <Field {...form.field('name')} label={labels.name} autoComplete="off" />
      <Choices
        legend={labels.channel}
        options={[
          ['text', channelWords.text],
          ['e-mail', channelWords['e-mail']],
        ]}
        value={channel}
        onChange={(chosen) => form.setValue('channel', chosen, { shouldDirty: true })}
      />
      {channel === 'e-mail' && <Field {...form.field('subject')} label={labels.subject} autoComplete="off" />}
      <TextAreaField {...form.field('body')} label={labels.body} rows={channel === 'text' ? 4 : 9} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div
        role="group"
        aria-label="Add a placeholder"
        className={`${staffLayout.line2} ${styles.placeholders}`}
      >
        {placeholders.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => form.setValue('body', `${body}{${name}}`, { shouldDirty: true })}
          >
            {`{${name}}`}
          </button>
        ))}
      </div>
      {body.trim() !== '' && (
        <div className={layout.column2}>
          <h3>Example</h3>
          {channel === 'e-mail' && example.subject && <p className={styles.subject}>{example.subject}</p>}
          <p className={styles.body}>{example.body}</p>
          {channel === 'text' && <p className={layout.note}>{lengthText(example.body)}</p>}
        </div>
      )}
    </FormDialog>
  );
}
