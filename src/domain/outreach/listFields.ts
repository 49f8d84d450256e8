import type { Fraternity } from '../fraternities/fraternity.ts';
import { academicYear, addDays, startOf } from '../time/day.ts';
import { type HeldRole, heldRoles, knownOn } from './contacts.ts';

/** Without any day, a contact was confirmed before every academic year that a list asks for. */
const longAgo = '2000-01-01';

type GivenField = `${HeldRole}${'Name' | 'Number' | 'Email'}` | 'instagramLink' | 'instagramUsername';
type OtherField = 'status' | 'owner' | 'declinedOn' | 'lastContactAt' | 'quietSince' | 'createdAt';
type Listed = Pick<Fraternity, GivenField | `${HeldRole}ConfirmedOn` | OtherField>;

/**
 * Returns the fields of a chapter that the lists over all colleges are queried by; they follow from its other
 * fields, and every write of those writes them too. `reached`: someone there talks to the tour. `reachable`:
 * there is a number, an email or an Instagram. `confirmFrom`: the day its contacts were last known to be
 * right, that of the one confirmed least recently or of a later No; null without contacts. `quietSince`: the
 * last contact or, without one, when the chapter was added; after a No the beginning of the next academic
 * year. `owner` is stored also when it is '', or no query would find the chapters that nobody looks after.
 */
export function listFields(chapter: Listed) {
  const given = (field: GivenField) => chapter[field] !== '';
  const known = heldRoles.filter((role) => given(`${role}Name`) || ways(role).some(given));
  const [first] = known.map((role) => knownOn(chapter, role) ?? longAgo).toSorted();
  return {
    reached: ['in contact', 'scheduled', 'scheduling'].includes(chapter.status),
    reachable: heldRoles.flatMap(ways).some(given) || given('instagramLink') || given('instagramUsername'),
    owner: chapter.owner,
    confirmFrom: first === undefined ? null : latest(first, chapter.declinedOn ?? first),
    quietSince: quietAfter(chapter) ?? chapter.quietSince,
  };
}

const ways = (role: HeldRole) => [`${role}Number`, `${role}Email`] as const;
const latest = (one: string, other: string) => (other > one ? other : one);

function quietAfter({ lastContactAt, createdAt, declinedOn }: Listed): Date | null {
  const since = lastContactAt ?? createdAt;
  // The first day of the academic year after the No.
  const back = declinedOn === null ? null : startOf(addDays(academicYear(declinedOn).last, 1));
  return back && (!since || back > since) ? back : since;
}

/** Whether a chapter has said no in this academic year. `today`: 'YYYY-MM-DD'. */
export function hasDeclined({ declinedOn }: Pick<Fraternity, 'declinedOn'>, today: string): boolean {
  return declinedOn !== null && declinedOn >= academicYear(today).first;
}
