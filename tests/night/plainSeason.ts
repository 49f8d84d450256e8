import { toList, toMap, toNumber, toText } from './plainModel.ts';

/** A line of a standing: who, at what place, with how many points in tenths, and how many wins. */
export type PlainLine = { id: string; place: number; tenths: number; wins: number };

/** The standings of a season as docs/season.md says them. */
export type PlainSeason = { players: PlainLine[]; schools: PlainLine[]; chapters: PlainLine[] };

type Documents = ReadonlyMap<string, unknown>;
type Result = {
  night: string;
  player: string;
  school: string;
  chapter: string;
  place: number;
  tenths: number;
};
type Rule = { best: number; ofOneNight: number };

/** The points of a place in tenths: 10 × √(players ÷ place), none in a field of fewer than 8. */
export function plainTenths(place: number, players: number): number {
  return players < 8 ? 0 : Math.round(100 * Math.sqrt(players / place));
}

/** A line of a night's results, as it is stored: '17/0/-1/3/2/2500'. */
export type PlainRow = {
  player: string;
  no: number;
  name: string;
  school: string;
  chapter: string;
  place: number;
  round: number;
  chips: string;
};

/** The lines of a night's results. */
export function plainRows(results: unknown): PlainRow[] {
  const { ids, names, rows, schoolIds, chapterIds } = toMap(results);
  return toList(rows).map((row, at) => {
    const [no, school, chapter, place, round, chips = ''] = toText(row).split('/');
    return {
      player: toText(toList(ids)[at]),
      name: toText(toList(names)[at]),
      no: Number(no),
      school: toText(toList(schoolIds)[Number(school)] ?? ''),
      chapter: toText(toList(chapterIds)[Number(chapter)] ?? ''),
      place: Number(place),
      round: Number(round),
      chips,
    };
  });
}

// Whom a record counts for, which may itself be joined to another one.
function headOf(documents: Documents, player: string): string {
  const of = toText(toMap(documents.get(`players/${player}`)).aliasOf ?? '');
  return of === '' ? player : headOf(documents, of);
}

function resultsOf(documents: Documents, season: string): Result[] {
  const nights = [...documents].filter(
    ([path, night]) => path.startsWith('results/') && toMap(night).season === season,
  );
  return nights.flatMap(([path, night]) => {
    const players = toNumber(toMap(night).players);
    return plainRows(night).map(({ player, school, chapter, place }) => ({
      night: path,
      player: headOf(documents, player),
      school,
      chapter,
      place,
      tenths: plainTenths(place, players),
    }));
  });
}

function best(results: Result[], rule: Rule): number[] {
  const counted: Result[] = [];
  for (const one of [...results].sort((a, b) => b.tenths - a.tenths)) {
    const sameNight = counted.filter(({ night }) => night === one.night).length;
    if (counted.length < rule.best && sameNight < rule.ofOneNight && one.tenths > 0) counted.push(one);
  }
  return counted.map(({ tenths }) => tenths);
}

function standing(results: Result[], of: 'player' | 'school' | 'chapter', rule: Rule): PlainLine[] {
  const ids = new Set(results.map((one) => one[of]).filter(Boolean));
  const lines = [...ids].map((id) => {
    const own = results.filter((one) => one[of] === id);
    const counted = best(own, rule);
    const wins = own.filter(({ place, tenths }) => place === 1 && tenths > 0).length;
    return { id, counted, wins, tenths: counted.reduce((sum, one) => sum + one, 0) };
  });
  const better = (a: (typeof lines)[number], b: (typeof lines)[number]) => {
    const byBest = a.counted.map((tenths, at) => (b.counted[at] ?? tenths) - tenths).find((one) => one !== 0);
    return b.tenths - a.tenths || b.wins - a.wins || (byBest ?? 0);
  };
  return lines.map((line) => ({
    id: line.id,
    tenths: line.tenths,
    wins: line.wins,
    place: 1 + lines.filter((other) => better(other, line) < 0).length,
  }));
}

/** The standings of a season by the results that are published and the records that are joined. */
export function plainSeason(documents: Documents, season: string): PlainSeason {
  const results = resultsOf(documents, season);
  return {
    players: standing(results, 'player', { best: 4, ofOneNight: 1 }),
    schools: standing(results, 'school', { best: 10, ofOneNight: 3 }),
    chapters: standing(results, 'chapter', { best: 5, ofOneNight: 2 }),
  };
}
