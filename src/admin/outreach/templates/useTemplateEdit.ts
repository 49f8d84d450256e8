import { useEffect, useEffectEvent, useState } from 'react';
import { saveTemplate } from '../../../data/staff/outreach/messageTemplates.ts';
import type { MessageTemplate } from '../../../domain/outreach/templates/messageTemplate.ts';
import {
  TemplateInput,
  templateInput,
  templateMerge,
} from '../../../domain/outreach/templates/templateSchema.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { tellSaved } from '../../../parts/attempt.ts';
import { useFormDraft } from '../../../parts/useFormDraft.ts';
import { useMergedEdit } from '../../parts/useMergedEdit.ts';

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
  const [failure, setFailure] = useState('');
  const form = useSchemaForm(TemplateInput, base);
  const draft = useFormDraft(template ? `template ${id}` : 'new template', form, onClose);

  const merged = useMergedEdit<TemplateInput>({
    rules: templateMerge,
    start: base,
    edit: () => ({ base, mine: form.getValues() }),
    show: (next) => {
      setBase(next.base);
      form.reset(next.base, { keepDirty: true, keepDirtyValues: true, keepErrors: true, keepTouched: true });
      for (const name of templateMerge.names)
        if (form.getValues(name) !== next.mine[name])
          form.setValue(name, next.mine[name], { shouldDirty: true });
    },
  });
  const { disputes, meet, decide } = merged;

  const onNews = useEffectEvent((news: MessageTemplate) => {
    if (template && news !== template) meet(templateInput(news));
  });
  useEffect(() => {
    if (now) onNews(now);
  }, [now]);

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

  function startOver(): void {
    draft.startOver();
    merged.startOver();
  }

  return { form, draft: { ...draft, startOver }, merged, failure, save };
}
