import type { Results } from '../results/results.ts';
import type { GroupNight } from './groupSeason.ts';
import { hasPage } from './hasPage.ts';
import type { Names } from './names.ts';
import { grouped } from './ranking.ts';
import type { SeasonEvent } from './season.ts';
import { seasonEntries } from './seasonEntries.ts';

/** Returns the nights as the standings list them. With two champions, the first by id stands for both. */
export function seasonEvents(
  nights: readonly Results[],
  aliases: ReadonlyMap<string, string>,
  names: Names,
): SeasonEvent[] {
  return nights.map((night) => {
    const champion = seasonEntries([night], aliases).find(({ place }) => place === 1);
    const winner = champion ? names.player(champion.player) : '';
    return {
      id: night.eventId,
      title: night.title,
      day: night.day,
      school: night.collegeName,
      schoolId: night.collegeId,
      players: night.players,
      winner,
      winnerId: champion && hasPage(winner) ? champion.player : '',
    };
  });
}

/** Returns the nights by the id of their host, newest first; `nights` and `events` are the same nights. */
export function nightsByHost(
  nights: readonly Results[],
  events: readonly SeasonEvent[],
  hostOf: (night: Results) => string,
): Map<string, GroupNight[]> {
  const winners = new Map(events.map(({ id, winner }) => [id, winner]));
  const shown = ({ eventId, title, day, players }: Results): GroupNight => {
    return { eventId, title, day, players, winner: winners.get(eventId) ?? '' };
  };
  const byHost = grouped(nights.toReversed(), hostOf);
  return new Map([...byHost].map(([host, hosted]) => [host, hosted.map(shown)]));
}
