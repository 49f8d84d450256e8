import { isStateCode } from '../colleges/stateNames.ts';
import { readStage, type Stage } from '../outreach/stage.ts';
import { withPhoneDigits } from '../search/searchQuery.ts';
import { foundBy } from '../text/bestFirst.ts';
import type { MapCollege } from './mapCollege.ts';

/** A filter by stage; 'any': with a fraternity, whatever its stage. */
export type StageFilter = Stage | 'any' | '';

/** What the map shows; '' filters nothing. `state`: two letters. `conference`: its full name. */
export type MapFilter = { stage: StageFilter; conference: string; state: string; search: string };

/** Returns the colleges that pass every filter. */
export function filterColleges(colleges: readonly MapCollege[], filter: MapFilter): readonly MapCollege[] {
  const { stage, conference, state, search } = filter;
  const passing = colleges.filter(
    (college) =>
      passes(college.stage, stage) &&
      (conference === '' || college.conference === conference) &&
      (state === '' || college.state === state),
  );
  return foundBy(passing, withPhoneDigits(search), ({ words }) => words);
}

function passes(stage: Stage, filter: StageFilter): boolean {
  return filter === '' || (filter === 'any' ? stage !== 'none' : stage === filter);
}

/** Returns the filter by stage that a text names, '' for anything else. */
export function readStageFilter(text: string): StageFilter {
  return text === 'any' ? 'any' : readStage(text);
}

/** Returns the state code that a text is, in any case; '' for anything else. */
export function readState(text: string): string {
  const code = text.toUpperCase();
  return isStateCode(code) ? code : '';
}

/** Counts the colleges of each stage. */
export function stageCounts(colleges: readonly MapCollege[]): Map<Stage, number> {
  const counts = new Map<Stage, number>();
  for (const { stage } of colleges) counts.set(stage, (counts.get(stage) ?? 0) + 1);
  return counts;
}
