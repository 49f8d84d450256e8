/** Why an act can't be done, in words for the director. */
export class Refusal extends Error {}

/** Why nothing changes that a draw depends on once its cards are known. */
export const cardsStandText = 'The cards of the next draw are known. Draw the tables first.';
