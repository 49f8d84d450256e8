import * as v from 'valibot';
import { textInput } from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';
import { crewScopes } from './pass.ts';

/** A moment as an input of type datetime-local gives it, by the clock of this device. */
const momentInput = (message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text)), message),
  );

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
    opensAt: new Date(opens),
    endsAt: new Date(ends),
  };
}

/** Returns a moment as an input of type datetime-local takes it, by the clock of this device. */
export function momentValue(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
