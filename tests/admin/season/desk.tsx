import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SeasonData, type SeasonSources } from '../../../src/admin/season/parts/useSeasonData.ts';
import { Season } from '../../../src/admin/season/StaffSeasonPage.tsx';
import type { DataError } from '../../../src/data/errors.ts';
import type { Source, WatchedList } from '../../../src/data/source.ts';
import { readStaffEvent } from '../../../src/data/staff/events.ts';
import { readPlayer } from '../../../src/domain/season/player.ts';
import { readSeason } from '../../../src/domain/season/season.ts';
import { ToastRegion } from '../../../src/ui/ToastRegion.tsx';

const origin = { fromCache: false, waiting: new Set<string>() };

/** Returns a source of one document. */
export function one<T>(item: T | null, more: { fromCache?: boolean } = {}) {
  const source: Source<{ item: T | null; fromCache: boolean; waiting: ReadonlySet<string> }> = (next) => {
    next({ ...origin, ...more, item });
    return () => {};
  };
  return source;
}

/** Returns a source of a list. */
export function some<T>(items: readonly T[], more: Partial<WatchedList<T>> = {}): Source<WatchedList<T>> {
  return (next) => {
    next({ ...origin, items, more: false, growing: false, ...more });
    return () => {};
  };
}

/** A source that never answers, and one that fails. */
export const silent: Source<never> = () => () => {};
export const failing =
  (error: DataError): Source<never> =>
  (_next, fail) => {
    fail(error);
    return () => {};
  };

export const player = (id: string, fields: object = {}) => readPlayer(id, fields);
export const event = (id: string, fields: object = {}) =>
  readStaffEvent(id, { title: `Night ${id}`, date: '2026-11-06', status: 'completed', ...fields });

const unexpected = async (): Promise<never> => {
  throw new Error('Not expected.');
};

/** A season without anything, whose acts fail; a test says what there is. */
const nothing: SeasonSources = {
  seasonsWithResults: one<readonly string[]>(['2026-27', '2025-26']),
  resultsOfSeason: () => some([]),
  eventsOfSeason: () => ({ source: some([]), more: () => {} }),
  eventsWithIds: () => some([]),
  standingsOf: (season) => one(readSeason(season, {})),
  findPlayers: unexpected,
  playerRecord: () => one<ReturnType<typeof player>>(null),
  joinedPlayers: some([]),
  resultsOfPlayers: () => some([]),
  playersWithIds: unexpected,
  playersShownAs: some([]),
  namePlaces: async () => ({ results: [], boards: [] }),
  showPlayerAs: unexpected,
  plannedJoin: unexpected,
  changeAliases: unexpected,
  computeAgain: unexpected,
  newestEntry: () => some([]),
  setRule: unexpected,
};

/** Shows the Season screen at an address, with what a test says there is. */
export function showSeason(
  address: string,
  given: Partial<SeasonSources> = {},
  { isSuper = true }: { isSuper?: boolean } = {},
): void {
  // The address is read where the screen writes it.
  history.replaceState(null, '', address);
  render(
    <MemoryRouter initialEntries={[address]}>
      <SeasonData value={{ ...nothing, ...given }}>
        <Season isSuper={isSuper} />
        <ToastRegion />
      </SeasonData>
    </MemoryRouter>,
  );
}

/** Sets whether the browser has a network. */
export async function setOnline(isOnline: boolean): Promise<void> {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  await act(async () => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

/** Returns the texts of a list, by its accessible name. */
export const textsOf = (name: string) =>
  [...screen.getByRole('list', { name }).children].map(({ textContent }) => textContent);
