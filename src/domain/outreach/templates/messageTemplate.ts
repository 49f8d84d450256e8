import { exactText, readFields, text } from '../../fields/storedFields.ts';

/** The channels that templates are for. */
export const templateChannels = ['text', 'e-mail'] as const;
export type TemplateChannel = (typeof templateChannels)[number];

const stored = {
  name: text,
  channel: (value: unknown): TemplateChannel => (value === 'e-mail' ? 'e-mail' : 'text'),
  /** Of an email, '' for a text. */
  subject: text,
  body: exactText,
};

/** A text or an email with placeholders, which callers send; without a name it is deleted. */
export type MessageTemplate = ReturnType<typeof readTemplate>;

/** Returns the template in a stored map; never throws. */
export function readTemplate(id: string, data: unknown) {
  return { ...readFields(stored, data), id };
}
