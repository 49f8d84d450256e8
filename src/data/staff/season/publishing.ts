import { readEvent } from '../../../domain/events/readEvent.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import { readBoard } from '../../../domain/night/board/board.ts';
import { readDrawSecret } from '../../../domain/night/board/drawSecret.ts';
import { readParticipant } from '../../../domain/participants/participant.ts';
import type { NightRecords } from '../../../domain/results/boardResults.ts';
import { type Results, readResults } from '../../../domain/results/results.ts';
import {
  boardNight,
  type NightResults,
  publication,
  takenBack,
} from '../../../domain/season/publish/publication.ts';
import type { KnownPlayers } from '../../../domain/season/publish/publishedPeople.ts';
import { shownAlike } from '../../../domain/season/publish/shownAlike.ts';
import { DataError } from '../../errors.ts';
import { PartlyDone } from './partlyDone.ts';
import { type MakeSeasonChange, seasonChanges } from './seasonChanges.ts';
import type { SeasonStore } from './seasonStore.ts';
import { showAsInResults } from './showOnBoards.ts';

/** What the director saw when they published: the version that stands, 0 for none. */
export type Seen = { version: number };

/** Makes results of an event as the server has it; `secret`: the key of players' ids. */
export type MakeNight = (event: TourEvent, secret: string) => Promise<NightResults>;

/** Returns the functions that publish results in a database; `by`: the account that does it. */
export function publishing(store: SeasonStore, by: () => string) {
  const { changeSeasons } = seasonChanges(store);

  /**
   * Publishes the results of an event, or corrects them, with its tournament and the standings. `line`: the
   * public line of a correction, '' for none. Returns false when just that was published already. Needs a
   * network. Boards show nobody by more than the results: those of other nights first, so that an attempt
   * which breaks off is repeated as a whole. @throws DataError, 'conflict' when somebody else published
   * something else, 'missing' without the event; PartlyDone when it is published and names are left
   */
  async function publishNight(
    eventId: string,
    { version }: Seen,
    line: string,
    make: MakeNight,
  ): Promise<boolean> {
    await store.connected();
    const at = Date.now();
    const change: MakeSeasonChange = async ({ settings, players: known, resultsOf, resultsIn }) => {
      const { data } = await store.get(`events/${eventId}`);
      if (data === undefined) throw new DataError('missing');
      const event = readEvent(eventId, data);
      const [before, night] = await Promise.all([resultsOf(eventId), make(event, settings.secret)]);
      const season = await resultsIn(night.results.season);
      const published = publication({ ...night, event, before, known, season, line, at });
      // The same, published by a colleague or by an attempt whose answer was lost, is as good.
      if (published && (before?.version ?? 0) !== version) throw new DataError('conflict');
      await showOthers(published?.results?.get(eventId) ?? before, season, known);
      return published;
    };
    try {
      const isChanged = await changeSeasons(change);
      await showOwn(eventId);
      return isChanged;
    } catch (error) {
      throw error instanceof PartlyDone ? new PartlyDone(error, () => finish(eventId)) : error;
    }
  }

  /** Shows people on the boards of other nights as a night's new results have them. */
  async function showOthers(own: Results | null, season: readonly Results[], known: KnownPlayers) {
    if (!own) return;
    const nights = [own, ...season.filter(({ eventId }) => eventId !== own.eventId)];
    const alike = shownAlike(nights, known);
    for (const [at, night] of alike.entries())
      if (at > 0 && night !== nights[at] && night.source === 'board')
        await showAsInResults({ store, by }, night);
  }

  async function showOwn(eventId: string): Promise<void> {
    try {
      const { data } = await store.get(`results/${eventId}`);
      const results = readResults(eventId, data);
      if (results.source === 'board') await showAsInResults({ store, by }, results);
    } catch (error) {
      throw new PartlyDone(error, () => finish(eventId));
    }
  }

  /** Does what a publication has left: names in other results, and on the night's own board. */
  async function finish(eventId: string): Promise<void> {
    try {
      await store.connected();
      await changeSeasons(async ({ resultsOf }) => {
        const results = await resultsOf(eventId);
        return results && { results: new Map([[eventId, results]]) };
      });
    } catch (error) {
      throw new PartlyDone(error, () => finish(eventId));
    }
    await showOwn(eventId);
  }

  /**
   * Publishes the places of an event's board as they stand. `rev`: the revision of the board that the
   * director saw. Returns false when just that was published already. Needs a network. @throws DataError as
   * `publishNight`; 'conflict' also when the board has changed, 'invalid' for an event without a day
   */
  function publishBoard(
    eventId: string,
    { rev, version }: Seen & { rev: number },
    line: string,
  ): Promise<boolean> {
    return publishNight(eventId, { version }, line, async (event, secret) => {
      const records = await boardRecords(store, event);
      if (records.board.rev !== rev) throw new DataError('conflict');
      const night = await boardNight(records, secret);
      if (!night) throw new DataError('invalid');
      return night;
    });
  }

  /**
   * Takes the results of an event back, with its tournament; returns false when there are none. Needs a
   * network.
   * @throws DataError
   */
  async function takeBack(eventId: string): Promise<boolean> {
    await store.connected();
    return changeSeasons(async ({ resultsOf }) => {
      const [before, board] = await Promise.all([resultsOf(eventId), store.get(`boards/${eventId}`)]);
      return before && takenBack(eventId, board.data !== undefined);
    });
  }

  /**
   * Takes the results of an event back before it is deleted; reads one document when there are none. Can be
   * repeated. @throws DataError
   */
  async function removeResults(eventId: string): Promise<void> {
    const { data } = await store.get(`results/${eventId}`);
    if (data !== undefined) await takeBack(eventId);
  }

  return { publishNight, publishBoard, takeBack, removeResults };
}

/** Returns the records of an event's night that its places are made of. */
async function boardRecords(store: SeasonStore, event: TourEvent): Promise<NightRecords> {
  const path = `events/${event.id}`;
  const [board, draw, people] = await Promise.all([
    store.get(`boards/${event.id}`),
    store.get(`${path}/private/draw`),
    store.list(`${path}/participants`),
  ]);
  return {
    event,
    board: readBoard(event.id, board.data),
    numbers: readDrawSecret(draw.data).numbers,
    people: people.map(({ id, data }) => readParticipant(id, data)),
  };
}
