import type { NightProps } from '../nightProps.ts';

/** Night. */
export function NightTab({ event }: NightProps) {
  return <p>{event.title}</p>;
}
