import type { NightProps } from '../parts/nightProps.ts';

/** Places. */
export function ResultTab({ event }: NightProps) {
  return <p>{event.title}</p>;
}
