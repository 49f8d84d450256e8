import type { Change } from '../../src/domain/changes/change.ts';
import { deviceCode } from '../../src/domain/crew/crewMember.ts';
import { ticketTags } from '../../src/domain/cross/ticketTags.ts';
import { type Board, type BoardRound, openRound, readBoard } from '../../src/domain/night/board/board.ts';
import type { BoardData } from '../../src/domain/night/board/boardPatch.ts';
import { type DrawSecret, readDrawSecret } from '../../src/domain/night/board/drawSecret.ts';
import { countChange, slipChange } from '../../src/domain/night/counts/countChanges.ts';
import { isFinal, seated } from '../../src/domain/night/counts/roundStanding.ts';
import { seatKey } from '../../src/domain/night/counts/seats.ts';
import type { Slip } from '../../src/domain/night/counts/slips.ts';
import { closedList, type DrawnPerson, listedPlayer } from '../../src/domain/night/draw/closedList.ts';
import { sha256 } from '../../src/domain/night/draw/drawList.ts';
import { tableMinutes } from '../../src/domain/night/format/nightLength.ts';
import type { NightPlan } from '../../src/domain/night/format/nightPlan.ts';
import { drawnStatus } from '../../src/domain/night/plan/roundNames.ts';
import { type Act, actChange } from '../../src/domain/night/steps/act.ts';
import { closeList } from '../../src/domain/night/steps/closeList.ts';
import { closeRound } from '../../src/domain/night/steps/closeRound.ts';
import { drawRound, nextRound } from '../../src/domain/night/steps/drawRound.ts';
import { markAbsent, seatLate } from '../../src/domain/night/steps/seatMoves.ts';
import { typeCards } from '../../src/domain/night/steps/typeCards.ts';
import { startWave } from '../../src/domain/night/steps/waves.ts';
import { keptAtCut } from '../../src/domain/night/watch/cuts.ts';
import type { Random } from '../random.ts';
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
  /** Somebody who comes after the draw. */
  late?: DrawnPerson | undefined;
  random: Random;
};

const MINUTE = 60_000;
const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'];

/**
 * Plays a whole night by the app's own functions, from the closed list to the champion, and yields everything
 * that was done, in order. The same evening gives the same night.
 */
export async function* playEvening(evening: Evening): AsyncGenerator<Done> {
  const { eventId, startsAt, random, plan, people, staff } = evening;
  const storage: Storage = new Map();
  const data = (): BoardData | null => storage.get(`boards/${eventId}`) ?? null;
  const board = (): Board => readBoard(eventId, data());
  const secret = (): DrawSecret => readDrawSecret(storage.get(`events/${eventId}/private/draw`));
  const done = (change: Change, by: string, at: number): Done => {
    store(storage, change, at);
    return { at, by, change };
  };
  const act = async (what: Act, at: number): Promise<Done> => {
    const change = actChange(eventId, data(), await seeded(what, random), { by: staff, at });
    return done(withToken(change, random), staff, at);
  };

  let at = startsAt - 25 * MINUTE;
  const list = closedList(people, plan.seats);
  const kept = readDrawSecret({ key: hex(random) });
  const tags = await ticketTags(eventId, people);
  yield await act(await closeList({ event: about(evening), list, tags, plan, startsAt, at }, null, kept), at);
  const numbers = new Map([...list.numbers].map(([no, id]) => [id, no]));
  const favorites = evening.favorites.flatMap((id) => numbers.get(id) ?? []);
  const away = random.some(
    [...list.numbers.keys()].filter((no) => !favorites.includes(no)),
    evening.absent,
  );
  at = startsAt - 18 * MINUTE;
  for (;;) {
    const { number, rounds } = nextRound(board());
    const event = { bracketStatus: drawnStatus(number, rounds) };
    const [by = ''] = evening.phones;
    yield done(typeCards(eventId, cards(random), deviceCode(by)), by, at - 40_000);
    yield await act(await drawRound(board(), secret(), { cards: '', event, at }), at);
    if (number === 1) {
      yield* firstCalls(evening, { act, board, data, secret, away });
      at = startsAt - plan.turn * MINUTE;
    }
    const round = opened(board());
    const { rule, waves } = round;
    const kept = keptAtCut(round);
    const game: Game = { ...plan, rule, kept, random, favorites, taken: new Set() };
    for (const [index] of waves.entries()) {
      at += plan.turn * MINUTE;
      yield await act(startWave(board(), at), at);
      for (const slip of slipsOfWave(board(), index + 1, at, { ...evening, game })) {
        yield done(slipChange(eventId, slip), slip.by, slip.at);
        yield done(countChange(eventId, slip), slip.by, slip.at);
        at = Math.max(at, slip.at);
      }
    }
    at += 3 * MINUTE;
    const isOver = isFinal(opened(board()));
    yield await act(await closeRound(board(), secret(), { at }), at);
    if (isOver) return;
    at += 2 * MINUTE;
  }
}

type Desk = {
  act: (what: Act, at: number) => Promise<Done>;
  board: () => Board;
  data: () => BoardData | null;
  secret: () => DrawSecret;
  away: readonly number[];
};

/** What the director does between the first draw and the first wave. */
async function* firstCalls(
  { eventId, startsAt, late, people }: Evening,
  { act, board, data, secret, away }: Desk,
): AsyncGenerator<Done> {
  if (late) {
    const at = startsAt - 9 * MINUTE;
    const person = (no: number) => listedPlayer(late, no, people);
    const night = { board: board(), data: data() ?? {} };
    const tag = (await ticketTags(eventId, [late])).get(late.id) ?? '';
    yield await act(await seatLate(night, secret(), { id: late.id, tag, person, at }), at);
  }
  for (const [index, no] of away.entries()) {
    yield await act(markAbsent(board(), no), startsAt - 3 * MINUTE + index * 5_000);
  }
}

const about = ({ title, day, place }: Evening) => ({ title, day, place });

function opened(board: Board): BoardRound {
  const round = openRound(board);
  if (!round) throw new Error('No round is open.');
  return round;
}

function cards(random: Random): string {
  const drawn = [1, 2, 3].map(() => `${random.pick(ranks)}${random.pick(['S', 'H', 'D', 'C'])}`);
  return drawn.sort().join(' ');
}

/** Returns the slips of a wave that began at a moment, in the order in which they were written. */
function slipsOfWave(
  board: Board,
  wave: number,
  startedAt: number,
  { plan, phones, random, game }: Evening & { game: Game },
): Slip[] {
  const round = opened(board);
  const tables = round.tables.filter((table) => table.wave === wave);
  const slips = tables.flatMap((table, index) => {
    let players: Player[] = seated(table, board).map(({ no, index: seat }) => ({
      no,
      seat: seatKey(seat),
      count: { hand: 0, chips: plan.start, out: false },
    }));
    return countedHands(game.rule).flatMap((hand) => {
      players = playedTo(hand, players, game);
      const minutes = tableMinutes(table.seats.length, { ...game.rule, length: { hands: hand } }, plan.pace);
      const at = startedAt + Math.round(minutes * MINUTE) + random.whole(5, 150) * 1_000;
      const slip: Slip = {
        id: `${round.key}-${table.key}-${String(hand).padStart(2, '0')}`,
        round: round.key,
        table: table.key,
        by: phones[index % phones.length] ?? '',
        at,
        seats: Object.fromEntries(players.map(({ seat, count }) => [seat, count])),
        seen: {},
        note: '',
      };
      const isMistyped = round.number === 1 && index === 1 && hand === countedHands(game.rule)[0];
      return isMistyped ? corrected(slip) : [slip];
    });
  });
  return slips.sort((one, two) => one.at - two.at);
}

/** Returns a slip as somebody typed it wrongly, and the one that corrects it half a minute later. */
function corrected(slip: Slip): Slip[] {
  const [first] = Object.entries(slip.seats).filter(([, { out }]) => !out);
  if (!first) return [slip];
  const [seat, count] = first;
  const wrong = { ...count, chips: count.chips * 10 };
  return [
    { ...slip, seats: { ...slip.seats, [seat]: wrong } },
    {
      ...slip,
      id: `${slip.id}-corrected`,
      at: slip.at + 30_000,
      seats: { [seat]: count },
      seen: { [seat]: wrong },
      note: 'One zero too many',
    },
  ];
}

function hex(random: Random): string {
  return Array.from({ length: 64 }, () => random.whole(0, 15).toString(16)).join('');
}

/** Puts a seed of the sample in the place of a random one, with its promise. */
export async function seeded(act: Act, random: Random): Promise<Act> {
  if (!act.secret?.seed) return act;
  const seed = hex(random);
  const hash = await sha256(seed);
  const patch = act.patch.map(({ path, ...rest }) =>
    path === 'promise' && typeof rest.value === 'object'
      ? { path, value: { ...rest.value, hash } }
      : { path, ...rest },
  );
  return { ...act, patch, secret: { ...act.secret, seed } };
}

/** Puts a token of the sample in the place of a step's random one, which its board names too. */
function withToken({ writes }: Change, random: Random): Change {
  const token = random
    .whole(10 ** 11, 10 ** 12 - 1)
    .toString(36)
    .padStart(12, 'x');
  return {
    writes: writes.map((write) =>
      write.op !== 'delete' && 'token' in write.fields
        ? { ...write, fields: { ...write.fields, token } }
        : write,
    ),
  };
}
