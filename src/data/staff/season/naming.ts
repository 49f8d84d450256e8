import { updating, type Write } from '../../../domain/changes/change.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { readEvent } from '../../../domain/events/readEvent.ts';
import { entriesOf } from '../../../domain/fields/storedFields.ts';
import { readBoard } from '../../../domain/night/board/board.ts';
import { readDrawSecret } from '../../../domain/night/board/drawSecret.ts';
import { type ShownAs, shownName } from '../../../domain/night/draw/shownName.ts';
import { actChange } from '../../../domain/night/steps/act.ts';
import { showPeopleAs } from '../../../domain/night/steps/showPeopleAs.ts';
import { emailId, emailKey } from '../../../domain/participants/emailKey.ts';
import { type Participant, readParticipant } from '../../../domain/participants/participant.ts';
import { namedAs } from '../../../domain/results/namedAs.ts';
import { type Results, readResults } from '../../../domain/results/results.ts';
import { winnersOf } from '../../../domain/results/winners.ts';
import type { Player } from '../../../domain/season/player.ts';
import type { SeasonChange } from '../../../domain/season/publish/changeWrites.ts';
import { readTournament } from '../../../domain/tournaments/readTournament.ts';
import { DataError, isConflict, isRefused } from '../../errors.ts';
import { type SeasonReads, seasonChanges } from './seasonChanges.ts';
import type { SeasonStore } from './seasonStore.ts';

/** A board that a player is on, with their numbers there. */
export type BoardPlace = { eventId: string; title: string; numbers: readonly number[] };

/** Where a player's name stands in public. */
export type NamePlaces = { results: readonly Results[]; boards: readonly BoardPlace[] };

/** How someone wants to be shown everywhere; '' as they said each night. */
export type Showing = ShownAs | '';

/** What is left when a part failed: the boards that still show the name as before. */
export type Shown = { left: readonly BoardPlace[] };

/** Tells what a person is called at a night, by the id in its results; '' on its board. */
type NamesAt = (eventId: string) => Promise<(id: string) => string>;

/** The maximum number of values in one query. */
const valuesAtOnce = 30;
/** How often a board is written again, because a director was faster. */
const tries = 4;
/** The rules look up the results of each tournament that changes, and 20 documents for a commit. */
const nightsAtOnce = 10;

/** Returns the functions that change how people are shown in a database; `by`: the account that does it. */
export function naming(store: SeasonStore, by: () => string) {
  const { changeSeasons } = seasonChanges(store);

  /**
   * Returns where a person's name stands in public: the results of all seasons, and the boards of all nights,
   * also of those that still play or that they were sent out of. `players`: their record, and those that were
   * joined to it. Two or three reads for each event that has a board. @throws DataError
   */
  async function namePlaces(players: readonly Player[]): Promise<NamePlaces> {
    const ids = players.map(({ id }) => id).slice(0, valuesAtOnce);
    const [nights, events] = await Promise.all([
      store.list('results', ['ids', 'array-contains-any', ids]),
      store.list('events', ['board', 'in', ['live', 'results']]),
    ]);
    const results = nights.map(({ id, data }) => readResults(id, data));
    const boards = await Promise.all(
      events.map(async ({ id, data }) => {
        const night = results.find(({ eventId }) => eventId === id);
        const numbers = await numbersOf(id, players, night);
        return { eventId: id, title: eventTitle(readEvent(id, data)), numbers };
      }),
    );
    return { results, boards: boards.filter(({ numbers }) => numbers.length > 0) };
  }

  /** Returns a person's numbers on a board: by their place, and by the list that the night was closed with. */
  async function numbersOf(
    eventId: string,
    players: readonly Player[],
    night: Results | undefined,
  ): Promise<number[]> {
    const ids = new Set(players.map(({ id }) => id));
    const rows = night?.source === 'board' ? night.rows.filter(({ player }) => ids.has(player)) : [];
    const placed = rows.map(({ no }) => no);
    const people = new Set((await participantsLike(eventId, players)).map(({ id }) => id));
    if (people.size === 0) return placed;
    const secret = await store.get(`events/${eventId}/private/draw`);
    const listed = Object.entries(readDrawSecret(secret.data).numbers);
    return [...new Set([...placed, ...listed.flatMap(([no, id]) => (people.has(id) ? [Number(no)] : []))])];
  }

  /** Returns the people on an event's list who have one of the players' email addresses. */
  async function participantsLike(eventId: string, players: readonly Player[]): Promise<Participant[]> {
    const emails = [...new Set(players.flatMap(({ email }) => [email, emailKey(email)]))].filter(Boolean);
    if (emails.length === 0) return [];
    const list = `events/${eventId}/participants`;
    const ids = [...new Set(emails.map(emailId))];
    const [written, byId] = await Promise.all([
      store.list(list, ['email', 'in', emails.slice(0, valuesAtOnce)]),
      Promise.all(ids.map((id) => store.get(`${list}/${id}`))),
    ]);
    const all = [...written, ...byId].filter(({ data }) => data !== undefined);
    return [...new Map(all.map(({ id, data }) => [id, readParticipant(id, data)])).values()];
  }

  /**
   * Shows a person another way wherever their name is public: in results, standings and tournaments together,
   * ten nights a transaction, then on the boards of their nights, one after the other. `players`: their record first, then
   * those that were joined to it. It can be repeated: what is already so isn't written again. Needs a network.
   * @throws DataError when it isn't known what is left
   */
  async function showPlayerAs(players: readonly Player[], as: Showing): Promise<Shown> {
    await store.connected();
    const namesAt = nightNames(players, as);
    const ids = new Set(players.map(({ id }) => id));
    let left = 0;
    const changeSome = async ({ resultsWith }: SeasonReads): Promise<SeasonChange | null> => {
      const nights = await resultsWith([...ids]);
      const shown = await Promise.all(
        nights.map(async (night) => {
          const nameOf = await namesAt(night.eventId);
          return namedAs(night, ({ player }) => (ids.has(player) ? nameOf(player) : undefined));
        }),
      );
      const all = shown.filter((night, at) => night !== nights[at]);
      const changed = all.slice(0, nightsAtOnce);
      left = all.length - changed.length;
      const records = await recordsToChange([...ids], as);
      if (changed.length + records.length === 0) return null;
      return {
        results: new Map(changed.map((night) => [night.eventId, night])),
        players: new Map(records.map((id) => [id, { shownAs: as }])),
        writes: await tournamentWrites(changed.filter((night) => isAhead(night, ids))),
      };
    };
    do await changeSeasons(changeSome);
    while (left > 0);
    return { left: await showOnBoards(players, namesAt) };
  }

  /** Shows a person another way on all of their boards. Returns those that failed. */
  async function showOnBoards(players: readonly Player[], namesAt: NamesAt): Promise<BoardPlace[]> {
    const { boards } = await namePlaces(players);
    const failed: BoardPlace[] = [];
    for (const place of boards) {
      const isDone = await showOnBoard(place, async () => (await namesAt(place.eventId))('')).then(
        () => true,
        () => false,
      );
      if (!isDone) failed.push(place);
    }
    return failed;
  }

  /** Returns which records don't say yet how someone is shown. */
  async function recordsToChange(ids: readonly string[], as: Showing): Promise<string[]> {
    const found = await Promise.all(ids.map((id) => store.get(`players/${id}`)));
    return found.flatMap(({ id, data }) => (valueIn(data, 'shownAs') === as ? [] : [id]));
  }

  /** Returns what tells a person's name at each night. */
  function nightNames(players: readonly Player[], as: Showing): NamesAt {
    const [own] = players;
    const recordOf = (id: string) => players.find((player) => player.id === id && player.name !== '') ?? own;
    return async (eventId) => {
      if (as !== '') return (id) => shownName(recordOf(id)?.name ?? '', as);
      const people = await participantsLike(eventId, players);
      return (id) => {
        const { name = '', email = '' } = recordOf(id) ?? {};
        const said = people.find((person) => emailKey(person.email) === emailKey(email)) ?? people[0];
        return said ? shownName(said.name, said.shownAs) : shownName(name, 'short');
      };
    };
  }

  async function tournamentWrites(nights: readonly Results[]): Promise<Write[]> {
    const writes = await Promise.all(
      nights.map(async (night) => {
        const { id, path, data } = await store.get(`tournaments/${night.eventId}`);
        if (data === undefined) return [];
        const now = winnersOf(night);
        const { winner, runnerUp } = readTournament(id, data);
        return winner === now.winner && runnerUp === now.runnerUp ? [] : [updating(path, now)];
      }),
    );
    return writes.flat();
  }

  /** Shows someone another way on a board, as a step of its log. */
  async function showOnBoard(
    { eventId, numbers }: BoardPlace,
    nameNow: () => Promise<string>,
  ): Promise<void> {
    const [path, name] = [`boards/${eventId}`, await nameNow()];
    for (let left = tries - 1; ; left -= 1) {
      const { data: found } = await store.get(path);
      const data = Object.fromEntries(entriesOf(found));
      const act = showPeopleAs(readBoard(eventId, data), new Map(numbers.map((no) => [no, name])));
      if (found === undefined || !act) return;
      const { writes } = actChange(eventId, data, act, { by: by(), at: Date.now() });
      const check = async (get: SeasonStore['get']) => {
        if (valueIn((await get(path)).data, 'token') !== data.token) throw new DataError('conflict');
      };
      try {
        return await store.commit(check, writes);
      } catch (error) {
        // A director at the night was faster; the rules may see that first.
        if (left === 0 || !(isConflict(error) || isRefused(error))) throw error;
      }
    }
  }

  return { namePlaces, showPlayerAs };
}

/** Whether one of these players won or came second. */
function isAhead({ rows }: Results, ids: ReadonlySet<string>): boolean {
  return rows.some(({ player, place }) => place <= 2 && ids.has(player));
}

function valueIn(data: unknown, name: string): unknown {
  return entriesOf(data).find(([field]) => field === name)?.[1];
}
