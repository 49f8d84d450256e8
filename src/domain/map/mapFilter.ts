import { isStateCode } from '../colleges/stateNames.ts';
import { isLate } from '../outreach/quiet.ts';
import { readStage, type Stage, stageOf } from '../outreach/stage.ts';
import { withPhoneDigits } from '../search/searchQuery.ts';
import { foundBy } from '../text/bestFirst.ts';
import type { MapCollege } from './mapCollege.ts';

/**
 * A filter by the stages of a college's fraternities, one of which is at it; 'any': whatever their stages,
 * 'late': one of them had no contact lately.
 */
export type StageFilter = Stage | 'any' | 'late' | '';

/** What the map shows; '' filters nothing. `state`: two letters. `conference`: its full name. */
export type MapFilter = { stage: StageFilter; conference: string; state: string; search: string };

/** Returns the colleges that pass every filter. `today`: 'YYYY-MM-DD'. */
export function filterColleges(
  colleges: readonly MapCollege[],
  filter: MapFilter,
  today: string,
): readonly MapCollege[] {
  const { stage, conference, state, search } = filter;
  const passing = colleges.filter(
    (college) =>
      passes(college, stage, today) &&
      (conference === '' || college.conference === conference) &&
      (state === '' || college.state === state),
  );
  return foundBy(passing, withPhoneDigits(search), ({ words }) => words);
}

function passes({ fraternities }: MapCollege, filter: StageFilter, today: string): boolean {
  if (filter === '') return true;
  if (filter === 'none') return fraternities.length === 0;
  return fraternities.some(({ record }) =>
    filter === 'late' ? isLate(record, today) : filter === 'any' || stageOf(record.status) === filter,
  );
}

/** Returns the filter by stage that a text names, '' for anything else. */
export function readStageFilter(text: string): StageFilter {
  return text === 'any' || text === 'late' ? text : readStage(text);
}

/** Returns the state code that a text is, in any case; '' for anything else. */
export function readState(text: string): string {
  const code = text.toUpperCase();
  return isStateCode(code) ? code : '';
}
