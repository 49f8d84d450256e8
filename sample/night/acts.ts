import type { BracketStatus } from '../../src/domain/events/bracketStatus.ts';
import type { Board, BoardRound } from '../../src/domain/night/board.ts';
import type { ClosedList } from '../../src/domain/night/closedList.ts';
import { entrantsOf } from '../../src/domain/night/closedList.ts';
import { draw } from '../../src/domain/night/draw.ts';
import { listText, sha256 } from '../../src/domain/night/drawList.ts';
import type { DrawSecret } from '../../src/domain/night/drawSecret.ts';
import { tableMinutes, waveTables } from '../../src/domain/night/nightLength.ts';
import { type NightPlan, ruleOf } from '../../src/domain/night/nightPlan.ts';
import { nightShape, roundShape } from '../../src/domain/night/nightShape.ts';
import { storedPlan, storedRule } from '../../src/domain/night/readPlan.ts';
import type { Act } from '../../src/domain/night/steps/act.ts';
import type { Random } from '../random.ts';

const MINUTE = 60_000;

export function seedFrom(random: Random): string {
  return Array.from({ length: 64 }, () => random.whole(0, 15).toString(16)).join('');
}

type About = { title: string; day: string | null; place: string; startsAt: number };

export async function closeList(
  { title, day, place, startsAt }: About,
  list: ClosedList,
  plan: NightPlan,
  seed: string,
  at: number,
): Promise<Act> {
  const schools = [...new Set(list.players.map(({ school }) => school).filter(Boolean))];
  const chapters = [...new Set(list.players.map(({ chapter }) => chapter).filter(Boolean))];
  const people = Object.fromEntries(
    list.players.map(({ no, shown, school, chapter }) => [
      String(no),
      { n: shown, s: schools.indexOf(school), c: chapters.indexOf(chapter) },
    ]),
  );
  const promise = {
    hash: await sha256(seed),
    list: await sha256(listText(list.players, list.fixed, list.apart)),
    at,
  };
  const fields = {
    title,
    day,
    place,
    every: 20,
    hold: false,
    plan: storedPlan(plan),
    startsAt,
    people,
    schools,
    chapters,
    fixed: list.fixed,
    apart: list.apart.map(([one, two]) => ({ one, two })),
    gone: {},
    open: '',
    rounds: {},
    counts: {},
    thrown: [],
    changes: [],
    lastSlip: '',
    promise,
  };
  return {
    kind: 'close',
    note: '',
    patch: Object.entries(fields).map(([path, value]) => ({ path, value })),
    secret: {
      seed,
      numbers: Object.fromEntries([...list.numbers].map(([no, id]) => [String(no), id])),
      plan: storedPlan(plan),
      startsAt,
    },
    event: { board: 'live', bracketStatus: 'setup' },
  };
}

const hasEnded = (round: BoardRound | undefined) => round?.state === 'closed';

/** Returns who plays the next round: everyone, or those who went on. */
export function nextPlayers({ rounds, people, gone }: Board): number[] {
  const last = rounds.at(-1);
  const all = last ? last.through : [...people.keys()];
  return all.filter((no) => !gone.has(no));
}

export async function drawRound(board: Board, seed: string, cards: string, at: number): Promise<Act> {
  const { rounds, promise, plan } = board;
  if (!promise || (rounds.length > 0 && !hasEnded(rounds.at(-1)))) throw new Error('Nothing to draw.');
  const number = rounds.length + 1;
  const players = nextPlayers(board);
  const shape = roundShape(players.length, plan, number - 1);
  const entrants = entrantsOf(players.flatMap((no) => board.people.get(no) ?? []));
  const drawn = await draw(
    {
      entrants,
      seats: plan.seats,
      fixed: board.fixed,
      apart: board.apart,
      before: rounds.flatMap(({ tables }) => tables.map(({ seats }) => seats.filter((no) => no !== 0))),
    },
    { seed, listHash: promise.list, cards, round: number },
  );
  const waves = waveTables(drawn.length, plan.tables);
  const rule = ruleOf(plan, number - 1);
  const first = number === 1 ? board.startsAt : at + plan.turn * MINUTE;
  const long = tableMinutes(shape.tables[0] ?? 0, rule, plan.pace) + plan.turn;
  const tables = Object.fromEntries(
    waves.flatMap((size, wave) => {
      const before = waves.slice(0, wave).reduce((sum, one) => sum + one, 0);
      return drawn
        .slice(before, before + size)
        .map(({ seats, button }, index) => [
          `t${before + index + 1}`,
          { at: index + 1, wave: wave + 1, seats, button },
        ]);
    }),
  );
  const left = nightShape(players.length, {
    ...plan,
    rounds: plan.rounds.slice(Math.min(number, plan.rounds.length) - 1),
  });
  const status = bracketStatusOf(number, left.length);
  const names: Partial<Record<BracketStatus, string>> = {
    finals: 'Final table',
    'semi-finals': 'Semi-finals',
    'quarter-finals': 'Quarter-finals',
  };
  const round = {
    name: names[status] ?? `Round ${number}`,
    drawnAt: at,
    state: 'drawn',
    rule: storedRule({ ...rule, k: shape.k }),
    others: shape.others,
    wave: 0,
    waves: waves.map((_, wave) => ({ startsAt: first + Math.round(wave * long) * MINUTE, startedAt: 0 })),
    pausedAt: 0,
    paused: 0,
    tables,
    proof: { seed, cards, list: promise.list, algorithm: 'draw-1', promisedAt: promise.at },
    moves: [],
    ties: [],
    through: [],
  };
  return {
    kind: 'draw',
    note: '',
    patch: [
      { path: `rounds.r${number}`, value: round },
      { path: 'open', value: `r${number}` },
      { path: 'promise', value: null },
    ],
    event: { bracketStatus: status },
  };
}

function bracketStatusOf(number: number, left: number): BracketStatus {
  if (left === 1) return 'finals';
  if (number === 1) return 'round-1';
  return left === 2 ? 'semi-finals' : left === 3 ? 'quarter-finals' : 'round-1';
}

export function startWave(round: BoardRound, at: number): Act {
  const wave = round.wave + 1;
  const waves = round.waves.map((one, index) => (index === wave - 1 ? { ...one, startedAt: at } : one));
  const path = `rounds.${round.key}`;
  return {
    kind: 'wave',
    note: '',
    patch: [
      { path: `${path}.wave`, value: wave },
      { path: `${path}.waves`, value: waves },
      { path: `${path}.state`, value: 'open' },
    ],
  };
}

export async function closeRound(
  round: BoardRound,
  through: readonly number[],
  next: { secret: DrawSecret; list: string } | null,
  at: number,
): Promise<Act> {
  const path = `rounds.${round.key}`;
  const promise = next && { hash: await sha256(next.secret.seed), list: next.list, at };
  return {
    kind: 'close-round',
    note: '',
    patch: [
      { path: `${path}.state`, value: 'closed' },
      { path: `${path}.through`, value: through },
      { path: 'open', value: '' },
      ...(promise ? [{ path: 'promise', value: promise }] : []),
    ],
    ...(next ? { secret: next.secret } : { event: { bracketStatus: 'completed' as const } }),
  };
}

export function absent(no: number): Act {
  return {
    kind: 'absent',
    note: '',
    patch: [{ path: `gone.${no}`, value: 'absent' }],
    line: `Number ${no} isn't here.`,
  };
}
