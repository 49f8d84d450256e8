/** The statuses of an event, in the order of its life cycle (specification 4). */
export const eventStatuses = ['upcoming', 'active', 'scheduled', 'completed'] as const;
export type EventStatus = (typeof eventStatuses)[number];
