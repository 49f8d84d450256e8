import type { Preset } from '../../../domain/night/format/nightPlan.ts';
import { withPreset } from '../../../domain/night/plan/proposedPlan.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonGroup } from '../../../ui/ButtonGroup.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Field } from '../../../ui/Field.tsx';
import formLayout from '../../../ui/formLayout.module.css';
import styles from './Plan.module.css';
import type { TypedNight } from './usePlan.ts';

type Props = {
  typed: TypedNight;
  /** How many have checked in. */
  here: number;
  /** Whether the list is closed; the number of players is known then. */
  closed: boolean;
  /** How many rounds are drawn. */
  drawn: number;
};

const number = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** The choices for the night as a whole. */
export function PlanFieldset({ typed, here, closed, drawn }: Props) {
  const { form, plan, players, choose } = typed;
  const { field, setValue, getValues } = form;
  return (
    <fieldset className={styles.fields}>
      <legend className="visually-hidden">The night</legend>
      {drawn === 0 && (
        <div className={styles.presets}>
          <ButtonGroup<Preset | ''>
            label="Who goes on"
            className={`${consoleLayout.wrap2} ${formLayout.chosen} ${styles.choices}`}
            options={[
              ['standard', 'Standard: top two'],
              ['fast', 'Fast: table winners'],
            ]}
            value={presetOf(typed)}
            onChange={(preset) => preset && choose(withPreset(plan, players, preset))}
          />
        </div>
      )}
      {!closed && (
        <div>
          <Field {...field('players')} {...number} label="Players to plan for" />
          {here > 0 && getValues('players') !== String(here) && (
            <Button
              tone="plain"
              onClick={() => setValue('players', String(here), { shouldDirty: true, shouldValidate: true })}
            >
              Use the {here} here
            </Button>
          )}
        </div>
      )}
      <Field {...field('tables')} {...number} label="Real tables" />
      <Field {...field('skip')} {...number} label="Missing table numbers" hint="e.g. 13" />
      {drawn === 0 && <Field {...field('startsAt')} label="Starts" type="datetime-local" />}
      <Field {...field('until')} label="Should end by" type="time" />
      <details className={`${formLayout.foldable} ${styles.more}`}>
        <summary>Chips, bets and pace</summary>
        <div className={styles.fields}>
          <Field {...field('seats')} {...number} label="Seats at a table" />
          <Field {...field('start')} {...number} label="Chips at the start" />
          <Field {...field('minBet')} {...number} label="Lowest bet" />
          <Field {...field('maxBet')} {...number} label="Highest bet" />
          <Field {...field('step')} {...number} label="Smallest chip" />
          <Field {...field('turn')} {...number} label="Minutes between waves" />
          <Field {...field('pace')} {...number} label="Dealers' pace" hint="Percent of a casino's" />
        </div>
      </details>
    </fieldset>
  );
}

/** Returns the preset that a plan follows, '' for none. */
function presetOf({ plan }: TypedNight): Preset | '' {
  const follows = (k: number, want: number) =>
    plan.rounds.every((rule) => rule.k === k && rule.want === want);
  return follows(2, 5) ? 'standard' : follows(1, 6) ? 'fast' : '';
}
