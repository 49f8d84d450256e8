import type { StoredDocument } from '../../scripts/firestoreRest.ts';
import { typedNight } from '../../src/domain/cross/typedNight.ts';
import { readEvent } from '../../src/domain/events/readEvent.ts';
import type { TourEvent } from '../../src/domain/events/tourEvent.ts';
import { readBoard } from '../../src/domain/night/board/board.ts';
import { readDrawSecret } from '../../src/domain/night/board/drawSecret.ts';
import { type Participant, readParticipant } from '../../src/domain/participants/participant.ts';
import { emptyRow } from '../../src/domain/results/typed/typedList.ts';
import { placingFacts, understand } from '../../src/domain/results/typed/understand.ts';
import { boardNight, type NightResults } from '../../src/domain/season/publish/publication.ts';
import type { SampleEvent } from '../eventDocuments.ts';
import { idOf, isHere } from '../night/players.ts';
import { randomOf } from '../random.ts';

/** A night that is over, as somebody at the desk knows it. */
export type OverNight = { event: TourEvent; night: NightResults };

/** How many of a list on paper have a place, when it's only that of the last tables. */
const onPaper = 14;

/**
 * Returns the results of an event whose night is over: those of its board, or of the list that was written
 * down, which a stranger would type like this. Null while its board has no champion.
 */
export async function nightResults(sample: SampleEvent, secret: string): Promise<OverNight | null> {
  const fieldsAt = (path: string) => sample.documents.find((document) => document.path === path)?.fields;
  const event = readEvent(sample.id, fieldsAt(`events/${sample.id}`));
  const listed = sample.documents.filter(({ path }) => path.includes('/participants/'));
  const people = listed.map((document) => readParticipant(idOf(document), document.fields));
  const board = fieldsAt(`boards/${sample.id}`);
  const { numbers } = readDrawSecret(fieldsAt(`events/${sample.id}/private/draw`));
  const night = board
    ? await boardNight({ event, board: readBoard(sample.id, board), numbers, people }, secret)
    : await paperNight(event, people, listed.filter(isHere), secret);
  return night && { event, night };
}

/** Returns the results that were written down; at every third night only those of the last two tables. */
function paperNight(
  event: TourEvent,
  people: readonly Participant[],
  here: readonly StoredDocument[],
  secret: string,
): Promise<NightResults | null> {
  const random = randomOf(`places of ${event.id}`);
  const [first, second, ...others] = here.map(idOf);
  const places = [first, second, ...random.some(others, others.length)];
  const rows = places.flatMap((id) => {
    const person = people.find((one) => one.id === id);
    return person ? [{ ...emptyRow, name: person.name, person: person.id }] : [];
  });
  const written = random.chance(33) ? rows.slice(0, onPaper) : rows;
  const tied = random.whole(4, 9);
  const own = [event, ...people].map(({ collegeId, collegeName }) => ({ id: collegeId, name: collegeName }));
  const list = {
    text: '',
    rows: written.map((row, at) => (at === tied ? { ...row, tied: true } : row)),
    players: String(rows.length),
  };
  const facts = placingFacts({ people, own: own.filter(({ id }) => id !== ''), names: null });
  return typedNight(event, understand(list, facts), secret);
}
