import type { Write } from '../../src/domain/changes/change.ts';
import { readResults } from '../../src/domain/results/results.ts';
import { readPlayer, readSeasonSettings } from '../../src/domain/season/player.ts';
import {
  changeWrites,
  noSeasons,
  plannedChange,
  type SeasonChange,
  type StoredSeasons,
} from '../../src/domain/season/publish/changeWrites.ts';
import { readSeason } from '../../src/domain/season/season.ts';

const seasons = ['2025-26', '2026-27', '2027-28'];

/** A database in memory that holds what changes of seasons write. */
export class SeasonDatabase {
  readonly documents = new Map<string, Record<string, unknown>>();

  get(path: string): Record<string, unknown> | undefined {
    return this.documents.get(path);
  }

  in(folder: string): [string, Record<string, unknown>][] {
    const depth = folder.split('/').length + 1;
    return [...this.documents].filter(
      ([path]) => path.startsWith(`${folder}/`) && path.split('/').length === depth,
    );
  }

  /** Returns what a change starts from: all of the seasons. */
  stored(): StoredSeasons {
    const kept = this.get('settings/season');
    const players = this.in('players').map(([path, data]) => readPlayer(path.slice('players/'.length), data));
    const all = this.in('results').map(([path, data]) => readResults(path.slice('results/'.length), data));
    return {
      settings: kept ? readSeasonSettings(kept) : noSeasons('S'.repeat(43)).settings,
      isKept: kept !== undefined,
      players: new Map(players.filter((one) => one.aliasOf || one.shownAs).map((one) => [one.id, one])),
      seasons: seasons.map((season) => {
        const { rev, rule, totals } = readSeason(season, this.get(`seasons/${season}`));
        const results = all.filter((night) => night.season === season);
        return { season, rev, rule, isOld: rev > 0 && totals.named === null, results };
      }),
    };
  }

  write(writes: readonly Write[]): void {
    for (const write of writes) {
      if (write.op === 'delete') this.documents.delete(write.path);
      else {
        const before = write.op === 'update' || write.merge ? this.get(write.path) : {};
        this.documents.set(write.path, structuredClone({ ...before, ...write.fields }));
      }
    }
  }

  change(change: SeasonChange): void {
    this.write(changeWrites(this.stored(), change));
  }

  /** Makes a change, the names of `winners` other nights at a time. Returns in how many commits. */
  changeInSteps(change: SeasonChange, winners: number): number {
    let commits = 0;
    for (let next: SeasonChange | null = change; next; commits += 1) {
      const { writes, left } = plannedChange(this.stored(), next, winners);
      this.write(writes);
      const results = left === undefined ? null : readResults(left, this.get(`results/${left}`));
      next = results && { results: new Map([[results.eventId, results]]) };
    }
    return commits;
  }
}
