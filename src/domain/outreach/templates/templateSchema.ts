import * as v from 'valibot';
import { filledInput, textInput } from '../../fields/inputFields.ts';
import { limits } from '../../fields/limits.ts';
import { unknownPlaceholders } from './filled.ts';
import { type MessageTemplate, templateChannels } from './messageTemplate.ts';

const withKnown = <T extends v.GenericSchema<string, string>>(schema: T) =>
  v.pipe(
    schema,
    v.check(
      (text: string) => unknownPlaceholders(text).length === 0,
      ({ input }) => `There's no placeholder ${unknownPlaceholders(String(input))[0]}`,
    ),
  );

/** A template as super admins enter it. */
export const TemplateInput = v.object({
  name: filledInput(limits.templateName, 'Enter a name'),
  channel: v.picklist(templateChannels),
  subject: withKnown(textInput(limits.title)),
  body: withKnown(filledInput(limits.message, 'Enter the message')),
});
export type TemplateInput = v.InferOutput<typeof TemplateInput>;

/** The fields of a template. */
export const templateFields = ['name', 'channel', 'subject', 'body'] as const;
export type TemplateField = (typeof templateFields)[number];

/** Returns the fields of a template that are edited and stored. */
export function templateInput({ name, channel, subject, body }: MessageTemplate): TemplateInput {
  return { name, channel, subject, body };
}

/** Returns the fields that were changed both here and, differently, by someone else. */
export function disputedTemplate(
  base: TemplateInput,
  mine: TemplateInput,
  theirs: TemplateInput,
): TemplateField[] {
  return templateFields.filter(
    (name) => mine[name] !== base[name] && theirs[name] !== base[name] && theirs[name] !== mine[name],
  );
}

/** Returns the stored fields with those that were changed here. */
export function mergedTemplate(
  base: TemplateInput,
  mine: TemplateInput,
  theirs: TemplateInput,
): TemplateInput {
  const changed = templateFields.filter((name) => mine[name] !== base[name]);
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) };
}
