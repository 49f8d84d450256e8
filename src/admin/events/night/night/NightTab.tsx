import type { NightProps } from '../parts/nightProps.ts';

/** Night. */
export function NightTab({ event }: NightProps) {
  return <p>{event.title}</p>;
}
