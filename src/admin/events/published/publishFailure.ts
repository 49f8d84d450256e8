import { type DataErrorKind, dataError } from '../../../data/errors.ts';

const messages: Partial<Record<DataErrorKind, string>> = {
  conflict: 'Someone else just changed these results. Look at them again, then publish.',
  missing: 'This event no longer exists.',
  invalid: 'An event without a day belongs to no season. Add its date first.',
  refused: "The server didn't accept this. Nothing has changed.",
};

/** Returns the message when results weren't published. */
export function publishFailure(error: unknown): string {
  return failureOf(error, 'Publishing', 'Failed to publish. Please try again.');
}

/** Returns the message when results weren't taken back. */
export function takeBackFailure(error: unknown): string {
  return failureOf(error, 'Taking back', 'Failed to take the results back. Please try again.');
}

function failureOf(error: unknown, doing: string, failed: string): string {
  const { kind } = dataError(error);
  if (kind === 'unreachable') return `${doing} needs a connection. Nothing was lost. Please try again.`;
  return messages[kind] ?? failed;
}
