import * as v from 'valibot';
import { changedIn, type Edit as FieldEdit, type MergeRules, mergeEdit } from '../fields/fieldMerge.ts';
import { dayInput, typedNumber } from '../fields/inputFields.ts';
import { noonOf } from '../time/day.ts';
import { localDay } from '../time/parse.ts';
import { type Fraternity, readFraternity } from './fraternity.ts';
import { FraternityInput } from './fraternitySchema.ts';

const { size, status, ...sameAsWritten } = FraternityInput.entries;

const toNoon = (day: string) => (day === '' ? null : noonOf(day));
const someDay = v.check((day: string) => day === '' || v.is(dayInput, day), 'Choose a date');

const Form = v.object({
  ...sameAsWritten,
  status: v.pipe(v.string(), status),
  size: v.pipe(typedNumber, size),
  joinDate: v.pipe(v.string(), someDay, v.transform(toNoon)),
});

const Edit = v.partial(Form);

/** The fields of a fraternity's form, as typed (specification 5.5). */
export type FraternityFields = v.InferInput<typeof Form>;
/** What the form writes: the fields that changed. */
export type FraternityEdit = v.InferOutput<typeof Edit>;

/** A field of the form. */
export type FraternityFieldName = keyof FraternityFields;

const isField = (name: string): name is FraternityFieldName => name in Form.entries;
const fieldNames = Object.keys(Form.entries).filter(isField);

/** An edit of a fraternity. */
export type FraternityFormEdit = FieldEdit<FraternityFields>;

/** How the fields of a fraternity are merged. */
export const fraternityMerge: MergeRules<FraternityFields> = { names: fieldNames };

/** Returns the fields that an edit changes. */
export function changedFields(edit: FraternityFormEdit): FraternityFieldName[] {
  return changedIn(fraternityMerge, edit);
}

/** Returns the fields that an edit and someone else have both changed, to different values. */
export function disputedFields(
  edit: FraternityFormEdit,
  theirs: FraternityFields,
): readonly FraternityFieldName[] {
  return mergeEdit(fraternityMerge, edit, theirs).disputed;
}

/** Returns blank fields for a new fraternity. */
export function emptyFraternity(): FraternityFields {
  return fraternityFields(readFraternity('', { status: 'outreached' }));
}

/** Returns a fraternity as the form shows it. */
export function fraternityFields({ id: _, ...fraternity }: Fraternity): FraternityFields {
  const {
    createdAt: _created,
    lastContactAt: _at,
    quietSince: _since,
    nextStep: _step,
    nextStepOn: _on,
    declinedOn: _declined,
    owner: _owner,
    state: _state,
    conference: _conference,
    reached: _reached,
    reachable: _reachable,
    confirmFrom: _from,
    ...fields
  } = fraternity;
  return {
    ...fields,
    size: fields.size === null ? '' : String(fields.size),
    joinDate: fields.joinDate ? localDay(fields.joinDate) : '',
  };
}

/**
 * Returns the schema of a form that began with `before`; it turns the fields into what changed. Untouched
 * fields are not validated, because an older document may hold values that are no longer accepted.
 */
export function fraternityEdit(before: FraternityFields) {
  return v.pipe(
    v.custom<FraternityFields>(() => true),
    v.transform((now) => {
      const changed: v.InferInput<typeof Edit> = { ...now };
      for (const name of fieldNames) if (now[name] === before[name]) delete changed[name];
      return changed;
    }),
    Edit,
  );
}

/** Returns what changed in a form, or its mistakes by field. */
export function editedFraternity(before: FraternityFields, now: FraternityFields) {
  return v.safeParse(fraternityEdit(before), now);
}
