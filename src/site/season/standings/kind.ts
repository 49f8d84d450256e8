import { type StandingKind, standingKinds } from '../../../domain/season/standing/standingLines.ts';
import { useUrlState } from '../../../hooks/useUrlState.ts';

export const kindNames: Record<StandingKind, string> = {
  players: 'Players',
  schools: 'Schools',
  chapters: 'Chapters',
};

const kindOf = (text: string): StandingKind => standingKinds.find((kind) => kind === text) ?? 'players';

/** Returns the standing in the address. */
export function useKind(): StandingKind {
  return useUrlState('tab', kindOf)[0];
}
