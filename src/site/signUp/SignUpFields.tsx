import { type RefObject, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import type { KnownNames } from '../../domain/participants/knownNames.ts';
import { matchesSearch } from '../../domain/text/searchText.ts';
import type { SchemaForm } from '../../hooks/useSchemaForm.ts';
import { paths } from '../../paths.ts';
import { type ComboChoice, ComboField } from '../../ui/ComboField.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { Field } from '../../ui/Field.tsx';
import layout from '../../ui/layout.module.css';
import { ShownField } from '../../ui/ShownField.tsx';

import styles from './SignUpDialog.module.css';
import { fetchNames } from './schoolNames.ts';
import type { Typed, TypedFields } from './signUpDraft.ts';

type Form = SchemaForm<TypedFields, Typed>;
type Props = { form: Form; event: TourEvent; more: RefObject<HTMLDetailsElement | null> };

/** The fields of a sign-up: name, email, school, what few change folded, and the tick. */
export function SignUpFields({ form, event, more }: Props) {
  const [names, setNames] = useState<KnownNames | null>(null);
  // Without them a school is what was typed.
  const wantNames = () => void fetchNames().then(setNames, () => {});
  const [name, chapterName, shownAs] = useWatch({
    control: form.control,
    name: ['name', 'chapterName', 'shownAs'],
  });
  return (
    <>
      <Field
        {...form.field('name')}
        label="Name"
        hint="First and last name"
        autoComplete="name"
        autoCapitalize="words"
        dir="auto"
        required
      />
      <Field
        {...form.field('email')}
        label="Email"
        hint="So the host can reach you, and your results find you. Never shown."
        type="email"
        autoComplete="email"
        required
      />
      <School {...{ form, event, names, wantNames }} />
      <details ref={more} className={`${layout.fold} ${styles.more}`}>
        <summary>More: your chapter, how your name is shown</summary>
        <ComboField
          label="Chapter (optional)"
          value={chapterName}
          error={form.formState.errors.chapterName?.message}
          choicesFor={(typed) => choices(event.fraternityName, names?.fraternities, typed)}
          onFocus={wantNames}
          onChange={(next) => form.setValue('chapterName', next, { shouldDirty: true })}
        />
        <ShownField
          legend="How your name is shown"
          name={name}
          value={shownAs}
          onChange={(how) => form.setValue('shownAs', how, { shouldDirty: true })}
        />
      </details>
      <Tick form={form} />
    </>
  );
}

type SchoolProps = Omit<Props, 'more'> & { names: KnownNames | null; wantNames: () => void };

/** The host's school, or any other one. */
function School({ form, event, names, wantNames }: SchoolProps) {
  const collegeName = useWatch({ control: form.control, name: 'collegeName' });
  const [another, setAnother] = useState(collegeName !== event.collegeName || collegeName === '');
  const [pressed, setPressed] = useState(false);
  const set = (next: string) => form.setValue('collegeName', next, { shouldDirty: true });
  if (another)
    return (
      <ComboField
        label="School"
        value={collegeName}
        error={form.formState.errors.collegeName?.message}
        choicesFor={(typed) => choices(event.collegeName, names?.schools, typed)}
        autoFocus={pressed}
        onFocus={wantNames}
        onChange={set}
      />
    );
  return (
    <div className={styles.school}>
      <p>
        <span className={layout.muted}>School</span> <bdi>{collegeName}</bdi>
      </p>
      <button
        type="button"
        className={styles.link}
        onClick={() => {
          wantNames();
          setPressed(true);
          setAnother(true);
          set('');
        }}
      >
        Another school
      </button>
    </div>
  );
}

function Tick({ form }: { form: Form }) {
  const id = useId();
  const { error, ...agreed } = form.field('agreed');
  const link = (to: string, text: string) => (
    <a href={to} target="_blank" rel="noopener">
      {text}
    </a>
  );
  return (
    <div>
      <label className={styles.tick}>
        <input {...agreed} type="checkbox" aria-invalid={Boolean(error)} aria-describedby={id} required />
        <span>
          I'm 18 or older and agree to the {link(paths.page('rules'), 'rules')} and the{' '}
          {link(paths.page('privacy'), 'privacy policy')}
        </span>
      </label>
      <p id={id} role="alert" className={fieldStyles.error}>
        {error}
      </p>
    </div>
  );
}

/** Returns the host's own name if it matches, then what the lists know. */
function choices(
  own: string,
  known: ((typed: string) => ComboChoice[]) | undefined,
  typed: string,
): ComboChoice[] {
  const first = own !== '' && matchesSearch(typed, own) ? [{ value: own }] : [];
  return [...first, ...(known?.(typed) ?? []).filter(({ value }) => value !== own)];
}
