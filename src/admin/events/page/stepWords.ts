import type { StepName } from '../../../domain/events/page/checklist.ts';

/** The words of each step: what it is about, and the button that does it. */
export const stepWords: Record<StepName, { label: string; action: string }> = {
  place: { label: 'Date and place', action: 'Add date and place' },
  form: { label: 'Sign-up form', action: 'Add form' },
  password: { label: 'Password', action: 'Set password' },
  landing: { label: 'On the landing page', action: 'Show on Landing' },
  people: { label: 'Participants', action: 'Import list' },
  active: { label: 'Active on the day', action: 'Set to active' },
  tables: { label: 'Tables drawn', action: 'Close the list' },
  night: { label: 'Night', action: 'Run the night' },
  bracket: { label: 'Bracket', action: 'Upload bracket' },
  result: { label: 'Result', action: 'Record result' },
  completed: { label: 'Completed', action: 'Set to completed' },
};
