import { storable } from '../../../sample/night/storage.ts';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import type { Results } from '../../../src/domain/results/results.ts';
import { computeSeason } from '../../../src/domain/season/computeSeason.ts';
import { readSeason, type Season, storedSeason } from '../../../src/domain/season/season.ts';
import { usualRule } from '../../../src/domain/season/seasonRule.ts';
import { someResults } from './results.ts';

const schools = [
  'Purdue University',
  'University of Iowa',
  'Ohio State University',
  'Indiana University',
  'University of Illinois Urbana-Champaign',
  'University of Nebraska',
] as const;
const chapters = ['Sigma Chi', 'Theta Chi', 'Delta Tau Delta', ''] as const;
const names = 'Ann Bo Cy Dee Eli Fay Gus Hal Ivy Jo Kim Lee Max Nia Oz Pam Quinn Ray Sue Ty'.split(' ');
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

type Wanted = { season?: string; nights?: number; people?: number };

/**
 * Returns the results of a season's nights, oldest first. Of `people`, three out of four play each night;
 * number 17 shows initials, number 23 nothing.
 */
export function nightsOf({ season = '2026-27', nights = 6, people = 40 }: Wanted = {}): Results[] {
  return Array.from({ length: nights }, (_, night) => {
    const there = Array.from({ length: people }, (_, at) => at).filter((at) => (at + night) % 4 !== 3);
    // Another order each night, in which low numbers tend to do well.
    const order = there
      .map((at) => ({ at, rank: at + ((at * 7 + night * 13) % 11) * (1 + people / 40) }))
      .sort((one, two) => one.rank - two.rank || one.at - two.at);
    const host = schools[night % schools.length] ?? schools[0];
    return someResults({
      eventId: `night${night + 1}`,
      season,
      day: dayOf(season, night, nights),
      title: `${host.split(' ').at(-1)} Night ${night + 1}`,
      collegeId: slugOf(host),
      collegeName: host,
      players: order.length,
      row: (place) => person(order[place]?.at ?? 0),
    });
  });
}

function person(at: number) {
  const school = schools[at % schools.length] ?? schools[0];
  const chapter = chapters[at % chapters.length] ?? '';
  const name = `${names[at % names.length]} ${String.fromCharCode(65 + (Math.floor(at / names.length) % 26))}.`;
  return {
    player: `person${String(at).padStart(4, '0')}`,
    name: at === 23 ? '' : at === 17 ? 'R. S.' : name,
    school,
    schoolId: slugOf(school),
    chapter,
    chapterId: chapter && `${slugOf(school)}--${slugOf(chapter)}`,
  };
}

/** Spreads the nights over the days from September on. */
function dayOf(season: string, night: number, nights: number): string {
  const from = Date.UTC(Number(season.slice(0, 4)), 8, 4);
  return new Date(from + Math.floor((night * 220) / nights) * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the standings of a season as its page reads them; `own` replaces fields. */
export function aSeason(wanted: Wanted = {}, own: Partial<Season> = {}): Season {
  const { season = '2026-27' } = wanted;
  const input = { season, results: nightsOf(wanted), rule: usualRule, aliases: new Map() };
  const stored = storedSeason(computeSeason(input).season);
  const head = { rev: 1, computedAt: new Date('2026-11-07T04:30:00Z'), seasons: [season, '2025-26'] };
  return { ...readSeason(season, { ...stored, ...head }), ...own };
}

/** Returns standings as a document of the database, by its path. */
export function seasonDocument(season: Season): Record<string, Record<string, Stored>> {
  const { rev, computedAt, seasons } = season;
  const fields = Object.entries({ ...storedSeason(season), rev, computedAt, seasons });
  return {
    [`seasons/${season.season}`]: Object.fromEntries(fields.map(([name, value]) => [name, storable(value)])),
  };
}
