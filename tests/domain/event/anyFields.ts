import fc from 'fast-check';
import { type EventFields, newEventFields } from '../../../src/domain/eventFields.ts';

const word = fc.constantFrom('', 'Aces', 'Kings', ' Aces ', 'Spring Open');
const address = fc.constantFrom('', 'https://forms.example/1', 'https://forms.example/2');
const number = fc.constantFrom('', '1', '25', '100');

/** Fields without a mistake; few values each, so that edits meet. */
export const anyFields: fc.Arbitrary<EventFields> = fc
  .record({
    ...Object.fromEntries(
      ['title', 'eventName', 'description', 'collegeId', 'collegeName', 'fraternityId', 'fraternityName'].map(
        (name) => [name, word],
      ),
    ),
    date: fc.constantFrom('', '2027-03-14', '2028-01-01'),
    time: fc.constantFrom('', '19:00', '7 PM doors'),
    state: fc.constantFrom('', 'IN', 'in'),
    status: fc.constantFrom('upcoming', 'active', 'completed'),
    showOnLandingPage: fc.boolean(),
    maxParticipants: number,
    entryFee: number,
    prizePool: number,
    registrationPassword: fc.constantFrom('', 'Aces 21', 'aces 21', 'Aces 21 '),
    googleFormUrl: address,
    contactName: word,
    contactPerson: word,
  })
  .map((some) => ({ ...newEventFields.console, ...some }));
