import { type ReactNode, type RefObject, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './DisputePanel.module.css';

type Side = 'mine' | 'theirs';
type Props<Name extends string> = {
  /** The fields changed on both sides, and what decides one; `panel` is where the focus goes. */
  merged: {
    disputes: readonly Name[];
    settle: (name: Name, choice: Side) => void;
    panel?: RefObject<HTMLDivElement | null>;
  };
  labelOf: (name: Name) => string;
  showValue: (name: Name, side: Side) => ReactNode;
  /** Whether a save is being answered, which may bring more to choose. */
  saving?: boolean;
};

/** Shows the fields that a colleague changed in the meantime too, theirs beside mine, to choose from. */
export function DisputePanel<Name extends string>({ merged, labelOf, showValue, saving }: Props<Name>) {
  const { disputes: names, settle, panel } = merged;
  const id = useId();
  if (names.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div
      ref={panel}
      className={`${consoleLayout.amber} ${staffLayout.stack3} ${styles.disputes}`}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <h3 id={id}>
        {names.length === 1
          ? 'Someone else also changed this field'
          : `Someone else also changed these ${names.length} fields`}
      </h3>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <strong>{labelOf(name)}</strong>
            <dl>
              <dt>Theirs (saved)</dt>
              <dd>{showValue(name, 'theirs')}</dd>
              <dt>Yours</dt>
              <dd>{showValue(name, 'mine')}</dd>
            </dl>
            <div className={consoleLayout.wrap2}>
              <Button
                tone="plain"
                disabled={saving}
                aria-label={`Take theirs: ${labelOf(name)}`}
                onClick={() => settle(name, 'theirs')}
              >
                Take theirs
              </Button>
              <Button
                tone="plain"
                disabled={saving}
                aria-label={`Keep mine: ${labelOf(name)}`}
                onClick={() => settle(name, 'mine')}
              >
                Keep mine
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
