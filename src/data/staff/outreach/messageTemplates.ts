import { collection, type DocumentReference, doc } from 'firebase/firestore';
import { type Change, deleting, serverNow, setting } from '../../../domain/changes/change.ts';
import { defaultTemplates } from '../../../domain/outreach/templates/defaultTemplates.ts';
import { type MessageTemplate, readTemplate } from '../../../domain/outreach/templates/messageTemplate.ts';
import {
  mergedTemplate,
  type TemplateInput,
  templateInput,
} from '../../../domain/outreach/templates/templateSchema.ts';
import type { Sent } from '../../changes/sender.ts';
import type { Source, WatchedList } from '../../source.ts';
import { decided } from '../changes/planned.ts';
import { liveList, readFound } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/** The templates that someone has edited, also hidden ones, live; 100 at most. */
export const editedTemplates: Source<WatchedList<MessageTemplate>> = liveList(
  () => collection(staffDatabase, 'settings', 'outreach', 'templates'),
  { max: 100, convert: (found) => readFound(found, readTemplate) },
);

type Disputed = { outcome: 'disputed'; theirs: TemplateInput };
/** The result of an edit: sent, waiting, or not written because someone else changed the same fields. */
export type SavedTemplate = { outcome: Sent } | Disputed;

/**
 * Writes an edited template. `base`: what it was when the edit began, null for a new one. No one's change of
 * the same field is overwritten unseen, and fields that only others changed keep their change. Without a
 * network it waits, and the last edit of a template wins. @throws DataError
 */
export function saveTemplate(
  id: string,
  base: TemplateInput | null,
  mine: TemplateInput,
  failed: string,
): Promise<SavedTemplate> {
  return decided<Disputed>(async (look) => {
    const stored = await look(templateRef(id).path, base ?? undefined);
    const theirs = stored === undefined ? null : templateInput(readTemplate(id, stored));
    if (!base || !theirs) return templateWrite(id, mine);
    const merged = mergedTemplate({ base, mine }, theirs);
    if (merged.disputed.length > 0) return { instead: { outcome: 'disputed', theirs } };
    return templateWrite(id, merged.mine);
  }, failed);
}

/** Deletes a template. One of those that everyone begins with is hidden. */
export function deleteTemplate(template: MessageTemplate): Change {
  if (defaultTemplates.some(({ id }) => id === template.id))
    return templateWrite(template.id, { ...templateInput(template), name: '' });
  return { writes: [deleting(templateRef(template.id).path)] };
}

/** Brings a deleted template back. */
export function restoreTemplate(template: MessageTemplate): Change {
  return templateWrite(template.id, templateInput(template));
}

function templateWrite(id: string, template: TemplateInput): Change {
  return { writes: [setting(templateRef(id).path, { ...template, updatedAt: serverNow })] };
}

function templateRef(id: string): DocumentReference {
  return doc(staffDatabase, 'settings', 'outreach', 'templates', id);
}
