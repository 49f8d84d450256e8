import * as v from 'valibot';
import { type Edit, type Merged, type MergeRules, mergeEdit } from '../../fields/fieldMerge.ts';
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

/** How the fields of a template are merged. */
export const templateMerge: MergeRules<TemplateInput> = { names: templateFields };

/** Merges an edit of a template with what someone else has saved since it began. */
export function mergedTemplate(edit: Edit<TemplateInput>, theirs: TemplateInput): Merged<TemplateInput> {
  return mergeEdit(templateMerge, edit, theirs);
}
