import { anything, entriesOf, list, readFields } from '../fields/storedFields.ts';

/** A stored document: its path below the root, and its fields as Firestore's REST interface prints them. */
export type StoredDocument = { path: string; fields: object };

/** Returns the name that a reference has where the document is to be; by default the name it has. */
export type Renamed = (name: string) => string;

const sameName: Renamed = (name) => name;

/**
 * Returns a document as one line of JSON with the types of all values. Equal documents have equal lines,
 * whatever the order of their fields and however their server prints times and empty lists.
 */
export function storedLine({ path, fields }: StoredDocument, renamed = sameName): string {
  return `{"path":${JSON.stringify(path)},"fields":${fieldsText(fields, renamed)}}`;
}

/** Returns the document in such a line. @throws SyntaxError when it is none */
export function readStoredLine(line: string): StoredDocument {
  const { path, fields } = readFields({ path: anything, fields: anything }, JSON.parse(line));
  if (typeof path !== 'string' || typeof fields !== 'object' || fields === null) {
    throw new SyntaxError('A line holds no document.');
  }
  return { path, fields };
}

/** Returns the name of the collection that a document is in, 'participants' for 'events/a/participants/b'. */
export function collectionOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

function fieldsText(fields: unknown, renamed: Renamed): string {
  const entries = entriesOf(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${valueText(value, renamed)}`).join()}}`;
}

const map = { fields: anything };
const array = { values: list };
const point = { latitude: anything, longitude: anything };

function valueText(value: unknown, renamed: Renamed): string {
  const [[kind, held] = ['nullValue', null]] = entriesOf(value);
  return `{${JSON.stringify(kind)}:${heldText(kind, held, renamed)}}`;
}

function heldText(kind: string, held: unknown, renamed: Renamed): string {
  switch (kind) {
    case 'nullValue':
      return 'null';
    case 'mapValue':
      return `{"fields":${fieldsText(readFields(map, held).fields, renamed)}}`;
    case 'arrayValue': {
      const { values } = readFields(array, held);
      return `{"values":[${values.map((value) => valueText(value, renamed)).join()}]}`;
    }
    case 'geoPointValue': {
      const { latitude, longitude } = readFields(point, held);
      return `{"latitude":${numberText(latitude ?? 0)},"longitude":${numberText(longitude ?? 0)}}`;
    }
    case 'timestampValue':
      return JSON.stringify(
        String(held)
          .replace(/(\.\d*?)0+Z$/, '$1Z')
          .replace('.Z', 'Z'),
      );
    case 'referenceValue':
      return JSON.stringify(renamed(String(held)));
    default:
      return numberText(held);
  }
}

/** JSON.stringify makes a zero of minus zero, which Firestore keeps. */
function numberText(value: unknown): string {
  return Object.is(value, -0) ? '-0.0' : JSON.stringify(value);
}
