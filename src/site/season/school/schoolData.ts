import { type GroupSeason, readGroupSeason } from '../../../domain/season/groupSeason.ts';
import { type SeasonRecord, seasonRecord } from '../seasonRecord.ts';

export type SchoolData = Promise<SeasonRecord<GroupSeason>>;

/** Reads the record of a school in the season in the address. */
export function schoolData(id = '', given?: string) {
  return seasonRecord('schools', id, given, readGroupSeason);
}
