import type { Stored } from '../../../scripts/firestoreRest.ts';
import { aComingEvent } from './events.ts';

/** What Ann types to sign up. */
export const ann = {
  name: 'Ann Lee',
  email: 'ann@college.example',
  collegeId: 'purdue',
  collegeName: 'Purdue University',
  chapterId: '',
  chapterName: '',
  shownAs: 'short',
} as const;

/** Returns the event `cup`, where one signs up on this site and nobody has yet, without a limit. */
export function signUpEvent(changes: Record<string, Stored> = {}) {
  return aComingEvent('cup', {
    registration: 'site',
    signUp: { open: true, closesAt: 0 },
    currentParticipants: 0,
    maxParticipants: null,
    ...changes,
  });
}
