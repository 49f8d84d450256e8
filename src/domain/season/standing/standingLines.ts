import type { Season, Standing } from '../season.ts';

export const standingKinds = ['players', 'schools', 'chapters'] as const;
export type StandingKind = (typeof standingKinds)[number];

/** A line of one of the three standings; '' for a school or chapter that it doesn't have. */
export type StandingLine = Standing & {
  school: string;
  schoolId: string;
  chapter: string;
  chapterId: string;
};

/** Returns the lines of a standing, by place. */
export function standingLines(season: Season, kind: StandingKind): readonly StandingLine[] {
  if (kind === 'players') return season.players;
  if (kind === 'chapters')
    return season.chapters.map((one) => ({ ...one, chapter: one.name, chapterId: one.id }));
  return season.schools.map((one) => ({
    ...one,
    school: one.name,
    schoolId: one.id,
    chapter: '',
    chapterId: '',
  }));
}
