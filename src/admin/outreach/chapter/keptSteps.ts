import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';

/** A next step that is being edited: the chapter when the edit began, and what was typed. */
type KeptStep = { before: Fraternity; step: { nextStep: string; nextStepOn: string } };

/**
 * The edits of next steps that someone left by going to another page, by chapter (`chapterKey`), until this
 * page is closed: coming back goes on with them.
 */
export const keptSteps = new Map<string, KeptStep>();
