import type { Change } from '../../src/domain/changes/change.ts';
import { type Board, type BoardRound, readBoard } from '../../src/domain/night/board.ts';
import type { BoardData } from '../../src/domain/night/boardPatch.ts';
import { closedList, type DrawnPerson } from '../../src/domain/night/closedList.ts';
import { countChange, slipChange } from '../../src/domain/night/countChanges.ts';
import { type DrawSecret, readDrawSecret } from '../../src/domain/night/drawSecret.ts';
import { goOn } from '../../src/domain/night/goOn.ts';
import { tableMinutes } from '../../src/domain/night/nightLength.ts';
import type { NightPlan } from '../../src/domain/night/nightPlan.ts';
import type { Slip } from '../../src/domain/night/slips.ts';
import { type Act, actChange } from '../../src/domain/night/steps/act.ts';
import type { Random } from '../random.ts';
import { absent, closeList, closeRound, drawRound, nextPlayers, seedFrom, startWave } from './acts.ts';
import { type Storage, store } from './storage.ts';
import { countedHands, type Game, type Player, playedTo } from './table.ts';

/** Something that was done in a night: when, by whom, and what was sent. */
export type Done = { at: number; by: string; change: Change };

/** What an evening is played from. */
export type Evening = {
  eventId: string;
  title: string;
  day: string | null;
  place: string;
  people: readonly DrawnPerson[];
  /** The ids of those who win, the champion first. */
  favorites: readonly string[];
  plan: NightPlan;
  startsAt: number;
  /** The account of the directors, and the devices of those who count. */
  staff: string;
  phones: readonly string[];
  /** How many of the people don't come to their table. */
  absent: number;
  random: Random;
};

const MINUTE = 60_000;
const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'];

/**
 * Plays a whole night by the app's own functions, from the closed list to the champion, and yields everything
 * that was done, in order. The same evening gives the same night.
 */
export async function* playEvening(evening: Evening): AsyncGenerator<Done> {
  const { eventId, startsAt, random, plan, staff } = evening;
  const storage: Storage = new Map();
  let steps = 0;
  const boardData = (): BoardData | null => storage.get(`boards/${eventId}`) ?? null;
  const board = (): Board => readBoard(eventId, boardData());
  const secret = (): DrawSecret => readDrawSecret(storage.get(`events/${eventId}/private/draw`));
  const done = (change: Change, by: string, at: number): Done => {
    store(storage, change, at);
    return { at, by, change };
  };
  const act = (what: Act, at: number): Done => {
    steps++;
    return done(knownToken(actChange(eventId, boardData(), what, { by: staff, at }), steps), staff, at);
  };

  const list = closedList(evening.people, plan.seats);
  yield act(
    await closeList(evening, list, plan, seedFrom(random), startsAt - 25 * MINUTE),
    startsAt - 25 * MINUTE,
  );
  const numberOf = new Map([...list.numbers].map(([no, id]) => [id, no]));
  const favorites = evening.favorites.flatMap((id) => numberOf.get(id) ?? []);
  let at = startsAt - 18 * MINUTE;
  for (;;) {
    yield act(await drawRound(board(), secret().seed, cards(random), at), at);
    const key = board().open;
    const round = () => roundOf(board(), key);
    if (round().number === 1) {
      const away = random.some(
        [...list.numbers.keys()].filter((no) => !favorites.includes(no)),
        evening.absent,
      );
      for (const no of away) {
        at += MINUTE;
        yield act(absent(no), at);
      }
      at = Math.max(at, startsAt - plan.turn * MINUTE);
    }
    const game: Game = { ...plan, rule: round().rule, random, favorites, taken: new Set() };
    for (const [index] of round().waves.entries()) {
      at += plan.turn * MINUTE;
      yield act(startWave(round(), at), at);
      for (const slip of slipsOfWave(round(), index + 1, at, { ...evening, game, gone: board().gone })) {
        yield done(slipChange(eventId, slip), slip.by, slip.at);
        yield done(countChange(eventId, slip), slip.by, slip.at);
        at = Math.max(at, slip.at);
      }
    }
    at += 3 * MINUTE;
    const isFinal = round().tables.length === 1;
    const through = isFinal ? [] : whoGoesOn(board(), round());
    const next = { secret: { ...secret(), seed: seedFrom(random) }, list: round().proof.list };
    yield act(await closeRound(round(), through, isFinal ? null : next, at), at);
    if (isFinal || nextPlayers(board()).length === 0) return;
    at += 2 * MINUTE;
  }
}

function roundOf({ rounds }: Board, key: string): BoardRound {
  const round = rounds.find((one) => one.key === key);
  if (!round) throw new Error(`Round ${key} isn't drawn.`);
  return round;
}

function cards(random: Random): string {
  return [1, 2, 3].map(() => `${random.pick(ranks)}${random.pick(['S', 'H', 'D', 'C'])}`).join(' ');
}

/** Returns the slips of a wave that began at a moment, in the order in which they were written. */
function slipsOfWave(
  round: BoardRound,
  wave: number,
  startedAt: number,
  { plan, phones, random, game, gone }: Evening & { game: Game; gone: Board['gone'] },
): Slip[] {
  const tables = round.tables.filter((table) => table.wave === wave);
  const slips = tables.flatMap((table, index) => {
    let players: Player[] = table.seats.flatMap((no, seat) =>
      no === 0 || gone.has(no)
        ? []
        : [{ no, seat: `s${seat + 1}`, count: { hand: 0, chips: plan.start, out: false } }],
    );
    return countedHands(game.rule).map((hand): Slip => {
      const counted = playedTo(hand, players, game);
      players = counted;
      const minutes = tableMinutes(table.seats.length, { ...game.rule, length: { hands: hand } }, plan.pace);
      const at = startedAt + Math.round(minutes * MINUTE) + random.whole(5, 150) * 1_000;
      return {
        id: `${round.key}-${table.key}-${String(hand).padStart(2, '0')}`,
        round: round.key,
        table: table.key,
        by: phones[index % phones.length] ?? '',
        at,
        seats: Object.fromEntries(counted.map(({ seat, count }) => [seat, count])),
        seen: {},
        note: '',
      };
    });
  });
  return slips.sort((one, two) => one.at - two.at);
}

/** Returns who goes on; nobody ties, since no two stacks are the same. */
function whoGoesOn({ counts, gone }: Board, { key, tables, rule, others }: BoardRound): number[] {
  const finished = tables.map((table) => {
    const seats = counts[key]?.[table.key]?.seats ?? {};
    const people = table.seats.flatMap((no, seat) => {
      const count = seats[`s${seat + 1}`];
      return count && !gone.has(no) ? [{ no, count }] : [];
    });
    return { table: table.number, hands: countedHands(rule).at(-1) ?? 0, people };
  });
  return goOn(finished, { k: rule.k, others, timed: false }).through.map(({ no }) => no);
}

/** A step's token is random in the app; here it is known, so that the same seed gives the same sample. */
function knownToken({ writes }: Change, step: number): Change {
  return {
    writes: writes.map((write) =>
      write.op === 'set' && 'token' in write.fields
        ? { ...write, fields: { ...write.fields, token: `sample${String(step).padStart(6, '0')}` } }
        : write,
    ),
  };
}
