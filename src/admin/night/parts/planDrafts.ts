import { planFields } from '../../../domain/night/plan/planForm.ts';
import { proposedPlan } from '../../../domain/night/plan/proposedPlan.ts';
import { shapedLike, tabDraft } from '../../../parts/draftStore.ts';

const sample = planFields(proposedPlan(8, 'standard'), { players: 8, startsAt: '', until: '' });

/** Returns what was typed into the plan of an event in this tab and isn't saved. */
export function planDraft(eventId: string) {
  return tabDraft(`plan ${eventId}`, shapedLike(sample));
}
