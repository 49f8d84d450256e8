import { plainLine, publicId, publicText } from '../results/publicText.ts';
import type { ResultRow } from '../results/results.ts';
import { type HostEvent, hostOf } from '../results/resultsHost.ts';
import type { PlacedLine, Understood } from '../results/typed/understand.ts';
import { type PlayerKey, playerId } from '../season/playerId.ts';
import type { NightResults } from '../season/publish/publication.ts';
import { searchText } from '../text/searchText.ts';

/**
 * Returns the results of a typed list with its players' ids; null for an event without a day. Ids are the
 * same when the same list is typed again: somebody on the list of participants is known by their address,
 * others by their name and school at this event.
 */
export async function typedNight(
  event: HostEvent,
  { lines, players }: Pick<Understood, 'lines' | 'players'>,
  secret: string,
): Promise<NightResults | null> {
  const host = hostOf(event);
  if (!host) return null;
  const ids = await playerIds(event.id, lines, secret);
  const rows = lines.map((line, at): ResultRow => {
    const { collegeName, collegeId, chapterName, chapterId, place, points, shown } = line;
    const school = publicText(collegeName);
    const chapter = publicText(chapterName);
    return {
      player: ids[at] ?? '',
      no: 0,
      name: shown,
      school,
      schoolId: school && publicId(collegeId),
      chapter,
      chapterId: school && chapter && publicId(chapterId),
      place,
      points,
      round: 0,
      chips: null,
    };
  });
  return {
    results: { ...host, players, source: 'typed', version: 1, publishedAt: null, changes: [], rows },
    players: new Map(
      lines.flatMap(({ fullName, email, person }, at) =>
        // The record of somebody whose address was cleared here keeps the one that it has.
        ids[at] && ids[at] === person?.player && email === ''
          ? []
          : [[ids[at] ?? '', { name: plainLine(fullName), email }] as const],
      ),
    ),
  };
}

/** Returns the players' ids by line; no one has two places. */
async function playerIds(eventId: string, lines: readonly PlacedLine[], secret: string): Promise<string[]> {
  const used = new Set<string>();
  const idOf = (key: PlayerKey) => playerId(secret, key);
  const kept = await Promise.all(
    lines.map(async ({ email, person, row }) => {
      const known = email ? await idOf({ email }) : person?.player || row.player;
      const id = (known !== '' && !used.has(known) && known) || '';
      const found = id || (person ? await idOf({ eventId, person: person.id }) : '');
      if (found) used.add(found);
      return found;
    }),
  );
  const ids: string[] = [];
  for (const [at, line] of lines.entries()) {
    let id = kept[at] ?? '';
    for (let twin = 1; id === ''; twin += 1) {
      const typed = await idOf({ eventId, person: typedPerson(line, twin) });
      if (!used.has(typed)) id = typed;
    }
    used.add(id);
    ids.push(id);
  }
  return ids;
}

/** Returns what tells a typed name apart from others of the night. */
function typedPerson({ row, collegeId, collegeName }: PlacedLine, twin: number): string {
  return ['typed', searchText(row.name), collegeId || searchText(collegeName), twin].join('\n');
}
