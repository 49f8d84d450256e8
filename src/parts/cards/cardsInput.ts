import * as v from 'valibot';
import { parseCards } from '../../domain/night/drawing/cards.ts';

/** Three cards as they are typed: '7S KD 2C'. */
export const CardsInput = v.object({
  cards: v.pipe(
    v.string(),
    v.check((typed) => parseCards(typed) !== null, 'Enter three cards, e.g. 7S KD 2C'),
  ),
});
export type CardsInput = v.InferOutput<typeof CardsInput>;
