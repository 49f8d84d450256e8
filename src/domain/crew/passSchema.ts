import * as v from 'valibot';
import { textInput } from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';
import { isMoment, momentOf } from '../time/day.ts';
import { crewScopes } from './pass.ts';

const momentInput = (message: string) => v.pipe(v.string(), v.check(isMoment, message));

/** A pass as staff enter one. */
export const PassInput = v.pipe(
  v.object({
    door: v.boolean(),
    tables: v.boolean(),
    label: textInput(limits.person),
    opens: momentInput('Choose when it opens'),
    ends: momentInput('Choose when it ends'),
  }),
  v.forward(
    v.partialCheck([['opens'], ['ends']], ({ opens, ends }) => !(ends <= opens), 'Choose a later time'),
    ['ends'],
  ),
  v.forward(
    v.partialCheck([['door'], ['tables']], ({ door, tables }) => door || tables, 'Choose at least one'),
    ['door'],
  ),
);
export type PassInput = v.InferInput<typeof PassInput>;

/** Returns the pass that was entered. */
export function enteredPass({ label, opens, ends, ...open }: PassInput) {
  return {
    scopes: crewScopes.filter((scope) => open[scope]),
    label,
    opensAt: momentOf(opens),
    endsAt: momentOf(ends),
  };
}
