import * as v from 'valibot';
import { isDisputed } from '../fields/fieldMerge.ts';
import { dayInput, typedNumber } from '../fields/inputFields.ts';
import { noonOf } from '../time/day.ts';
import { localDay } from '../time/parse.ts';
import { type Fraternity, readFraternity } from './fraternity.ts';
import { FraternityInput } from './fraternitySchema.ts';

const { size, status, ...sameAsWritten } = FraternityInput.entries;

const toNoon = (day: string) => (day === '' ? null : noonOf(day));
const someDay = v.check((day: string) => day === '' || v.is(dayInput, day), 'Pick a day');

const Form = v.object({
  ...sameAsWritten,
  status: v.pipe(v.string(), status),
  size: v.pipe(typedNumber, size),
  joinDate: v.pipe(v.string(), someDay, v.transform(toNoon)),
});

const Edit = v.partial(Form);

/** What stands in the form of a fraternity, each field as it is typed (specification 5.5). */
export type FraternityFields = v.InferInput<typeof Form>;
/** What is written of it: the fields that changed. */
export type FraternityEdit = v.InferOutput<typeof Edit>;

/** A field of the form. */
export type FraternityFieldName = keyof FraternityFields;

const isField = (name: string): name is FraternityFieldName => name in Form.entries;
const fieldNames = Object.keys(Form.entries).filter(isField);

/** An edit: what the form said when it began, or was last brought up to date, and what it says now. */
export type FraternityFormEdit = { base: FraternityFields; mine: FraternityFields };

/** The fields that an edit and somebody else have both changed, to different values. */
export function disputedFields(
  { base, mine }: FraternityFormEdit,
  theirs: FraternityFields,
): FraternityFieldName[] {
  return fieldNames.filter((name) => isDisputed(tidy(base[name]), tidy(mine[name]), tidy(theirs[name])));
}

function tidy(value: string | boolean): string | boolean {
  return typeof value === 'string' ? value.trim() : value;
}

/** The fields of a fraternity of which nothing is known. */
export function emptyFraternity(): FraternityFields {
  return fraternityFields(readFraternity('', { status: 'outreached' }));
}

/** A fraternity as the form shows it. */
export function fraternityFields({ id: _, ...fraternity }: Fraternity): FraternityFields {
  const {
    createdAt: _created,
    lastContactAt: _at,
    quietSince: _since,
    nextStep: _step,
    nextStepOn: _on,
    ...fields
  } = fraternity;
  return {
    ...fields,
    size: fields.size === null ? '' : String(fields.size),
    joinDate: fields.joinDate ? localDay(fields.joinDate) : '',
  };
}

/**
 * The schema of a form that began with `before`: it makes of the fields what changed. Fields nobody touched
 * are not judged: an older document may hold what would no longer be taken.
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

/** What changed in a form, or what is wrong with it, by field. */
export function editedFraternity(before: FraternityFields, now: FraternityFields) {
  return v.safeParse(fraternityEdit(before), now);
}
