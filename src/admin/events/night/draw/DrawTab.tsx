import type { NightProps } from '../parts/nightProps.ts';

/** Draw. */
export function DrawTab({ event }: NightProps) {
  return <p>{event.title}</p>;
}
