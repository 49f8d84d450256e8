import { ownName } from '../../../data/staff/session/ownName.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { filled, namesCaller } from '../../../domain/outreach/templates/filled.ts';
import type { MessageTemplate, TemplateChannel } from '../../../domain/outreach/templates/messageTemplate.ts';
import { useStore } from '../../../hooks/useStore.ts';
import { useToday } from '../../../hooks/useToday.ts';
import { chosenTemplates } from './chosenTemplates.ts';
import { useTemplates } from './useTemplates.ts';

/**
 * A message to a person: the template it is made of, null for none, and its words. `ready`: whether the name
 * of the caller is known, where the words need it.
 */
export type Message = { template: MessageTemplate | null; subject: string; body: string; ready: boolean };

type To = {
  college: string;
  fraternity: Pick<Fraternity, 'name' | 'nextStepOn'>;
  person: string;
  /** Who writes, where that isn't the caller of this browser. */
  by?: string | undefined;
};

/** Returns how to make a message to a person of the template that this browser uses for a channel. */
export function useMessage(): (channel: TemplateChannel, to: To) => Message {
  const chosen = useStore(chosenTemplates);
  const templates = useTemplates(chosen.text !== '' || chosen['e-mail'] !== '');
  const name = useStore(ownName);
  const today = useToday();
  return (channel, { college, fraternity, person, by = name }) => {
    const template =
      templates.find((each) => each.id === chosen[channel] && each.channel === channel) ?? null;
    const { nextStepOn } = fraternity;
    const facts = {
      ...{ person, college, caller: by.trim() },
      chapter: fraternity.name,
      // Nobody promises a day that is over.
      nextStepOn: nextStepOn && nextStepOn >= today ? nextStepOn : null,
    };
    const words = filled(template ?? { subject: '', body: '' }, facts);
    const ready = facts.caller !== '' || template === null || !namesCaller(template);
    return { template, ...words, ready };
  };
}
