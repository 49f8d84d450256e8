import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveTemplate } from '../../../data/staff/outreach/messageTemplates.ts';
import type { MessageTemplate } from '../../../domain/outreach/templates/messageTemplate.ts';
import {
  disputedTemplate,
  type TemplateField,
  TemplateInput,
  templateInput,
} from '../../../domain/outreach/templates/templateSchema.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { tellSaved } from '../../../parts/attempt.ts';
import { useFormDraft } from '../../../parts/useFormDraft.ts';

const failed = 'Failed to save the template. Please try again.';
const blank: TemplateInput = { name: '', channel: 'text', subject: '', body: '' };

type Given = {
  id: string;
  template: MessageTemplate | null;
  now: MessageTemplate | null;
  onClose: () => void;
};

/**
 * Keeps the form of a template in step with the stored one (`now`). Fields that were not edited here follow
 * what others save; fields changed on both sides are in `disputes` until the user decides.
 */
export function useTemplateEdit({ id, template, now, onClose }: Given) {
  const [base, setBase] = useState(template ? templateInput(template) : blank);
  const [disputes, setDisputes] = useState<readonly TemplateField[]>([]);
  const [failure, setFailure] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const form = useSchemaForm(TemplateInput, base);
  const draft = useFormDraft(template ? `template ${id}` : 'new template', form, onClose);

  function meet(theirs: TemplateInput): void {
    const found = disputedTemplate(base, form.getValues(), theirs);
    setDisputes((open) => [...new Set([...open, ...found])]);
    setBase(theirs);
    form.reset(theirs, { keepDirty: true, keepDirtyValues: true, keepErrors: true, keepTouched: true });
  }

  const onNews = useEffectEvent((news: MessageTemplate) => {
    if (template && news !== template) meet(templateInput(news));
  });
  useEffect(() => {
    if (now) onNews(now);
  }, [now]);

  function settle(name: TemplateField, choice: 'mine' | 'theirs'): void {
    if (choice === 'theirs') form.setValue(name, base[name], { shouldDirty: true });
    setDisputes(disputes.filter((each) => each !== name));
  }

  function decide(): void {
    // The panel may not be on the page yet.
    requestAnimationFrame(() => panel.current?.focus());
  }

  async function save(mine: TemplateInput): Promise<void> {
    setFailure('');
    if (disputes.length > 0) return decide();
    try {
      const saved = await saveTemplate(id, template && base, mine, failed);
      if (saved.outcome === 'disputed') {
        meet(saved.theirs);
        return decide();
      }
      tellSaved(saved.outcome, { done: `${mine.name} saved.` });
      draft.close();
    } catch {
      setFailure(failed);
    }
  }

  return { form, draft, base, disputes, settle, failure, panel, save };
}
