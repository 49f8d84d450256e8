import { day, instant, readFields, text, wholeNumber } from '../fields/storedFields.ts';
import type { requestStatuses } from './requestSchema.ts';

export type RequestStatus = (typeof requestStatuses)[number];

/** A visitor's request to host a tournament, with the notes of staff. */
export type TournamentRequest = {
  id: string;
  organizerName: string;
  email: string;
  phone: string;
  collegeName: string;
  fraternityName: string;
  proposedDate: string | null;
  proposedTime: string;
  estimatedParticipants: number | null;
  location: string;
  additionalInfo: string;
  /** A RequestStatus, or an unknown value of an older document. */
  status: string;
  note: string;
  /** The event that was made of it, '' for none. */
  eventId: string;
  createdAt: Date | null;
  updatedAt: Date | null;
};

const stored = {
  organizerName: text,
  email: text,
  phone: text,
  collegeName: text,
  fraternityName: text,
  proposedDate: day,
  proposedTime: text,
  estimatedParticipants: wholeNumber,
  location: text,
  additionalInfo: text,
  status: text,
  note: text,
  eventId: text,
  createdAt: instant,
  updatedAt: instant,
};

/** Returns the request in a stored document; never throws. */
export function readRequest(id: string, data: unknown): TournamentRequest {
  const request = readFields(stored, data);
  return { ...request, id, status: request.status || 'pending' };
}
