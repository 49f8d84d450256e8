import type { TourEvent } from '../../../src/domain/events/tourEvent.ts';

/**
 * An event with everything that calendars and search engines look at; what a test is about goes into
 * `fields`.
 */
export function anEvent(fields: Partial<TourEvent> = {}): TourEvent {
  return {
    id: 'spring-open',
    title: 'Spring Open',
    eventName: '',
    description: '',
    collegeId: 'university-of-texas-at-austin',
    collegeName: 'University of Texas at Austin',
    fraternityId: '',
    fraternityName: 'Sigma Chi',
    date: '2026-03-14',
    time: '19:00',
    location: 'Texas Union, Austin, TX',
    state: 'TX',
    collegeLogo: '',
    backgroundImage: '',
    status: 'upcoming',
    showOnLandingPage: true,
    registration: 'locked',
    signUp: null,
    googleFormUrl: '',
    maxParticipants: 64,
    waitingList: null,
    line: { waiting: 0, queued: 0, gone: 0, left: 0, leftTo: 0, called: 0, calledAt: null },
    entryFee: 25,
    prizePool: 1000,
    feeGoesTo: '',
    whoMayCome: '',
    parking: '',
    access: '',
    publicContact: '',
    currentParticipants: 12,
    bracketImage: '',
    bracketStatus: '',
    bracketUpdatedAt: null,
    board: '',
    sortDate: '2026-03-14T19:00',
    createdAt: null,
    updatedAt: null,
    ...fields,
  };
}
