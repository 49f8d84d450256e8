/**
 * A day and a time of day as one Date that reads them in UTC. It stands for what a clock on the wall shows,
 * not for a moment, so that no time zone ever shifts it.
 */
export function wallClock(day: string, time = '00:00'): Date {
  return new Date(`${day}T${time}Z`);
}

/** The wall clock so many hours later. */
export function hoursLater(clock: Date, hours: number): Date {
  return new Date(clock.getTime() + hours * 3_600_000);
}

/** How far a zone is from UTC when its wall clocks show this, '-06:00'. */
export function offsetAt(clock: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offset = (moment: Date) => /[+-]\d\d:\d\d/.exec(format.format(moment))?.[0] ?? '+00:00';
  // The first look is up to a day off the moment meant, which matters only around a change of the clocks.
  return offset(new Date(clock.getTime() - milliseconds(offset(clock))));
}

function milliseconds(offset: string): number {
  const size = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4));
  return (offset.startsWith('-') ? -size : size) * 60_000;
}
