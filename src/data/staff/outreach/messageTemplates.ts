import { collection, type DocumentReference, doc } from 'firebase/firestore';
import { type Change, deleting, serverNow, setting } from '../../../domain/changes/change.ts';
import { defaultTemplates } from '../../../domain/outreach/templates/defaultTemplates.ts';
import { type MessageTemplate, readTemplate } from '../../../domain/outreach/templates/messageTemplate.ts';
import {
  mergedTemplate,
  type TemplateInput,
  templateInput,
} from '../../../domain/outreach/templates/templateSchema.ts';
import { writeAll } from '../../changes/databaseWrites.ts';
import type { Sent } from '../../changes/sender.ts';
import type { Source, WatchedList } from '../../source.ts';
import { send } from '../changes/send.ts';
import { transactionNow } from '../changes/transactionNow.ts';
import { liveList, readFound } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/** The templates that someone has edited, also hidden ones, live; 100 at most. */
export const editedTemplates: Source<WatchedList<MessageTemplate>> = liveList(
  () => collection(staffDatabase, 'settings', 'outreach', 'templates'),
  { max: 100, convert: (found) => readFound(found, readTemplate) },
);

/** The result of an edit: sent, waiting, or not written because someone else changed the same fields. */
export type SavedTemplate = { outcome: Sent } | { outcome: 'disputed'; theirs: TemplateInput };

/**
 * Writes an edited template. `base`: what it was when the edit began, null for a new one. With a network it
 * uses a transaction, so that no one's change of the same field is overwritten unseen; fields that only others
 * changed keep their change. Without one it waits, and the last edit of a template wins. @throws DataError
 */
export async function saveTemplate(
  id: string,
  base: TemplateInput | null,
  mine: TemplateInput,
  failed: string,
): Promise<SavedTemplate> {
  const saved = navigator.onLine ? await saveNow(id, base, mine) : null;
  return saved ?? { outcome: await send(() => templateWrite(id, mine), failed) };
}

function saveNow(id: string, base: TemplateInput | null, mine: TemplateInput): Promise<SavedTemplate | null> {
  return transactionNow(async (transaction, stillWanted): Promise<SavedTemplate> => {
    const found = await transaction.get(templateRef(id));
    const theirs = found.exists() ? templateInput(readFound(found, readTemplate)) : null;
    const merged = base && theirs ? mergedTemplate({ base, mine }, theirs) : { mine, disputed: [] };
    if (theirs && merged.disputed.length > 0) return { outcome: 'disputed', theirs };
    stillWanted();
    const { writes } = templateWrite(id, merged.mine);
    writeAll(staffDatabase, transaction, writes);
    return { outcome: 'acknowledged' };
  });
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
