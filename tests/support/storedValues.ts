import fc from 'fast-check';
import { anyText } from './anyText.ts';

const root = 'projects/demo-a/databases/(default)/documents/';

/** As servers print them, without zeros at the end. */
const digits = fc
  .integer({ min: 0, max: 999_999 })
  .map((part) => `.${String(part).padStart(6, '0')}`.replace(/\.?0+$/, ''));
const bytes = fc.uint8Array({ maxLength: 40 }).map((held) => Buffer.from(held).toString('base64'));
const integer = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String);
const double = fc
  .double()
  .map((value) => (Number.isFinite(value) ? (value === 0 ? 0 : value) : String(value)));
/** Firestore keeps microseconds. */
const moment = fc
  .tuple(fc.integer({ min: -60_000_000_000, max: 250_000_000_000 }), digits)
  .map(([seconds, part]) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}${part}Z`);
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((at) => at + 0);

const plain = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  integer.map((integerValue) => ({ integerValue })),
  double.map((doubleValue) => ({ doubleValue })),
  moment.map((timestampValue) => ({ timestampValue })),
  anyText({ maxLength: 20 }).map((stringValue) => ({ stringValue })),
  fc.constantFrom('a\u2028b', 'a\nb\r', '"\\', '').map((stringValue) => ({ stringValue })),
  bytes.map((bytesValue) => ({ bytesValue })),
  fc
    .constantFrom('events/a', 'events/a/participants/b', `players/${'x'.repeat(1_400)}`)
    .map((path) => ({ referenceValue: root + path })),
  fc.record({ latitude: degrees(90), longitude: degrees(180) }).map((geoPointValue) => ({ geoPointValue })),
);

/** Names of fields, among them those that objects of the language have already. */
const names = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', '7', 'a.b', '`', ' ', '\u2028'),
  anyText({ minLength: 1, maxLength: 8 }),
);
/** Reserved by Firestore. */
const isFree = (name: string) => !/^__.*__$/s.test(name);

const fieldsOf = (value: fc.Arbitrary<object>) =>
  fc
    .uniqueArray(fc.tuple(names.filter(isFree), value), { selector: ([name]) => name, maxLength: 5 })
    .map((entries) => Object.fromEntries(entries));

const { value } = fc.letrec<{ value: object }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    plain,
    fieldsOf(tie('value')).map((fields) => ({ mapValue: { fields } })),
    // A list can't hold a list.
    fc
      .array(
        tie('value').filter((held) => !('arrayValue' in held)),
        { maxLength: 4 },
      )
      .map((values) => ({ arrayValue: { values } })),
  ),
}));

/** Fields of a document of project demo-a, with every type of value, as the REST interface takes them. */
export const storedFields = fieldsOf(value);

/** Ids of documents and collections: any text without a slash, up to the longest. */
export const storedIds = fc
  .oneof(
    anyText({ minLength: 1, maxLength: 12 }),
    fc.constantFrom('x'.repeat(1_500), 'ü'.repeat(750), '%2F', '7', 'a b', '\u2028', '...'),
  )
  .filter((id) => !id.includes('/') && id !== '.' && id !== '..' && isFree(id));
