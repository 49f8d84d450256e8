import * as v from 'valibot';
import { textInput, typedNumber } from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';
import { RequestInput } from './requestSchema.ts';

/** The last choice of the pick lists, which opens a field of its own (specification 5.1). */
export const otherChoice = 'Other (Type Below)';

const { collegeName, fraternityName, estimatedParticipants, phone, proposedDate, ...sameAsWritten } =
  RequestInput.entries;

const callable = v.pipe(
  phone,
  v.check((text) => text.replace(/\D/g, '').length >= 7, 'Enter a phone number with at least 7 digits'),
);

/**
 * The request form, typed and parsed. Typed names replace 'Other (Type Below)' (specification 5.1). `today`:
 * the first allowed day.
 */
export const requestForm = (today: string) =>
  v.pipe(
    v.object({
      ...sameAsWritten,
      phone: callable,
      proposedDate: v.pipe(
        proposedDate,
        v.check((day) => day >= today, 'Choose today or a later date'),
      ),
      college: collegeName,
      otherCollege: textInput(limits.name),
      fraternity: fraternityName,
      otherFraternity: textInput(limits.name),
      estimatedParticipants: v.pipe(typedNumber, estimatedParticipants),
    }),
    v.forward(
      v.partialCheck(
        [['college'], ['otherCollege']],
        ({ college, otherCollege }) => college !== otherChoice || otherCollege !== '',
        'Enter the college name',
      ),
      ['otherCollege'],
    ),
    v.transform(({ college, otherCollege, fraternity, otherFraternity, ...same }) => ({
      ...same,
      collegeName: college === otherChoice ? otherCollege : college,
      fraternityName: fraternity === otherChoice ? otherFraternity : fraternity,
    })),
    RequestInput,
  );

/** The fields of the form, all texts. */
export type RequestFields = v.InferInput<ReturnType<typeof requestForm>>;

/** A blank form. */
export const emptyRequest: RequestFields = {
  organizerName: '',
  email: '',
  phone: '',
  college: '',
  otherCollege: '',
  fraternity: '',
  otherFraternity: '',
  proposedDate: '',
  proposedTime: '',
  estimatedParticipants: '',
  location: '',
  additionalInfo: '',
};

const text = v.fallback(v.string(), '');

/**
 * A request being written: its fields, the secret its ids are made from, and the ids that were sent without
 * an answer.
 */
export type RequestDraft = { fields: RequestFields; secret: string; unanswered: string[] };

const Draft = v.object({
  fields: v.object({
    organizerName: text,
    email: text,
    phone: text,
    college: text,
    otherCollege: text,
    fraternity: text,
    otherFraternity: text,
    proposedDate: text,
    proposedTime: text,
    estimatedParticipants: text,
    location: text,
    additionalInfo: text,
  }),
  secret: v.pipe(v.string(), v.minLength(16)),
  unanswered: v.fallback(v.array(v.string()), []),
});

/** Returns the draft in an entry of the browser's storage. @throws ValiError when it holds none */
export function readRequestDraft(entry: unknown): RequestDraft {
  return v.parse(Draft, entry);
}

/** Returns a blank draft. */
export function newRequestDraft(): RequestDraft {
  return { fields: emptyRequest, secret: crypto.randomUUID(), unanswered: [] };
}

/** Whether a draft has any text. */
export function isStarted({ fields }: RequestDraft): boolean {
  return Object.values(fields).some((value) => value.trim() !== '');
}

/**
 * Returns a request's id: 32 hexadecimal digits of the draft's secret and the content
 * (docs/decisions/data-and-rules.md).
 */
export async function requestId(secret: string, input: RequestInput): Promise<string> {
  const content = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  const bytes = new TextEncoder().encode(JSON.stringify([secret, content]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
