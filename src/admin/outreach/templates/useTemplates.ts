import { useMemo } from 'react';
import { editedTemplates } from '../../../data/staff/outreach/messageTemplates.ts';
import { allTemplates } from '../../../domain/outreach/templates/defaultTemplates.ts';
import type { MessageTemplate } from '../../../domain/outreach/templates/messageTemplate.ts';
import { useLive } from '../../../hooks/useLive.ts';

const none: readonly MessageTemplate[] = [];

const unread: typeof editedTemplates = () => () => {};

/**
 * Returns all templates by name; those that everyone begins with until the edited ones are read. They aren't
 * read while they are not `wanted`.
 */
export function useTemplates(wanted = true): readonly MessageTemplate[] {
  const live = useLive(wanted ? editedTemplates : unread);
  const edited = live.status === 'ready' ? live.data.items : none;
  return useMemo(() => allTemplates(edited), [edited]);
}
