import type { NightProps } from '../parts/nightProps.ts';

/** Log. */
export function LogTab({ event }: NightProps) {
  return <p>{event.title}</p>;
}
