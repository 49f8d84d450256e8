import type { ResultRow, Results } from '../../../domain/results/results.ts';
import { pointsText, rowName } from '../../../domain/results/resultWords.ts';
import { ordinal } from '../../../domain/text/ordinal.ts';
import { formatDayLong } from '../../../domain/time/format.ts';

/** Whose result a picture shows, and of which night. `rows`: none where only this one is known. */
export type PicturedRow = Pick<ResultRow, 'place' | 'no' | 'name' | 'school' | 'points'>;
export type PicturedNight = Pick<Results, 'title' | 'day' | 'players'> & {
  rows: readonly Pick<ResultRow, 'place'>[];
  /** The place where it was, if known. */
  where?: string;
};

/** The words of the picture of a result. */
export type PictureFacts = Record<'place' | 'of' | 'name' | 'school' | 'title' | 'day' | 'where', string>;

/** Returns what a picture says, for those who don't see it. */
export function pictureText({ place, of, ...facts }: PictureFacts): string {
  const { name, school, title, day, where } = facts;
  return [`${place} ${of}`, name, school, title, day, where].filter(Boolean).join(', ');
}

/** Returns the words of a person's picture: the name as it is shown, never another. */
export function pictureFacts(
  row: PicturedRow,
  { title, day, players, rows, where = '' }: PicturedNight,
): PictureFacts {
  const won = row.place === 1 && rows.filter(({ place }) => place === 1).length === 1;
  return {
    place: won ? 'Champion' : ordinal(row.place),
    of: [`of ${players} players`, row.points > 0 && `${pointsText(row.points)} points`]
      .filter(Boolean)
      .join(' · '),
    name: rowName(row),
    school: row.school,
    title: title || 'Blackjack tournament',
    day: day && formatDayLong(day),
    where,
  };
}
