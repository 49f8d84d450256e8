import { fetchDocument } from '../../data/site/visitorReads.ts';
import { readPlan } from '../../domain/night/format/readPlan.ts';
import { type PlanWords, planWords } from '../../domain/night/plan/planWords.ts';

/**
 * Reads the rules of a night whose list is closed from its public board, null when there is none. One
 * document, of which only the plan is sent. @throws DataError
 */
export async function nightRules(eventId: string): Promise<PlanWords | null> {
  const { data } = await fetchDocument(['boards', eventId], ['plan']);
  return data?.plan ? planWords(readPlan(data.plan)) : null;
}
