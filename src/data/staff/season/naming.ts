import { updating, type Write } from '../../../domain/changes/change.ts';
import { valueAt } from '../../../domain/fields/fieldPath.ts';
import { type ShownAs, shownName } from '../../../domain/night/draw/shownName.ts';
import { emailKey } from '../../../domain/participants/emailKey.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import { namedAs } from '../../../domain/results/namedAs.ts';
import type { Results } from '../../../domain/results/results.ts';
import { winnersOf } from '../../../domain/results/winners.ts';
import type { Player } from '../../../domain/season/player.ts';
import type { SeasonChange } from '../../../domain/season/publish/changeWrites.ts';
import type { KnownPlayers } from '../../../domain/season/publish/publishedPeople.ts';
import { shownAlike } from '../../../domain/season/publish/shownAlike.ts';
import { hiddenness } from '../../../domain/season/strictestNames.ts';
import { readTournament } from '../../../domain/tournaments/readTournament.ts';
import { type BoardPlace, namePlaces, participantsLike } from './namePlaces.ts';
import { type SeasonReads, seasonChanges } from './seasonChanges.ts';
import type { SeasonStore } from './seasonStore.ts';
import { showOnBoards } from './showOnBoards.ts';

/** How someone wants to be shown everywhere; '' as they said each night. */
export type Showing = ShownAs | '';

/** What is left when a part failed: the boards that still show the name as before. */
export type Shown = { left: readonly BoardPlace[] };

/** Tells what a person is called at a night, by the id in its results; '' on its board. */
type NamesAt = (eventId: string) => Promise<(id: string) => string>;

/** The rules look up the results of each tournament that changes, and 20 documents for a commit. */
const nightsAtOnce = 10;

/** Returns the functions that change how people are shown in a database; `by`: the account that does it. */
export function naming(store: SeasonStore, by: () => string) {
  const { changeSeasons } = seasonChanges(store);

  /**
   * Shows a person another way wherever their name is public: in results, standings and tournaments together,
   * ten nights a transaction, then on the boards of their nights, one after the other. `players`: their
   * record first, then those that were joined to it. It can be repeated: what is already so isn't written
   * again. Needs a network. @throws DataError when it isn't known what is left
   */
  async function showPlayerAs(players: readonly Player[], as: Showing): Promise<Shown> {
    await store.connected();
    const namesAt = nightNames(store, players, as);
    const ids = new Set(players.map(({ id }) => id));
    let waiting = 0;
    const changeSome = async ({ resultsWith, players: known }: SeasonReads): Promise<SeasonChange | null> => {
      const nights = await resultsWith([...ids]);
      const said = await Promise.all(
        nights.map(async (night) => {
          const nameOf = await namesAt(night.eventId);
          return namedAs(night, ({ player }) => (ids.has(player) ? nameOf(player) : undefined));
        }),
      );
      const shown = as === '' ? leastShown(said, ids, known) : said;
      const all = shown.filter((night, at) => night !== nights[at]);
      const changed = all.slice(0, nightsAtOnce);
      waiting = all.length - changed.length;
      const records = await recordsToChange(store, [...ids], as);
      if (changed.length + records.length === 0) return null;
      return {
        results: new Map(changed.map((night) => [night.eventId, night])),
        players: new Map(records.map((id) => [id, { shownAs: as }])),
        named: ids,
        writes: await tournamentWrites(
          store,
          changed.filter((night) => isAhead(night, ids)),
        ),
      };
    };
    do await changeSeasons(changeSome);
    while (waiting > 0);
    const { boards, results } = await namePlaces(store, players);
    const left = await showOnBoards({ store, by }, boards, async (id) => {
      const said = (await namesAt(id))('');
      const night = results.find(({ eventId }) => eventId === id);
      const shown = night?.rows.find(({ player }) => ids.has(player))?.name ?? said;
      return hiddenness(shown) > hiddenness(said) ? shown : said;
    });
    return { left };
  }

  return { namePlaces: (players: readonly Player[]) => namePlaces(store, players), showPlayerAs };
}

/** Returns results, in their order, with these players as at their season's night that shows least. */
function leastShown(said: readonly Results[], ids: ReadonlySet<string>, known: KnownPlayers): Results[] {
  const free: KnownPlayers = new Map(
    [...known].map(([id, player]) => [id, ids.has(id) ? { ...player, shownAs: '' } : player]),
  );
  return said.map((night) => {
    const season = said.filter((other) => other.season === night.season);
    return shownAlike(season, free, (id) => ids.has(id))[season.indexOf(night)] ?? night;
  });
}

/** Returns which records don't say yet how someone is shown. */
async function recordsToChange(store: SeasonStore, ids: readonly string[], as: Showing): Promise<string[]> {
  const found = await Promise.all(ids.map((id) => store.get(`players/${id}`)));
  return found.flatMap(({ id, data }) => (valueAt(data, 'shownAs') === as ? [] : [id]));
}

/** Returns what tells a person's name at each night. */
function nightNames(store: SeasonStore, players: readonly Player[], as: Showing): NamesAt {
  const [own] = players;
  const recordOf = (id: string) => players.find((player) => player.id === id && player.name !== '') ?? own;
  return async (eventId) => {
    if (as !== '') return (id) => shownName(recordOf(id)?.name ?? '', as);
    const people = await participantsLike(store, eventId, players);
    return (id) => {
      const { name = '', email = '', id: own = '' } = recordOf(id) ?? {};
      const isTheirs = (person: Participant) =>
        person.player ? person.player === own : emailKey(person.email) === emailKey(email);
      const said = people.find(isTheirs) ?? people[0];
      return said ? shownName(said.name, said.shownAs) : shownName(name, 'short');
    };
  };
}

async function tournamentWrites(store: SeasonStore, nights: readonly Results[]): Promise<Write[]> {
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

/** Whether one of these players won or came second. */
function isAhead({ rows }: Results, ids: ReadonlySet<string>): boolean {
  return rows.some(({ player, place }) => place <= 2 && ids.has(player));
}
