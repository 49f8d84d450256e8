import { formatInstant } from '../../../domain/time/format.ts';

/** A moment in milliseconds, in the reader's time zone; a dash for none. */
export function Moment({ at }: { at: number }) {
  const date = new Date(at);
  if (!(at > 0) || Number.isNaN(date.getTime())) return <>–</>;
  return <time dateTime={date.toISOString()}>{formatInstant(date)}</time>;
}
