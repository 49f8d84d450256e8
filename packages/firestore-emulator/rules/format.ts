import type { Result } from './evaluation.ts';
import { floatText } from './library/numbers.ts';

/** A value as a person reads it, for `debug()` and messages. */
export function format(value: Result): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  switch (value.type) {
    case 'float':
      return floatText(value.value);
    case 'bytes':
      return `bytes(${Buffer.from(value.value).toString('base64')})`;
    case 'list':
      return `[${value.values.map(format).join(', ')}]`;
    case 'set':
      return `set(${value.values.map(format).join(', ')})`;
    case 'map':
      return `{${[...value.fields].map(([key, field]) => `${JSON.stringify(key)}: ${format(field)}`).join(', ')}}`;
    case 'map_diff':
      return `diff(${format(value.after)}, ${format(value.before)})`;
    case 'path':
      return `/${value.segments.join('/')}`;
    case 'timestamp':
    case 'duration':
      return `${value.type}(${value.nanos}ns)`;
    case 'latlng':
      return `latlng(${value.latitude}, ${value.longitude})`;
    case 'constraint':
      return `constraint(${value.comparator} ${format(value.value)})`;
    case 'failure':
      return `error(${value.message})`;
    case 'unknown':
      return 'unknown';
  }
}
