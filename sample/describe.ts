import type { Stored } from '../scripts/firestoreRest.ts';
import { capitalized } from '../src/domain/text/capitalized.ts';
import {
  benefits,
  causes,
  details,
  fraternityOpenings,
  groupOpenings,
  invitedOnly,
  openingsForAll,
  openTo,
} from './data/descriptions.ts';
import { type CollegeRow, collegeCalled, type World } from './lists.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';

/** Hands out the values in a random order, and again when all were used. */
function dealer(values: readonly string[], random: Random): () => string {
  let left: string[] = [];
  return () => {
    if (left.length === 0) left = random.some(values, values.length);
    return left.pop() ?? '';
  };
}

/** What a description says depends on these fields. */
export type Described = Pick<
  Plan,
  'campus' | 'fraternity' | 'host' | 'venue' | 'time' | 'password' | 'entryFee'
>;

/** Returns a function that writes the description of an event, each unlike the ones before it. */
export function describer({ random, lists }: World): (event: Described) => string {
  const [byGroup, byHost] = [dealer(groupOpenings, random), dealer(fraternityOpenings, random)];
  const byOpenHost = dealer([...openingsForAll, ...fraternityOpenings], random);
  const [forAll, forGuests] = [dealer(openTo, random), dealer(invitedOnly, random)];
  const [benefit, detail] = [dealer(benefits, random), dealer(details, random)];
  const used = new Set<string>();
  return (event) => {
    const [cause, benefitSite] = random.pick(causes);
    const isBenefit = event.entryFee !== null && event.entryFee > 0;
    const site = isBenefit
      ? benefitSite
      : `https://${event.host.toLowerCase().replaceAll(' ', '')}.example.org`;
    const college = collegeCalled(event.campus, lists);
    const fill = (text: string) => filled(text.replace('{cause}', cause), event, college, site);
    const byFraternity = event.password === '' ? byOpenHost : byHost;
    const opening = unused(() => fill(event.fraternity === '' ? byGroup() : byFraternity()), used);
    const audience = fill(event.password === '' ? forAll() : forGuests());
    const closing = fill(isBenefit ? benefit() : detail());
    // Some hosts write a line, others three paragraphs.
    return [opening, audience, closing].slice(0, isBenefit ? 3 : random.pick([1, 2, 3, 3])).join('\n\n');
  };
}

/** Draws until the text is new: no two hosts begin with the same sentence about the same place. */
function unused(draw: () => string, used: Set<string>): string {
  let text = draw();
  while (used.has(text)) text = draw();
  used.add(text);
  return text;
}

function filled(text: string, { host, venue, time }: Described, college: CollegeRow, site: string): string {
  const words: Record<string, string> = {
    host,
    venue,
    site,
    campus: college.shortName,
    city: college.city,
    doors: doors(time),
  };
  return text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '').trim();
}

/** Returns the sentence about the doors, half an hour before the start; '' when that isn't known. */
function doors(time: string): string {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (hour === undefined) return '';
  const opens = Number(hour) * 60 + Number(minute) - 30;
  const half = opens % 60 === 0 ? '' : `:${String(opens % 60).padStart(2, '0')}`;
  return `Doors open at ${Math.floor(opens / 60) - 12}${half} PM. `;
}

const ways = [
  { parking: 'Visitor garage next door. Use the main doors.', access: 'Ramp at the main door, elevator' },
  { parking: 'No parking at the door; the campus bus stops outside.', access: 'Step-free from the street' },
  { parking: '', access: 'Two steps at the door; text us and we bring the ramp' },
];

const none = { parking: '', access: '' };

/**
 * Returns what visitors ask about an event. Hosts differ: some leave out the way, some the contact. It
 * follows from the plan, so that it never contradicts the description.
 */
export function notes(plan: Plan, { city }: CollegeRow): Record<string, Stored> {
  const { description, entryFee, password, campus, host, title } = plan;
  const [cause] = causes.find(([each]) => description.includes(each.replace('{city}', city))) ?? [
    "the host's charity",
  ];
  const at = campus.length + title.length;
  const name = `${host}.${campus}`
    .toLowerCase()
    .replace(/[^a-z.]/g, '')
    .slice(0, 30);
  return {
    feeGoesTo: entryFee ? (plan.feeGoesTo ?? capitalized(cause.replace('{city}', city))) : '',
    whoMayCome: password === '' ? 'Anyone 18+ with a photo ID' : 'By invitation, 18+ with a photo ID',
    ...(/parking|elevator/.test(description) ? none : (ways[at % 4] ?? none)),
    publicContact: at % 5 === 0 ? '' : `@${name}`,
  };
}
