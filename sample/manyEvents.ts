import type { StoredDocument } from '../scripts/firestoreRest.ts';
import { eventStatuses } from '../src/domain/events/eventStatus.ts';

/**
 * Yields `size` events, one per day backwards from 2049, cycling through the statuses, none on the landing
 * page.
 */
export function* manyEvents(size: number): Generator<StoredDocument> {
  const moment = new Date('2026-01-02T03:04:05Z');
  for (let index = 0; index < size; index++) {
    const date = new Date(Date.UTC(2049, 11, 31 - index)).toISOString().slice(0, 10);
    const status = eventStatuses[index % eventStatuses.length] ?? 'upcoming';
    yield {
      path: `events/bench-${String(index).padStart(5, '0')}`,
      fields: {
        title: `${status.slice(0, 1).toUpperCase()}${status.slice(1)} Night ${index}`,
        collegeId: 'purdue-university',
        collegeName: 'Purdue University',
        fraternityId: 'sigma-chi',
        fraternityName: 'Sigma Chi',
        date,
        time: '19:00',
        sortDate: `${date}T19:00`,
        location: 'Memorial Union, West Lafayette, IN',
        state: 'IN',
        collegeLogo: '',
        backgroundImage: '',
        status,
        showOnLandingPage: false,
        registration: 'open',
        googleFormUrl: 'https://forms.example/1',
        maxParticipants: 64,
        entryFee: 25,
        prizePool: 1000,
        currentParticipants: 12,
        createdAt: moment,
        updatedAt: moment,
      },
    };
  }
}
