import { finiteNumber, readFields } from '../fields/storedFields.ts';
import type { BestRule } from './counting.ts';

/** How many results count in a season (season design, 2.8); the owner may change it before it begins. */
export type SeasonRule = {
  players: number;
  schools: number;
  schoolsOfOneNight: number;
  chapters: number;
  chaptersOfOneNight: number;
};

/** Players count their best four, schools ten with three a night at most, chapters five with two. */
export const usualRule: SeasonRule = {
  players: 4,
  schools: 10,
  schoolsOfOneNight: 3,
  chapters: 5,
  chaptersOfOneNight: 2,
};

const positive = (usual: number) => (value: unknown) => Math.max(1, finiteNumber(value) ?? usual);

/** Returns the rule in a stored document; what is missing is as usual. */
export function readSeasonRule(value: unknown): SeasonRule {
  return readFields(
    {
      players: positive(usualRule.players),
      schools: positive(usualRule.schools),
      schoolsOfOneNight: positive(usualRule.schoolsOfOneNight),
      chapters: positive(usualRule.chapters),
      chaptersOfOneNight: positive(usualRule.chaptersOfOneNight),
    },
    value,
  );
}

/** Returns how many results count in a standing, and how many of one night. */
export function bestOf(rule: SeasonRule, kind: 'players' | 'schools' | 'chapters'): BestRule {
  if (kind === 'players') return { best: rule.players, ofOneNight: 1 };
  if (kind === 'schools') return { best: rule.schools, ofOneNight: rule.schoolsOfOneNight };
  return { best: rule.chapters, ofOneNight: rule.chaptersOfOneNight };
}
