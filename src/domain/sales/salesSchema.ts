import * as v from 'valibot';
import { linkInput, optionalEmailInput, textInput } from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';

/** The stages of the sales pipeline, in the order of the board (specification 2.9). */
export const pipelineStages = ['prospect', 'contacted', 'negotiating', 'confirmed', 'declined'] as const;
export type PipelineStage = (typeof pipelineStages)[number];

/** A card of the pipeline as staff enter one. */
export const PipelineInput = v.object({
  status: v.picklist(pipelineStages, 'Choose a stage'),
  collegeName: textInput(limits.name),
  fraternityName: textInput(limits.name),
  contact: v.object({
    name: textInput(limits.person),
    role: textInput(limits.person),
    email: textInput(limits.email),
    phone: textInput(limits.phone),
  }),
});
export type PipelineInput = v.InferOutput<typeof PipelineInput>;

/** A card as the form accepts it: it needs a name to recognize it by, and the address must be valid. */
export const PipelineForm = v.pipe(
  v.object({
    ...PipelineInput.entries,
    contact: v.object({
      ...PipelineInput.entries.contact.entries,
      email: optionalEmailInput,
    }),
  }),
  v.forward(
    v.check(
      ({ collegeName, fraternityName, contact }) => [collegeName, fraternityName, contact.name].some(Boolean),
      'Enter a college, a fraternity or a contact',
    ),
    ['collegeName'],
  ),
);

/**
 * The sales settings as staff enter them; '' removes the link (specification-decisions, "Sales sheet URL").
 */
export const SalesSettingsInput = v.object({ googleSheetUrl: linkInput });
export type SalesSettingsInput = v.InferOutput<typeof SalesSettingsInput>;
