import type { StaffEvent } from '../../../../data/staff/events.ts';
import type { StaffBoard } from '../../../../data/staff/night.ts';

/** What every tab of the night gets; `night` is null before the list is closed. */
export type NightProps = { event: StaffEvent; night: StaffBoard | null };
