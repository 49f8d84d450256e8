import type { NightProps } from '../nightProps.ts';

/** Draw. */
export function DrawTab({ event }: NightProps) {
  return <p>{event.title}</p>;
}
