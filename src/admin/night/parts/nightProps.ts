import type { StaffEvent } from '../../../data/staff/events.ts';
import type { StaffBoard } from '../../../data/staff/night.ts';
import type { NightPeople } from './useNightPeople.ts';

/**
 * What every tab of the night gets; `night` is null before the list is closed. `unsent`: the server doesn't
 * have all that this device did.
 */
export type NightProps = { event: StaffEvent; night: StaffBoard | null; unsent: boolean };

/** What the draw's tab needs of a night. */
export type DrawProps = NightProps & NightPeople;
