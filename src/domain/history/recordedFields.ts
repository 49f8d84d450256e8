import { publicNames } from '../events/eventSchema.ts';
import { entriesOf } from '../fields/storedFields.ts';

/** What has a history. The participants of an event are told of in the event's own. */
type RecordKind = 'event' | 'request' | 'college' | 'chapter' | 'settings' | 'template';

/** The record that a document belongs to, and the fields of it that are recorded. */
export type Recorded = {
  record: string;
  /** The names of the recorded fields; null for a participant, of whom nothing but the number is told. */
  fields: readonly string[] | null;
};

const chapterFields = [
  ...['name', 'letters', 'chapterName', 'size', 'active', 'status', 'philanthropy'],
  ...['instagramUsername', 'instagramLink', 'signupFormUrl', 'signupSheetUrl', 'joinDate'],
  ...['rushChair', 'president', 'philanthropy'].flatMap((role) =>
    ['Name', 'Number', 'Email', 'Contacted', 'ConfirmedOn'].map((part) => role + part),
  ),
  ...['owner', 'nextStep', 'nextStepOn', 'declinedOn'],
];

type Place = { path: RegExp; kind: RecordKind; fields: readonly string[] | null };

/** What follows from other fields isn't recorded, nor what has a log of its own. */
const places: readonly Place[] = [
  {
    path: /^events\/([^/]+)$/,
    kind: 'event',
    fields: [...publicNames, 'signUp', 'bracketImage', 'bracketStatus'],
  },
  {
    path: /^events\/([^/]+)\/private\/staff$/,
    kind: 'event',
    fields: [
      ...['registrationPassword', 'googleFormUrl', 'contactPerson'],
      ...['contactName', 'contactRole', 'contactEmail', 'contactPhone'],
    ],
  },
  { path: /^events\/([^/]+)\/participants\/[^/]+$/, kind: 'event', fields: null },
  { path: /^tournamentRequests\/([^/]+)$/, kind: 'request', fields: ['status', 'note', 'eventId'] },
  {
    path: /^colleges\/([^/]+)$/,
    kind: 'college',
    fields: ['name', 'conference', 'logoPath', 'state', 'location'],
  },
  { path: /^colleges\/([^/]+)\/fraternities\/([^/]+)$/, kind: 'chapter', fields: chapterFields },
  {
    path: /^settings\/(salesPipeline)$/,
    kind: 'settings',
    fields: ['googleSheetUrl'],
  },
  {
    path: /^settings\/outreach\/templates\/([^/]+)$/,
    kind: 'template',
    fields: ['name', 'channel', 'subject', 'body'],
  },
];

/** Returns what is recorded of a document, null for one without a history. */
export function recordedOf(path: string): Recorded | null {
  for (const { path: pattern, kind, fields } of places) {
    const ids = pattern.exec(path)?.slice(1);
    if (ids) return { record: [kind, ...ids].join(':'), fields };
  }
  return null;
}

/** Returns the fields of a document by the names that its form has: those of its contact stand alone. */
export function flatFields(data: unknown): Record<string, unknown> {
  return Object.fromEntries(
    entriesOf(data).flatMap(([name, value]) =>
      name === 'salesContact'
        ? entriesOf(value).map(([part, text]) => [
            `contact${part.charAt(0).toUpperCase()}${part.slice(1)}`,
            text,
          ])
        : [[name, value]],
    ),
  );
}
