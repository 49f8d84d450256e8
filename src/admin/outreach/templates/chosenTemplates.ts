import * as v from 'valibot';
import type { TemplateChannel } from '../../../domain/outreach/templates/messageTemplate.ts';
import { createStore } from '../../../lib/store.ts';
import { stored } from '../../../lib/stored.ts';

const Chosen = v.object({ text: v.string(), 'e-mail': v.string() });
const kept = stored('localStorage', 'outreach-templates', (data) => v.parse(Chosen, data));

/** The ids of the templates that this browser uses for texts and for emails, '' for none. */
export const chosenTemplates = createStore(kept.get() ?? { text: '', 'e-mail': '' });

/** Keeps the template of a channel for this browser; '' for none. */
export function chooseTemplate(channel: TemplateChannel, id: string): void {
  const chosen = { ...chosenTemplates.get(), [channel]: id };
  kept.set(chosen);
  chosenTemplates.set(chosen);
}
