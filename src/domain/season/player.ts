import { list, readFields, text } from '../fields/storedFields.ts';
import { type ShownAs, shownAs } from '../night/draw/shownName.ts';

/** A player's record, `players/{playerId}`; the staff's alone (season design, 3.1). */
export type Player = {
  id: string;
  name: string;
  /** '' for someone without one, whose id is that of one night. */
  email: string;
  /** How they want to be shown everywhere, whatever they said at a night; '' when that stands. */
  shownAs: ShownAs | '';
  /** The id of the record that this one was joined to, '' for none; that one may be joined itself. */
  aliasOf: string;
};

const stored = {
  name: text,
  email: text,
  shownAs: (value: unknown) => shownAs.find((known) => known === value) ?? '',
  aliasOf: text,
} as const;

/** Returns the player in a stored document; never throws. */
export function readPlayer(id: string, data: unknown): Player {
  return { ...readFields(stored, data), id };
}

/** What the staff keep for all seasons, `settings/season`. */
export type SeasonSettings = {
  /** The key of player ids: made by the first publication, and the rules let nobody change it. */
  secret: string;
  /** The seasons with results, newest first. */
  seasons: readonly string[];
  /** Counts the changes of joined players and of how they are shown. */
  people: number;
};

/** Returns the settings in a stored document; never throws. */
export function readSeasonSettings(data: unknown): SeasonSettings {
  const texts = (value: unknown) => list(value).map(text);
  const whole = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) ? value : 0);
  return readFields({ secret: text, seasons: texts, people: whole }, data);
}
