import { createContext, useContext } from 'react';
import { eventsWithIds } from '../../../data/staff/events.ts';
import { newestEntry } from '../../../data/staff/history.ts';
import { changeSeasons, computeAgain } from '../../../data/staff/season/changeSeasons.ts';
import {
  findPlayers,
  joinedPlayers,
  playerRecord,
  playersShownAs,
  playersWithIds,
  resultsOfPlayers,
} from '../../../data/staff/season/players.ts';
import {
  eventsOfSeason,
  resultsOfSeason,
  seasonsWithResults,
  standingsOf,
} from '../../../data/staff/season/seasonReads.ts';
import {
  changeAliases,
  namePlaces,
  plannedJoin,
  showPlayerAs,
} from '../../../data/staff/season/staffPeople.ts';
import type { SeasonRule } from '../../../domain/season/seasonRule.ts';

const real = {
  seasonsWithResults,
  resultsOfSeason,
  eventsOfSeason,
  eventsWithIds,
  standingsOf,
  findPlayers,
  playerRecord,
  joinedPlayers,
  resultsOfPlayers,
  playersWithIds,
  playersShownAs,
  namePlaces,
  showPlayerAs,
  plannedJoin,
  changeAliases,
  computeAgain,
  newestEntry,
  setRule: async (season: string, rule: SeasonRule): Promise<void> => {
    await changeSeasons(() => ({ rules: new Map([[season, rule]]) }));
  },
};

/** What the Season screen reads and does; tests have their own. */
export type SeasonSources = typeof real;
export const SeasonData = createContext<SeasonSources>(real);

/** Returns what the Season screen reads and does. */
export const useSeasonData = (): SeasonSources => useContext(SeasonData);
