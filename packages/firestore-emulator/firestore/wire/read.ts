/** The one error of this folder: the JSON is not the message that was expected. */
export class PayloadProblem extends Error {}

const LONE_SURROGATE = /\p{Cs}/u;

export type Reader<T> = (json: unknown) => T;

/** The fields of one JSON object under their camelCase names; null counts as absent. */
export type Message = ReadonlyMap<string, unknown>;

/**
 * Reads an object with some of the named fields, as lenient ProtoJSON: camelCase or snake_case.
 * Throws PayloadProblem for anything else and for unknown names.
 */
export function readMessage(json: unknown, names: readonly string[]): Message {
  const message = new Map<string, unknown>();
  for (const [key, value] of objectEntries(json)) {
    const name = key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    if (!names.includes(name)) throw new PayloadProblem(`unknown field ${key}`);
    if (value !== null) message.set(name, value);
  }
  return message;
}

/** A field that may be absent. */
export function optional<T>(message: Message, name: string, read: Reader<T>): T | undefined {
  const json = message.get(name);
  return json === undefined ? undefined : read(json);
}

/** A repeated field; absent means empty. */
export function repeated<T>(message: Message, name: string, read: Reader<T>): T[] {
  const json = message.get(name) ?? [];
  if (!Array.isArray(json)) throw new PayloadProblem(`${name} is no list`);
  return json.map((item: unknown) => read(item));
}

/** The entries of a JSON object. */
export function objectEntries(json: unknown): [string, unknown][] {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new PayloadProblem('no object');
  return Object.entries(json);
}

/** A text of whole characters: half a surrogate pair has no UTF-8, and production refuses it. */
export function readText(json: unknown): string {
  if (typeof json !== 'string') throw new PayloadProblem('no text');
  checkText(json);
  return json;
}

/** Throws PayloadProblem for a text with half a surrogate pair. */
export function checkText(text: string): void {
  if (LONE_SURROGATE.test(text)) throw new PayloadProblem('half a surrogate pair');
}

export function readBoolean(json: unknown): boolean {
  if (json === true || json === 'true') return true;
  if (json === false || json === 'false') return false;
  throw new PayloadProblem('no boolean');
}

/** An int64, from a number or from text. */
export function readInteger(json: unknown): bigint {
  if (typeof json === 'number' && Number.isInteger(json)) return inRange(BigInt(json), 63n);
  if (typeof json === 'string' && /^-?\d{1,19}$/.test(json)) return inRange(BigInt(json), 63n);
  throw new PayloadProblem('no integer');
}

export function readInt32(json: unknown): number {
  return Number(inRange(readInteger(json), 31n));
}

/** A double, from a number or from text; -0 becomes 0, as it is stored. */
export function readDouble(json: unknown): number {
  const number = typeof json === 'number' ? json : doubleOf(readText(json));
  return number === 0 ? 0 : number;
}

export function readBytes(json: unknown): Uint8Array {
  const text = readText(json);
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) throw new PayloadProblem('no base64');
  return new Uint8Array(Buffer.from(text, 'base64'));
}

/** A reader of an enumeration whose numbers are the names' positions. */
export function readEnum<T extends string>(names: readonly T[]): Reader<T> {
  return (json) => {
    const name = typeof json === 'number' ? names[json] : names.find((candidate) => candidate === json);
    if (name === undefined) throw new PayloadProblem('unknown enumeration value');
    return name;
  };
}

function inRange(integer: bigint, bits: bigint): bigint {
  const end = 2n ** bits;
  if (integer < -end || integer >= end) throw new PayloadProblem('integer out of range');
  return integer;
}

function doubleOf(text: string): number {
  if (text === 'NaN') return Number.NaN;
  if (!/^-?(\d+(\.\d*)?([eE][+-]?\d+)?|Infinity)$/.test(text)) throw new PayloadProblem('no number');
  return Number(text);
}
