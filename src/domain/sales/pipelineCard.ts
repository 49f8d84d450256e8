import type { PipelineEntry } from './pipelineEntry.ts';
import type { PipelineInput } from './salesSchema.ts';

/** Returns the form fields of a card; a new one begins as a prospect. */
export function cardFields(entry: PipelineEntry | null): PipelineInput {
  return {
    status: entry?.status ?? 'prospect',
    collegeName: entry?.collegeName ?? '',
    fraternityName: entry?.fraternityName ?? '',
    contact: { name: '', role: '', email: '', phone: '', ...entry?.contact },
  };
}

/** Returns the fields that changed; the contact is one of them and is written as a whole. */
export function cardChanges(before: PipelineInput, now: PipelineInput): Partial<PipelineInput> {
  const { name, role, email, phone } = now.contact;
  const was = before.contact;
  const sameContact = name === was.name && role === was.role && email === was.email && phone === was.phone;
  return {
    ...(now.status !== before.status && { status: now.status }),
    ...(now.collegeName !== before.collegeName && { collegeName: now.collegeName }),
    ...(now.fraternityName !== before.fraternityName && { fraternityName: now.fraternityName }),
    ...(!sameContact && { contact: now.contact }),
  };
}
