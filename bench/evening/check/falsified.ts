import { toList, toMap } from '../../../tests/night/plainModel.ts';
import { EVENT, HIDDEN } from '../people.ts';
import type { Documents } from './documents.ts';
import type { Screens } from './screens.ts';

/** Everything that the check reads. */
export type Seen = { documents: Documents; screens: Screens };

/** One thing that isn't so, by what it is; the check must see each of them. */
export function falsified(seen: Seen, season: string): [string, Seen][] {
  const changed = (what: string, path: string, change: (data: Data) => Data): [string, Seen] => {
    const data = toMap(seen.documents.get(path));
    return [what, { ...seen, documents: new Map([...seen.documents, [path, change(data)]]) }];
  };
  const [slip = ''] = [...seen.documents.keys()].filter((path) => path.includes('/slips/')).slice(-1);
  return [
    changed('a slip says other chips', slip, ({ seats, ...data }) => ({
      ...data,
      seats: richer(toMap(seats)),
    })),
    changed('the board has another count', `boards/${EVENT}`, ({ counts, ...data }) => ({
      ...data,
      counts: otherCount(toMap(counts)),
    })),
    changed('two exchange their places in the results', `results/${EVENT}`, ({ ids, ...data }) => ({
      ...data,
      ids: [...toList(ids)].reverse(),
    })),
    changed('the results have another field', `results/${EVENT}`, (data) => ({ ...data, players: 94 })),
    changed('the standings have other points', `seasons/${season}`, ({ schools, ...data }) => ({
      ...data,
      schools: toList(schools).map((line) => ({ ...toMap(line), points: 1 })),
    })),
    changed('another winner under Previous tournaments', `tournaments/${EVENT}`, (data) => ({
      ...data,
      winner: 'Ann Adler',
    })),
    changed('the hidden name is on the board', `boards/${EVENT}`, (data) => ({
      ...data,
      place: HIDDEN.name,
    })),
    ...Object.entries(seen.screens).map(([name, screen]): [string, Seen] => [
      `${name} says nothing`,
      { ...seen, screens: { ...seen.screens, [name]: { ...screen, lines: [], rows: [] } } },
    ]),
  ];
}

type Data = Record<string, unknown>;

function richer(seats: Data): Data {
  return Object.fromEntries(
    Object.entries(seats).map(([seat, count]) => [seat, { ...toMap(count), chips: 31 }]),
  );
}

function otherCount({ r1, ...rounds }: Data): Data {
  const { t2, ...tables } = toMap(r1);
  const { at, ...seats } = toMap(t2);
  return { ...rounds, r1: { ...tables, t2: { at, ...richer(seats) } } };
}
