import type { ReactNode } from 'react';

type Props<T extends string> = {
  label: string;
  /** The value and the label of each choice. */
  options: readonly (readonly [T, ReactNode])[];
  value: T;
  onChange: (value: T) => void;
  className?: string | undefined;
};

/** A group of buttons, one of them pressed, that choose what is shown. */
export function ButtonGroup<T extends string>({ label, options, value, onChange, className }: Props<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs and draws a frame of its own
    <div role="group" aria-label={label} className={className}>
      {options.map(([choice, words]) => (
        <button key={choice} type="button" aria-pressed={choice === value} onClick={() => onChange(choice)}>
          {words}
        </button>
      ))}
    </div>
  );
}
