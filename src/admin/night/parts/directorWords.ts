import { type CrewMember, deviceCode } from '../../../domain/crew/crewMember.ts';
import type { Board } from '../../../domain/night/board/board.ts';
import type { SeatCount } from '../../../domain/night/board/standing.ts';

/** Returns a number of chips: '2,500'. */
export function chipsText(chips: number): string {
  return chips.toLocaleString('en-US');
}

/** Returns somebody by number and name, as the board shows them: '#17 Ann L.'. */
export function personText({ people }: Pick<Board, 'people'>, no: number): string {
  return `#${no} ${people.get(no)?.shown ?? ''}`.trim();
}

/** Returns a sentence with its full stop, also behind a name that is cut short ('Ann L.'). */
export function ended(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

/** Returns a count in words: '2,500 after hand 8', 'out after hand 8 with 0'. */
export function countText({ hand, chips, out, had, playOffs }: SeatCount): string {
  const before = had === undefined ? '' : `, had ${chipsText(had)}`;
  const played = playOffs?.length ? `, play-off ${playOffs.map(chipsText).join(', ')}` : '';
  const chipped = chipsText(chips);
  return `${out ? `out after hand ${hand} with ${chipped}` : `${chipped} after hand ${hand}`}${before}${played}`;
}

/**
 * Returns who wrote something: the name of a phone's owner, or of a director. `crew`: null when it can't be
 * read, so that a phone and the staff can't be told apart.
 */
export function whoText(
  { by, who }: { by: string; who?: string | undefined },
  crew: readonly CrewMember[] | null,
): string {
  const member = crew?.find(({ id }) => id === by);
  if (member) return `${member.name || 'No name'} (phone ${deviceCode(by)})`;
  if (who) return who;
  return crew ? 'Staff' : 'Name not loaded';
}

/** Returns a duration in words: '6 min', 'less than a minute'. */
export function minutesText(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  return minutes < 1 ? 'less than a minute' : `${minutes} min`;
}
