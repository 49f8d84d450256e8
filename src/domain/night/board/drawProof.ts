import { instant, number, readFields, text } from '../../fields/storedFields.ts';
import { type DrawPlan, readDrawPlan } from '../format/readPlan.ts';

/**
 * What is published before a draw: the hash of its seed, that of the list with its plan, by structure, and
 * that of the names on it. `at`: by the host's clock, in milliseconds.
 */
export type DrawPromise = { hash: string; list: string; names: string; at: number };

/**
 * The cards of the next draw as they were typed in public, before it. `by`: 'host', or the code of a
 * captain's phone. `at`: by the server's clock, in milliseconds; 0 while it hasn't them.
 */
export type DrawnCards = { text: string; by: string; at: number };

/** What a draw was made of; with the list, anybody can make it again. */
export type DrawProof = {
  seed: string;
  /** The cards drawn by somebody on the floor, '' when they were skipped. */
  cards: string;
  /**
   * Who typed them in public before the draw, and when, by the server's clock; '' and 0 where nobody saw them
   * first: skipped, or drawn without a network.
   */
  cardsBy: string;
  cardsAt: number;
  list: string;
  names: string;
  /** The plan that the tables follow. */
  plan: DrawPlan;
  algorithm: string;
  /** When its promise was published, by the server's clock, in milliseconds; 0 when it came with the draw. */
  promisedAt: number;
};

/** A draw that was thrown away, with its reason. `round` is counted from 1, `at` in milliseconds. */
export type ThrownDraw = DrawProof & { round: number; at: number; reason: string };

/** Returns a stored promise of a draw, or null. */
export function readPromise(value: unknown): DrawPromise | null {
  const promise = readFields({ hash: text, list: text, names: text, at: number }, value);
  return promise.hash ? promise : null;
}

/** Returns the stored cards of a draw to come, or null. */
export function readCards(value: unknown): DrawnCards | null {
  const { at, ...cards } = readFields({ text, by: text, at: instant }, value);
  return cards.text ? { ...cards, at: at?.getTime() ?? 0 } : null;
}

/** Returns the stored proof of a draw; never throws. */
export function readProof(value: unknown): DrawProof {
  return readFields(
    {
      seed: text,
      cards: text,
      cardsBy: text,
      cardsAt: number,
      list: text,
      names: text,
      plan: readDrawPlan,
      algorithm: text,
      promisedAt: number,
    },
    value,
  );
}

/** Returns a stored draw that was thrown away; never throws. */
export function readThrown(value: unknown): ThrownDraw {
  return { ...readProof(value), ...readFields({ round: number, at: number, reason: text }, value) };
}
