import { useId, useState } from 'react';
import { deleteTemplate, restoreTemplate } from '../../../data/staff/outreach/messageTemplates.ts';
import { randomId } from '../../../domain/changes/randomId.ts';
import type { MessageTemplate } from '../../../domain/outreach/templates/messageTemplate.ts';
import { attempt } from '../../../parts/attempt.ts';
import { ConfirmChange } from '../../../parts/ConfirmChange.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Dialog } from '../../../ui/Dialog.tsx';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { TemplateForm } from './TemplateForm.tsx';
import styles from './Templates.module.css';
import { useTemplates } from './useTemplates.ts';

const failed = 'Failed to delete the template. Please try again.';
const undoFailed = 'Failed to undo. Please try again.';

/** The templates for texts and emails: add, edit or delete one. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const templates = useTemplates();
  const [edited, setEdited] = useState<{ id: string; template: MessageTemplate | null } | null>(null);
  const [deleted, setDeleted] = useState<MessageTemplate | null>(null);
  return (
    <>
      <Dialog labelledBy={id} onClose={onClose} className={styles.dialog}>
        <div className={`${layout.column4} ${consoleLayout.dialog}`}>
          <h2 id={id} tabIndex={-1}>
            Templates
          </h2>
          <ul className={`${layout.column2} ${styles.list}`}>
            {templates.map((template) => (
              <li key={template.id} className={consoleLayout.bar24}>
                <div>
                  <p>
                    <span className={styles.name}>{template.name}</span>{' '}
                    <Badge tone="gray">{template.channel === 'text' ? 'Text' : 'Email'}</Badge>
                  </p>
                  <p className={styles.start}>{template.body}</p>
                </div>
                <p className={staffLayout.line2}>
                  <Button
                    tone="plain"
                    aria-label={`Edit ${template.name}`}
                    onClick={() => setEdited({ id: template.id, template })}
                  >
                    Edit
                  </Button>
                  <Button
                    tone="plain"
                    aria-label={`Delete ${template.name}`}
                    onClick={() => setDeleted(template)}
                  >
                    Delete
                  </Button>
                </p>
              </li>
            ))}
          </ul>
          {templates.length === 0 && <p>No templates yet.</p>}
          <p className={staffLayout.line2}>
            <Button onClick={() => setEdited({ id: randomId(), template: null })}>Add template</Button>
          </p>
        </div>
      </Dialog>
      {edited && (
        <TemplateForm
          key={edited.id}
          id={edited.id}
          template={edited.template}
          now={templates.find((each) => each.id === edited.id) ?? null}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && (
        <ConfirmChange
          title="Delete template"
          question={`Delete "${deleted.name}"?`}
          action="Delete"
          change={() => deleteTemplate(deleted)}
          words={{
            failed,
            done: `${deleted.name} deleted.`,
            undo: () => void attempt(() => restoreTemplate(deleted), { failed: undoFailed }),
          }}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}

export { TemplatesDialog as Component };
