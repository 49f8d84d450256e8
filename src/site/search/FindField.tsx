import { type ComponentType, type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { whenThere } from '../../ui/lazyCode.ts';
import type { FindChoicesProps } from './FindChoices.tsx';
import styles from './FindField.module.css';

const loadChoices = () => import('./FindChoices.tsx');

/**
 * The search for a school's events: a plain form that works before any script. Suggestions are fetched late.
 */
export function FindField({ typed }: { typed?: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [Choices, setChoices] = useState<ComponentType<FindChoicesProps>>();
  const navigate = useNavigate();
  const prepare = () =>
    void whenThere(loadChoices).then(
      ({ Component }) => setChoices(() => Component),
      () => {},
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (!text) return input.current?.focus();
    navigate(paths.find(text));
    // A phone's keyboard would stay over what was found.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };
  return (
    <form aria-labelledby={`${id}-label`} action={paths.find()} className={styles.find} onSubmit={submit}>
      <label id={`${id}-label`} htmlFor={id}>
        Find your school
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        defaultValue={typed}
        placeholder="School, city, state, fraternity"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded="false"
        onFocus={prepare}
        onInput={prepare}
      />
      <Button type="submit" tone="plain">
        Find
      </Button>
      {Choices && input.current && <Choices input={input.current} />}
    </form>
  );
}
