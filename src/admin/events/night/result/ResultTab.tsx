import type { NightProps } from '../nightProps.ts';

/** Places. */
export function ResultTab({ event }: NightProps) {
  return <p>{event.title}</p>;
}
