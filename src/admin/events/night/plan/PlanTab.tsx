import type { NightProps } from '../parts/nightProps.ts';

/** Plan. */
export function PlanTab({ event }: NightProps) {
  return <p>{event.title}</p>;
}
