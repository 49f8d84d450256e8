import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collections.ts';
import { hashing } from './hashing.ts';
import { casts, math } from './numbers.ts';
import type { Operation } from './operation.ts';
import { bytesMethods, pathMethods, stringMethods } from './strings.ts';
import {
  durationMakers,
  durationMethods,
  latLngMakers,
  latLngMethods,
  timestampMakers,
  timestampMethods,
} from './times.ts';

const namespaces: Record<string, Record<string, Operation>> = {
  duration: durationMakers,
  hashing,
  latlng: latLngMakers,
  math,
  timestamp: timestampMakers,
};

const receivers: Record<string, Record<string, Operation>> = {
  bytes: bytesMethods,
  duration: durationMethods,
  latlng: latLngMethods,
  list: listMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  path: pathMethods,
  set: setMethods,
  string: stringMethods,
  timestamp: timestampMethods,
};

const plain = (operations: Record<string, Operation>, prefix = '') =>
  Object.entries(operations).map(([name, operation]): [string, Operation] => [prefix + name, operation]);

/** Functions by their full name (`math.abs`, `string`; language chapter 4). */
export const FUNCTIONS: ReadonlyMap<string, Operation> = new Map([
  ...plain(casts),
  ...Object.entries(namespaces).flatMap(([name, operations]) => plain(operations, `${name}.`)),
]);

export const NAMESPACES: ReadonlySet<string> = new Set(Object.keys(namespaces));

/** Methods by name, then by the type of the receiver. */
export const METHODS: ReadonlyMap<string, ReadonlyMap<string, Operation>> = byName();

function byName(): Map<string, Map<string, Operation>> {
  const found = new Map<string, Map<string, Operation>>();
  for (const [type, operations] of Object.entries(receivers)) {
    for (const [name, operation] of Object.entries(operations)) {
      const types = found.get(name) ?? new Map<string, Operation>();
      found.set(name, types.set(type, operation));
    }
  }
  return found;
}
