/** Why an act can't be done, in words for the director. */
export class Refusal extends Error {}
