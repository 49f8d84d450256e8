/** How far outreach has come at a college, the furthest first; 'none': it has no fraternity yet. */
export const stages = ['scheduled', 'in contact', 'outreached', 'need to reach out', 'none'] as const;
export type Stage = (typeof stages)[number];

/** The names of the stages. */
export const stageNames: Record<Stage, string> = {
  scheduled: 'Scheduled',
  'in contact': 'In contact',
  outreached: 'Outreached',
  'need to reach out': 'Need to reach out',
  none: 'No fraternity yet',
};

/**
 * The shape of a stage's marker as an SVG path around 0, 0, for a marker of radius 8: star, circle, triangle,
 * diamond, and a small ring. No two look alike without their color.
 */
export const stageShapes: Record<Stage, string> = {
  scheduled: 'M0-10.5 2.7-3.5 10-3.2 4.3 1.4 6.2 8.5 0 4.5-6.2 8.5-4.3 1.4-10-3.2-2.7-3.5z',
  'in contact': 'M-7.5 0a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0z',
  outreached: 'M0-8.5 8.5 6.5H-8.5z',
  'need to reach out': 'M0-8.5 7 0 0 8.5-7 0z',
  none: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
};

/** Returns the stage that a text names, '' for anything else. */
export function readStage(text: string): Stage | '' {
  return stages.find((stage) => stage === text.toLowerCase()) ?? '';
}

/** Returns the stage of a chapter with this status; an older or unknown value counts as in Betr's colors. */
export function stageOf(status: string): Stage {
  const stage = readStage(status);
  if (stage !== '' && stage !== 'none') return stage;
  return status.toLowerCase() === 'scheduling' ? 'scheduled' : 'need to reach out';
}
