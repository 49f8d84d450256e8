import { type GroupSeason, readGroupSeason } from '../../../domain/season/groupSeason.ts';
import { type SeasonRecord, seasonRecord } from '../seasonRecord.ts';

export type ChapterData = Promise<SeasonRecord<GroupSeason>>;

/** Reads the record of a chapter in the season in the address. */
export function chapterData(id = '', given?: string) {
  return seasonRecord('chapters', id, given, readGroupSeason);
}
