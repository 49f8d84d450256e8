import { type College, readCollege } from '../colleges/college.ts';
import { collegeDirectory } from '../colleges/collegeDirectory.ts';
import { eventTitle } from '../events/eventTitle.ts';
import { eventsCsv } from '../events/lists/eventsCsv.ts';
import { readEvent } from '../events/readEvent.ts';
import type { TourEvent } from '../events/tourEvent.ts';
import { type Fraternity, readFraternity } from '../fraternities/fraternity.ts';
import type { ListedCollege } from '../lists/listedColleges.ts';
import { collegesCsv } from '../outreach/csv/collegesCsv.ts';
import { fraternitiesCsv } from '../outreach/csv/fraternitiesCsv.ts';
import { readParticipant } from '../participants/participant.ts';
import { type Listed, listedPeopleCsv } from '../participants/peopleCsv.ts';
import { requestsCsv } from '../requests/requestsCsv.ts';
import { readRequest, type TournamentRequest } from '../requests/tournamentRequest.ts';
import { type Results, readResults } from '../results/results.ts';
import { nightsCsv } from '../results/resultsCsv.ts';
import { pipelineCsv } from '../sales/pipelineCsv.ts';
import { type PipelineEntry, readPipelineEntry } from '../sales/pipelineEntry.ts';
import { readSeason, type Season } from '../season/season.ts';
import { standingsCsv } from '../season/standing/standingsCsv.ts';

/** A table for a spreadsheet. */
export type Table = { name: string; text: string };

/** A document that a table may have a row of; `data` as its reader takes it. */
export type TableDocument = { path: string; data: Record<string, unknown> };

/**
 * Collects what the tables of a download show. `take` is given every document, events first; `tables` returns
 * those that have rows.
 */
export function collectTables(listed: readonly ListedCollege[]) {
  const events = new Map<string, TourEvent>();
  const people: Listed[] = [];
  const requests: TournamentRequest[] = [];
  const cards: PipelineEntry[] = [];
  const nights: Results[] = [];
  const seasons: Season[] = [];
  const colleges: College[] = [];
  const chapters: { collegeId: string; fraternity: Fraternity }[] = [];

  /** By the collections of a path, 'events/participants'. */
  const readers: Record<string, (id: string, data: Record<string, unknown>, parent: string) => void> = {
    events: (id, data) => events.set(id, readEvent(id, data)),
    'events/participants': (id, data, eventId) => {
      const event = events.get(eventId);
      const { date = null } = event ?? {};
      const title = event ? eventTitle(event) : '';
      people.push({ person: readParticipant(id, data), eventId, event: title, date });
    },
    tournamentRequests: (id, data) => requests.push(readRequest(id, data)),
    salesPipeline: (id, data) => cards.push(readPipelineEntry(id, data)),
    results: (id, data) => nights.push(readResults(id, data)),
    seasons: (id, data) => seasons.push(readSeason(id, data)),
    colleges: (id, data) => colleges.push(readCollege(id, data)),
    'colleges/fraternities': (id, data, collegeId) =>
      chapters.push({ collegeId, fraternity: readFraternity(id, data) }),
  };

  function take({ path, data }: TableDocument): void {
    const parts = path.split('/');
    const kind = parts.filter((_, at) => at % 2 === 0).join('/');
    readers[kind]?.(parts.at(-1) ?? '', data, parts.at(-3) ?? '');
  }

  function tables(): Table[] {
    const directory = collegeDirectory(listed, colleges);
    const collegeOf = new Map(directory.map((college) => [college.id, college]));
    const rows = chapters.map(({ collegeId, fraternity }) => ({
      fraternity,
      college: collegeOf.get(collegeId) ?? { name: collegeId, state: '', conference: '' },
    }));
    const standings = seasons.flatMap((season) =>
      (['players', 'schools', 'chapters'] as const).map((kind) => ({
        name: `standings-${season.season}-${kind}.csv`,
        text: standingsCsv(season, kind),
      })),
    );
    return [
      ...(events.size > 0 ? [{ name: 'events.csv', text: eventsCsv([...events.values()]) }] : []),
      ...table('participants.csv', people, listedPeopleCsv),
      ...table('requests.csv', requests, requestsCsv),
      ...table('sales-pipeline.csv', cards, pipelineCsv),
      ...table('results.csv', nights, nightsCsv),
      ...standings,
      { name: 'colleges.csv', text: collegesCsv(directory) },
      ...table('chapters.csv', rows, fraternitiesCsv),
    ];
  }

  return { take, tables };
}

function table<T>(name: string, items: readonly T[], csv: (items: readonly T[]) => string): Table[] {
  return items.length > 0 ? [{ name, text: csv(items) }] : [];
}
