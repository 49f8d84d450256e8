import * as v from 'valibot';
import { RequestInput } from '../../domain/requests/requestSchema.ts';
import { requestTokens } from '../../domain/search/requestSearch.ts';
import { DataError, isRefused } from '../errors.ts';
import { firestoreCall, rootName } from './firestoreCall.ts';
import { encodedFields } from './firestoreValues.ts';
import { fetchDocument } from './visitorReads.ts';

/**
 * Stores a tournament request under `id`, as pending, and returns the id (specification 7). Visitors may only
 * create, so an id that is taken is refused or a conflict. @throws DataError
 */
export async function createRequest(id: string, input: RequestInput): Promise<string> {
  const parsed = v.safeParse(RequestInput, input);
  if (!parsed.success) throw new DataError('invalid', new v.ValiError(parsed.issues));
  const searchTokens = requestTokens(parsed.output);
  const write = {
    update: {
      name: `${rootName()}/tournamentRequests/${id}`,
      fields: encodedFields({ ...parsed.output, status: 'pending', searchTokens }),
    },
    updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
  await firestoreCall('commit', { writes: [write] });
  return id;
}

/**
 * Whether a request is stored under `id`, as far as a visitor can find out. The rules let a visitor read a
 * free id and refuse a taken one, so a refusal counts only while a known free id is still readable; rules
 * that refuse both prove nothing. Returns false when it is not known. @throws DataError when there is no
 * answer
 */
export async function isRequestStored(id: string): Promise<boolean> {
  const free = crypto.randomUUID().replaceAll('-', '');
  const [refused, control] = await Promise.all([readIsRefused(id), readIsRefused(free)]);
  return refused && !control;
}

async function readIsRefused(id: string): Promise<boolean> {
  try {
    await fetchDocument(['tournamentRequests', id]);
    return false;
  } catch (error) {
    if (isRefused(error)) return true;
    throw error;
  }
}
