/** Where somebody came in the night: their number, their place, and the number of their last round. */
export type PlainPlace = { no: number; place: number; round: number };

type Dict = Record<string, unknown>;
type Count = { hand: number; chips: number; out: boolean; had: number | undefined; playOffs: number[] };
type Person = { no: number; count: Count; place: number };

function isMap(value: unknown): value is Dict {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// What isn't there is empty; what is there in another form is an error, so that a misreading shows.
export function toMap(value: unknown): Dict {
  if (value === undefined || value === null) return {};
  if (!isMap(value)) throw new Error(`not a map: ${JSON.stringify(value)}`);
  return value;
}

export function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new Error(`not a list: ${JSON.stringify(value)}`);
  return value;
}

export function toNumber(value: unknown): number {
  if (typeof value !== 'number') throw new Error(`not a number: ${JSON.stringify(value)}`);
  return value;
}

export function toText(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`not a text: ${JSON.stringify(value)}`);
  return value;
}

function toCount(value: unknown): Count {
  const map = toMap(value);
  if (typeof map.out !== 'boolean') throw new Error(`not a count: ${JSON.stringify(value)}`);
  const had = map.had === undefined || map.had === null ? undefined : toNumber(map.had);
  const playOffs = toList(map.playOffs).map(toNumber);
  return { hand: toNumber(map.hand), chips: toNumber(map.chips), out: map.out, had, playOffs };
}

function countText(count: Count): string {
  return [count.hand, count.chips, count.out, count.had ?? '', ...count.playOffs].join(' ');
}

function stored(documents: ReadonlyMap<string, unknown>, folder: string): { id: string; data: Dict }[] {
  const start = `events/cup/${folder}/`;
  const paths = [...documents.keys()].filter((path) => path.startsWith(start));
  return paths.map((path) => ({ id: path.slice(start.length), data: toMap(documents.get(path)) }));
}

function stepsInOrder(documents: ReadonlyMap<string, unknown>): { id: string; data: Dict }[] {
  return stored(documents, 'steps').sort((a, b) => Number(a.id) - Number(b.id));
}

// Copies every map on the way: the documents must stay as they were given.
function patched(map: Dict, keys: string[], value: unknown): Dict {
  const [key, ...rest] = keys;
  if (key === undefined) return map;
  const copy = { ...map };
  if (rest.length === 0 && value === undefined) delete copy[key];
  else if (rest.length === 0) copy[key] = value;
  else copy[key] = patched(isMap(copy[key]) ? copy[key] : {}, rest, value);
  return copy;
}

function boardWithoutCounts(documents: ReadonlyMap<string, unknown>): Dict {
  let board: Dict = {};
  for (const { data: step } of stepsInOrder(documents)) {
    for (const setting of toList(step.patch).map(toMap)) {
      const path = toText(setting.path);
      if (!path.startsWith('counts.')) board = patched(board, path.split('.'), setting.value);
    }
  }
  return board;
}

// By device, the time from which its slips are left out.
function devicesAside(documents: ReadonlyMap<string, unknown>): Map<string, number> {
  const undone = new Set<number>();
  const aside = new Map<string, number>();
  for (const { id, data: step } of stepsInOrder(documents).reverse()) {
    if (undone.has(Number(id))) continue;
    const undoes = toNumber(step.undoes ?? 0);
    if (undoes > 0) undone.add(undoes);
    if (!isMap(step.aside)) continue;
    const by = toText(step.aside.by);
    aside.set(by, Math.min(aside.get(by) ?? Infinity, toNumber(step.aside.since)));
  }
  return aside;
}

function follows(next: Count, other: Count): boolean {
  if (other.out) return false;
  if (next.hand > other.hand) return true;
  const same = next.hand === other.hand && next.chips === other.chips;
  const longer = next.playOffs.length > other.playOffs.length;
  return same && longer && other.playOffs.every((points, i) => next.playOffs[i] === points);
}

function foldCounts(documents: ReadonlyMap<string, unknown>): Map<string, Count> {
  const aside = devicesAside(documents);
  const at = (slip: Dict) => toNumber(slip.at);
  const slips = stored(documents, 'slips')
    .filter(({ data }) => at(data) < (aside.get(toText(data.by)) ?? Infinity))
    .sort((a, b) => at(a.data) - at(b.data) || (a.id < b.id ? -1 : 1));
  const counts = new Map<string, Count>();
  for (const { data: slip } of slips) {
    for (const [seat, said] of Object.entries(toMap(slip.seats))) {
      const key = `${toText(slip.round)} ${toText(slip.table)} ${seat}`;
      const next = toCount(said);
      const stands = counts.get(key);
      const seen = toMap(slip.seen)[seat];
      const named = stands && isMap(seen) && countText(toCount(seen)) === countText(stands);
      // The same count again needs no case of its own: putting it where it stands changes nothing.
      if (!stands || follows(next, stands) || named) counts.set(key, next);
    }
  }
  return counts;
}

/** What every seat counts, by 'r1 t3 s2', as the slips of the event say it. */
export function plainCounts(documents: ReadonlyMap<string, unknown>): Map<string, string> {
  return new Map([...foldCounts(documents)].map(([key, count]) => [key, countText(count)]));
}

// Below 0 when a is better than b, 0 when they're equal in all.
function compare(a: Count, b: Count): number {
  if (a.out !== b.out) return a.out ? 1 : -1;
  if (!a.out && a.chips !== b.chips) return b.chips - a.chips;
  if (a.out && a.hand !== b.hand) return b.hand - a.hand;
  const more = (b.had ?? b.chips) - (a.had ?? a.chips);
  if (a.out && more !== 0) return more;
  for (let i = 0; i < Math.max(a.playOffs.length, b.playOffs.length); i++) {
    const points = (b.playOffs[i] ?? 0) - (a.playOffs[i] ?? 0);
    if (points !== 0) return points;
  }
  return 0;
}

function peopleAt(seats: number[], counts: (Count | undefined)[], gone: Dict, chips: number): Person[] {
  const lost: Count = { hand: 0, chips: 0, out: true, had: undefined, playOffs: [] };
  const counted = counts.some((count) => count && count.hand > 0);
  const people: Person[] = [];
  seats.forEach((no, i) => {
    const state = gone[String(no)];
    if (no === 0 || state === 'absent' || state === 'disqualified') return;
    const own = counts[i];
    let count: Count = own ?? { hand: 0, chips, out: false, had: undefined, playOffs: [] };
    if (state === 'left') count = own ? { ...own, out: true, had: own.had ?? own.chips } : lost;
    else if (counted && !count.out && count.hand === 0) count = lost;
    people.push({ no, count, place: 0 });
  });
  return people;
}

function standing(people: Person[], orders: number[][]): Person[] {
  const sorted = [...people].sort((a, b) => compare(a.count, b.count));
  const ranked: Person[] = [];
  for (const first of sorted) {
    if (ranked.some((person) => person.no === first.no)) continue;
    const group = sorted.filter((person) => compare(person.count, first.count) === 0);
    const order = orders.filter((list) => group.every((person) => list.includes(person.no))).at(-1);
    const start = ranked.length + 1;
    if (order) group.sort((a, b) => order.indexOf(a.no) - order.indexOf(b.no));
    for (const [i, person] of group.entries()) ranked.push({ ...person, place: order ? start + i : start });
  }
  return ranked;
}

/** The place of everybody who has one, the first of the night first. */
export function plainPlaces(documents: ReadonlyMap<string, unknown>): PlainPlace[] {
  const board = boardWithoutCounts(documents);
  const counts = foldCounts(documents);
  const roundNumber = (key: string) => Number(key.slice(1));
  const rounds = Object.entries(toMap(board.rounds)).sort(([a], [b]) => roundNumber(b) - roundNumber(a));
  const better = (a: Person, b: Person) => a.place - b.place || compare(a.count, b.count);
  const places: PlainPlace[] = [];
  for (const [key, data] of rounds) {
    const round = toMap(data);
    const orders = toList(round.ties).map((tie) => toList(toMap(tie).order).map(toNumber));
    const people: Person[] = [];
    for (const [table, drawn] of Object.entries(toMap(round.tables))) {
      const atTable = [1, 2, 3, 4, 5, 6, 7, 8].map((seat) => counts.get(`${key} ${table} s${seat}`));
      const seats = toList(toMap(drawn).seats).map(toNumber);
      const chips = toNumber(toMap(board.plan).start);
      people.push(...standing(peopleAt(seats, atTable, toMap(board.gone), chips), orders));
    }
    const fresh = people.filter((person) => !places.some((placed) => placed.no === person.no));
    fresh.sort((a, b) => better(a, b) || a.no - b.no);
    const before = places.length;
    for (const person of fresh) {
      const ahead = fresh.filter((other) => better(other, person) < 0).length;
      places.push({ no: person.no, place: before + ahead + 1, round: roundNumber(key) });
    }
  }
  return places;
}
