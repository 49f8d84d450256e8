import fc from 'fast-check';
import {
  type EventFieldName,
  type EventFields,
  eventFieldNames,
  readEventFields,
} from '../../../src/domain/events/eventFields.ts';

const word = fc.constantFrom('', 'Aces', 'Kings', ' Aces ', 'Spring Open');
const address = fc.constantFrom('', 'https://forms.example/1', 'https://forms.example/2');
const number = fc.constantFrom('', '1', '25', '100');

/** The fields that don't take any word. */
const special: Partial<Record<EventFieldName, fc.Arbitrary<string | boolean>>> = {
  date: fc.constantFrom('', '2027-03-14', '2028-01-01'),
  time: fc.constantFrom('', '19:00', '7 PM doors'),
  state: fc.constantFrom('', 'IN', 'in'),
  collegeLogo: address,
  backgroundImage: address,
  status: fc.constantFrom('upcoming', 'active', 'completed'),
  showOnLandingPage: fc.boolean(),
  maxParticipants: number,
  waitingList: fc.constantFrom('', '0', '12'),
  entryFee: number,
  prizePool: number,
  registrationPassword: fc.constantFrom('', 'Aces 21', 'aces 21', 'Aces 21 '),
  googleFormUrl: address,
  signUp: fc.constantFrom('', 'start', '2027-03-13T18:30', 'closed 2027-03-12T09:15'),
  publicContact: fc.constantFrom('', '@sigmachi', 'lee@chapter.example'),
  contactEmail: fc.constantFrom('', 'lee@chapter.example'),
};

/** Every field of the form, without a mistake; few values each, so that edits meet. */
export const anyFields: fc.Arbitrary<EventFields> = fc
  .record(Object.fromEntries(eventFieldNames.map((name) => [name, special[name] ?? word])))
  .map(readEventFields);
