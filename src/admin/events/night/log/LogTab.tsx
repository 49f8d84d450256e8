import type { NightProps } from '../nightProps.ts';

/** Log. */
export function LogTab({ event }: NightProps) {
  return <p>{event.title}</p>;
}
