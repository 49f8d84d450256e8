import type { NightProps } from '../nightProps.ts';

/** Plan. */
export function PlanTab({ event }: NightProps) {
  return <p>{event.title}</p>;
}
