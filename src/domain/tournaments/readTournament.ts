import { day, image, readFields, text } from '../fields/storedFields.ts';
import { parseSortKey } from '../time/parse.ts';
import type { Tournament } from './tournament.ts';

const stored = {
  title: text,
  date: day,
  time: text,
  location: text,
  imageUrl: image,
  status: text,
  type: text,
  winner: text,
  runnerUp: text,
  chapter: text,
  collegeName: text,
  sortDate: text,
  board: text,
};

/** Returns the tournament in a stored document of any age; never throws. */
export function readTournament(id: string, data: unknown): Tournament {
  const tournament = readFields(stored, data);
  return {
    ...tournament,
    id,
    sortDate: parseSortKey(tournament.sortDate, tournament.date, tournament.time),
  };
}
