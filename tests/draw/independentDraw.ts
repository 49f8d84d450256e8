import { createCipheriv, createHash } from 'node:crypto';

type Person = { no: number; school: string; chapter: string };
type Place = Person | null;
type Below = (n: number) => number;
type Cost = (a: Person, b: Person) => number;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function field(value: unknown, ...path: string[]): unknown {
  let found = value;
  for (const name of path) found = isRecord(found) ? found[name] : undefined;
  return found;
}

function entries(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

function items(value: unknown): unknown[] {
  return entries(value).map(([, item]) => item);
}

function number(value: unknown, name: string): number {
  return Number(field(value, name) ?? 0);
}

function item<T>(list: T[], i: number): T {
  const found = list[i];
  if (found === undefined) throw new Error(`nothing at ${i}`);
  return found;
}

function sha(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

function index(key: string): number {
  return Number(key.slice(1));
}

function pair(a: number, b: number): string {
  return `${Math.min(a, b)}≠${Math.max(a, b)}`;
}

function readList(board: unknown, key: string) {
  const later = entries(field(board, 'rounds')).filter(([other]) => index(other) >= index(key));
  const moves = later.flatMap(([, round]) => items(field(round, 'moves')));
  const late = moves.filter((m) => field(m, 'kind') === 'late').map((m) => number(m, 'no'));
  const people: Person[] = [];
  let [list, names] = ['', ''];
  for (const [text, person] of entries(field(board, 'people')).sort(([a], [b]) => Number(a) - Number(b))) {
    const [no, s, c] = [Number(text), number(person, 's'), number(person, 'c')];
    if (late.includes(no)) continue;
    const school = s < 0 ? `alone ${no}` : `school ${s}`;
    people.push({ no, school, chapter: c < 0 ? `alone ${no}` : `chapter ${c} of ${s}` });
    list += `${no}\t${field(board, 'schools', `${s}`) ?? ''}\t${field(board, 'chapters', `${c}`) ?? ''}\n`;
    names += `${no}\t${field(board, 'names', text) ?? ''}\n`;
  }
  const numbers = people.map((p) => p.no);
  const fixed = items(field(board, 'fixed'))
    .map((f) => ({ no: number(f, 'no'), table: number(f, 'table'), seat: number(f, 'seat') }))
    .filter((f) => numbers.includes(f.no))
    .sort((a, b) => a.no - b.no);
  for (const { no, table, seat } of fixed) {
    const where = [table ? `table ${table}` : '', seat ? `seat ${seat}` : ''];
    list += `${no}: ${where.filter((w) => w !== '').join(', ')}\n`;
  }
  const apart = items(field(board, 'apart'))
    .map((two) => [number(two, 'one'), number(two, 'two')].sort((a, b) => a - b))
    .filter((two) => two.every((no) => numbers.includes(no)))
    .sort((a, b) => item(a, 0) - item(b, 0) || item(a, 1) - item(b, 1))
    .map((two) => two.join('≠'));
  for (const two of apart) list += `${two}\n`;
  const plan = field(board, 'rounds', key, 'proof', 'plan');
  const skip = items(field(plan, 'skip'))
    .map(Number)
    .sort((a, b) => a - b)
    .join(', ');
  list += `${number(plan, 'seats')} at a table, ${number(plan, 'tables')} tables`;
  list += skip === '' ? '\n' : `, without ${skip}\n`;
  return { people, fixed, apart, list, names };
}

/** The hashes of a round's seed, list and names, computed from the board. */
export function hashes(board: unknown, key: string): { seed: string; list: string; names: string } {
  const { list, names } = readList(board, key);
  const seed = String(field(board, 'rounds', key, 'proof', 'seed'));
  return { seed: sha(seed), list: sha(list), names: sha(names) };
}

function numbersOf(board: unknown, key: string): Below {
  const proof = field(board, 'rounds', key, 'proof');
  const cards = String(field(proof, 'cards') ?? '').split(' ');
  const list = hashes(board, key).list;
  const secret = sha(`${field(proof, 'seed')}:${list}:${cards.sort().join(' ')}:${index(key)}`);
  const cipher = createCipheriv('aes-256-ctr', Buffer.from(secret, 'hex'), Buffer.alloc(16));
  const word = () => cipher.update(Buffer.alloc(4)).readUInt32BE(0);
  return (n) => {
    let taken = word();
    while (taken >= 2 ** 32 - (2 ** 32 % n)) taken = word();
    return taken % n;
  };
}

function shuffle<T>(list: T[], below: Below): T[] {
  for (let i = list.length - 1; i >= 1; i--) {
    const j = below(i + 1);
    const moved = item(list, i);
    list[i] = item(list, j);
    list[j] = moved;
  }
  return list;
}

function groups(people: Person[], by: 'school' | 'chapter'): Person[][] {
  const found = new Map<string, Person[]>();
  for (const p of people) found.set(p[by], [...(found.get(p[by]) ?? []), p]);
  return [...found.values()];
}

function whoPlays(board: unknown, key: string, people: Person[]): Person[] {
  if (key === 'r1') return people;
  const on = new Set(items(field(board, 'rounds', `r${index(key) - 1}`, 'through')).map(Number));
  // The latest change is undone first, so that someone put on and taken off again ends as they began.
  for (const move of items(field(board, 'rounds', key, 'moves')).reverse()) {
    if (field(move, 'kind') !== 'through') continue;
    if (!field(move, 'to')) on.add(number(move, 'no'));
    else if (!field(move, 'from')) on.delete(number(move, 'no'));
  }
  return people.filter((p) => on.has(p.no));
}

function costOfPairs(board: unknown, key: string, apart: string[]): Cost {
  const met = new Map<string, number>();
  const earlier = entries(field(board, 'rounds')).filter(([other]) => index(other) < index(key));
  for (const table of earlier.flatMap(([, round]) => items(field(round, 'tables')))) {
    const seated = items(field(table, 'seats')).map(Number);
    for (const a of seated) {
      for (const b of seated) if (a > 0 && a < b) met.set(pair(a, b), (met.get(pair(a, b)) ?? 0) + 1);
    }
  }
  return (a, b) => {
    const often = met.get(pair(a.no, b.no)) ?? 0;
    const never = a.chapter === b.chapter || apart.includes(pair(a.no, b.no)) ? 10_000 : 0;
    return never + 100 * often * often + (a.school === b.school ? 1 : 0);
  };
}

function costWith(p: Place, table: Place[], without: Place, cost: Cost): number {
  let sum = 0;
  for (const q of table) if (p && q && q !== p && q !== without) sum += cost(p, q);
  return sum;
}

function start(people: Person[], tableOf: Map<number, number>, count: number, below: Below, cost: Cost) {
  const small = Math.floor(people.length / count);
  const sizes = Array.from({ length: count }, (_, t) => small + (t < people.length % count ? 1 : 0));
  const fixedAt = sizes.map((_, t) => [...tableOf.values()].filter((at) => at === t).length);
  shuffle(sizes, below);
  for (let t = 0; t < count; t++) {
    const size = item(sizes, t);
    const need = item(fixedAt, t);
    if (need <= size) continue;
    const other = sizes.findIndex((s, o) => s >= need && item(fixedAt, o) <= size);
    if (other < 0) continue;
    sizes[t] = item(sizes, other);
    sizes[other] = size;
  }
  const tables: Place[][] = sizes.map((_, t) => people.filter((p) => tableOf.get(p.no) === t));
  const order = shuffle(groups(people, 'school'), below).flatMap((school) =>
    shuffle(groups(school, 'chapter'), below).flatMap((chapter) => shuffle(chapter, below)),
  );
  for (const p of order.filter((o) => !tableOf.has(o.no))) {
    const open = tables
      .map((table, t) => ({
        table,
        free: item(sizes, t) - table.length,
        sum: costWith(p, table, null, cost),
      }))
      .filter((o) => o.free > 0);
    const least = Math.min(...open.map((o) => o.sum));
    const cheap = open.filter((o) => o.sum === least);
    const most = Math.max(...cheap.map((o) => o.free));
    const best = cheap.filter((o) => o.free === most);
    item(best, below(best.length)).table.push(p);
  }
  const largest = Math.max(...tables.map((table) => table.length));
  for (const table of tables) if (table.length < largest) table.push(null);
  const places = tables.flatMap((table, t) => table.map((_, i) => ({ table, i })).slice(item(fixedAt, t)));
  for (let n = count < 2 || places.length < 2 ? 0 : 20 * people.length; n > 0; n--) {
    const one = item(places, below(places.length));
    const two = item(places, below(places.length));
    if (one.table === two.table) continue;
    const a = item(one.table, one.i);
    const b = item(two.table, two.i);
    if ((!a || !b) && one.table.includes(null) && two.table.includes(null)) continue;
    const now = costWith(a, one.table, null, cost) + costWith(b, two.table, null, cost);
    if (costWith(a, two.table, b, cost) + costWith(b, one.table, a, cost) > now) continue;
    one.table[one.i] = b;
    two.table[two.i] = a;
  }
  return tables.map((table) => table.filter((p) => p !== null));
}

function sitDown(table: Person[], seatOf: Map<number, number>, below: Below) {
  const seats: number[] = table.map(() => 0);
  const byNumber = table.map((p) => p.no).sort((a, b) => a - b);
  for (const no of byNumber) {
    const wish = Math.min(seatOf.get(no) ?? 0, seats.length) - 1;
    if (wish < 0) continue;
    const behind = seats.indexOf(0, wish);
    seats[behind < 0 ? seats.indexOf(0) : behind] = no;
  }
  const others = byNumber.filter((no) => !seatOf.has(no));
  for (const no of shuffle(others, below)) seats[seats.indexOf(0)] = no;
  return { seats, button: below(seats.length) + 1 };
}

/** The tables of a round as they were drawn, in the order t1, t2 and so on. */
export function drawAgain(board: unknown, key: string): { seats: number[]; button: number }[] {
  const { people: listed, fixed: listedFixed, apart } = readList(board, key);
  const people = whoPlays(board, key, listed);
  const fixed = listedFixed.filter((f) => people.some((p) => p.no === f.no));
  const cost = costOfPairs(board, key, apart);
  const below = numbersOf(board, key);
  const real = entries(field(board, 'rounds', key, 'tables'))
    .sort(([a], [b]) => index(a) - index(b))
    .map(([, table]) => number(table, 'at'));
  const tableOf = new Map<number, number>();
  for (const f of fixed) if (real.includes(f.table)) tableOf.set(f.no, real.indexOf(f.table));
  const seatOf = new Map(fixed.filter((f) => f.seat > 0).map((f) => [f.no, f.seat]));
  let best: Person[][] = [];
  let least = Infinity;
  for (let n = key === 'r1' ? 1 : 8; n > 0; n--) {
    const tables = start(people, tableOf, real.length, below, cost);
    // Every pair is counted from both sides, which doesn't change which start is the cheapest.
    const sum = tables.reduce((s, table) => table.reduce((t, p) => t + costWith(p, table, null, cost), s), 0);
    if (sum >= least) continue;
    best = tables;
    least = sum;
  }
  return best.map((table) => sitDown(table, seatOf, below));
}
