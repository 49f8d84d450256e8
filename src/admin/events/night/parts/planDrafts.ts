import type { PlanFields } from '../../../../domain/night/plan/planForm.ts';

/** What was typed into the plans of this visit and isn't saved, by event. */
export const planDrafts = new Map<string, PlanFields>();
