import * as v from 'valibot';
import type { SeasonRule } from '../../../domain/season/seasonRule.ts';
import { useLeaveWarning } from '../../../hooks/useLeaveWarning.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useFormDraft } from '../../../parts/useFormDraft.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Field } from '../../../ui/Field.tsx';
import { KeptNote } from '../../../ui/KeptNote.tsx';
import layout from '../../../ui/layout.module.css';
import { showToast } from '../../../ui/toast.ts';
import { useDirect } from '../parts/useDirect.ts';
import { useSeasonData } from '../parts/useSeasonData.ts';
import styles from './Rule.module.css';

/** The largest number of results that may count. */
const most = 50;
const count = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,2}$/, `Enter a number from 1 to ${most}`),
  v.transform(Number),
  v.minValue(1, `Enter a number from 1 to ${most}`),
  v.maxValue(most, `Enter a number from 1 to ${most}`),
);
const RuleInput = v.object({
  players: count,
  schools: count,
  schoolsOfOneNight: count,
  chapters: count,
  chaptersOfOneNight: count,
} satisfies Record<keyof SeasonRule, typeof count>);

/** What the fields of a rule are called, in its history too. */
export const ruleLabels: Record<keyof SeasonRule, string> = {
  players: 'Results that count for a player',
  schools: 'Results that count for a school',
  schoolsOfOneNight: 'School results from one event, at most',
  chapters: 'Results that count for a chapter',
  chaptersOfOneNight: 'Chapter results from one event, at most',
};

/** The form of a season's rule. */
export function RuleForm({ season, rule }: { season: string; rule: SeasonRule }) {
  const { setRule } = useSeasonData();
  const { run, busy, failure } = useDirect('change the rule');
  const form = useSchemaForm(RuleInput, {
    players: String(rule.players),
    schools: String(rule.schools),
    schoolsOfOneNight: String(rule.schoolsOfOneNight),
    chapters: String(rule.chapters),
    chaptersOfOneNight: String(rule.chaptersOfOneNight),
  });
  const draft = useFormDraft(`rule ${season}`, form);
  const { isDirty } = form.formState;
  useLeaveWarning(() => isDirty);
  const save = form.submit(async (input) => {
    const { done } = await run(() => setRule(season, input));
    if (!done) return;
    draft.close();
    showToast('The rule is saved.');
  });
  const names = ['players', 'schools', 'schoolsOfOneNight', 'chapters', 'chaptersOfOneNight'] as const;
  return (
    <form
      className={`${layout.card} ${layout.stack2} ${styles.form}`}
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <h3>Change it before the first event</h3>
      {draft.restored && <KeptNote onStartOver={draft.startOver} />}
      {names.map((name) => {
        const { error, ...field } = form.field(name);
        return <Field key={name} label={ruleLabels[name]} inputMode="numeric" error={error} {...field} />;
      })}
      <p role="alert" className={consoleLayout.failure}>
        {failure}
      </p>
      <p>
        <Button type="submit" busy={busy}>
          Save the rule
        </Button>
      </p>
    </form>
  );
}
