import { formatSoon } from '../../time/format.ts';
import type { MessageTemplate } from './messageTemplate.ts';

/** What the placeholders of a template stand for. */
export type MessageFacts = {
  /** The full name of the person, '' when unknown. */
  person: string;
  chapter: string;
  college: string;
  caller: string;
  /** 'YYYY-MM-DD', null for none. */
  nextStepOn: string | null;
};

const values = new Map<string, (facts: MessageFacts) => string>([
  ['first name', ({ person }) => person.trim().split(/\s+/)[0] || 'there'],
  ['chapter', ({ chapter }) => chapter],
  ['college', ({ college }) => college],
  ['caller', ({ caller }) => caller || '{caller}'],
  [
    'date of next step',
    ({ nextStepOn }) => (nextStepOn ? formatSoon({ date: nextStepOn, time: '' }, '') : 'soon'),
  ],
]);

/** The names of the placeholders, which stand in braces: {first name}. */
export const placeholders = [...values.keys()];

const placeholder = /\{([^{}\n]*)\}/g;
const known = (name: string) => values.get(name.trim().toLowerCase());

/**
 * Returns the subject and the text of a template with its placeholders filled in; unknown ones stay, and so
 * does that of a caller without a name.
 */
export function filled(
  { subject, body }: Pick<MessageTemplate, 'subject' | 'body'>,
  facts: MessageFacts,
): { subject: string; body: string } {
  const fill = (text: string) =>
    text.replace(placeholder, (written, name: string) => known(name)?.(facts) ?? written);
  return { subject: fill(subject), body: fill(body) };
}

/** Whether a template says who writes. */
export function namesCaller({ subject, body }: Pick<MessageTemplate, 'subject' | 'body'>): boolean {
  const names = [...`${subject}\n${body}`.matchAll(placeholder)].map(([, name = '']) => known(name));
  return names.includes(values.get('caller'));
}

/** Returns the placeholders of a text that nothing is known to stand for, as they are written. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(placeholder)].filter(([, name = '']) => !known(name)).map(([written]) => written);
}
