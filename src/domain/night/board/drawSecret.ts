import { entriesOf, readFields, text } from '../../fields/storedFields.ts';

/**
 * The staff's part of a draw, `events/{id}/private/draw` (season design, 3.1): the seed that was promised and
 * not shown yet, who the numbers are, and the `key` of the hashes that bind them. `plan`: the director's
 * choices before the list is closed, as stored.
 */
export type DrawSecret = {
  seed: string;
  key: string;
  /** The ids of the participants by their number. */
  numbers: Readonly<Record<string, string>>;
  plan: Readonly<Record<string, unknown>>;
  /** When the night should begin, in milliseconds; 0 when nothing was chosen. */
  startsAt: number;
};

const texts = (value: unknown) => Object.fromEntries(entriesOf(value).map(([no, id]) => [no, text(id)]));
const map = (value: unknown): Record<string, unknown> => Object.fromEntries(entriesOf(value));
const moment = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Returns the secret in a stored document; never throws. */
export function readDrawSecret(data: unknown): DrawSecret {
  return readFields({ seed: text, key: text, numbers: texts, plan: map, startsAt: moment }, data);
}
