import { readEvent } from '../../../domain/events/readEvent.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import { readBoard } from '../../../domain/night/board/board.ts';
import { readDrawSecret } from '../../../domain/night/board/drawSecret.ts';
import { readParticipant } from '../../../domain/participants/participant.ts';
import type { NightRecords } from '../../../domain/results/boardResults.ts';
import {
  boardNight,
  type NightResults,
  publication,
  takenBack,
} from '../../../domain/season/publish/publication.ts';
import { DataError } from '../../errors.ts';
import { namesElsewhere } from './namesElsewhere.ts';
import { type MakeSeasonChange, seasonChanges } from './seasonChanges.ts';
import type { SeasonStore } from './seasonStore.ts';

/** What the director saw when they published: the version that stands, 0 for none. */
export type Seen = { version: number };

/** Makes results of an event as the server has it; `secret`: the key of players' ids. */
export type MakeNight = (event: TourEvent, secret: string) => Promise<NightResults>;

/** Returns the functions that publish results in a database; `by`: the account that does it. */
export function publishing(store: SeasonStore, by: () => string) {
  const { changeSeasons } = seasonChanges(store);
  const { showOthers, withNames } = namesElsewhere(store, by);

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
    return withNames(eventId, () => changeSeasons(change));
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
