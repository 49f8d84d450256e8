import type { ReactNode } from 'react';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import box from './PickBox.module.css';
import styles from './SelectionHead.module.css';

type Props = {
  /** How many rows the list shows, and how many of these are selected. */
  shown: number;
  selected: number;
  /** What is shown or selected, in words. */
  count: string;
  onSelectAll: (on: boolean) => void;
  /** The label of the bar of actions: 'Selected events'. */
  name: string;
  /** The actions for the selected items; null while nothing is selected. */
  actions: ReactNode;
  /** The actions for the whole list, beside the count. */
  children?: ReactNode;
};

/**
 * The bar above a list: how much it shows, a checkbox that selects all of it, and the actions for the
 * selection.
 */
export function SelectionHead({ shown, selected, count, onSelectAll, name, actions, children }: Props) {
  return (
    <div className={`${consoleLayout.line23} ${styles.head}`}>
      {shown > 0 && (
        <SelectAll
          state={selected === 0 ? 'none' : selected === shown ? 'all' : 'some'}
          name={`Select all ${shown} shown`}
          onChange={onSelectAll}
        />
      )}
      <p className={`${layout.note} ${styles.count}`} role="status">
        {count}
      </p>
      {children}
      {actions && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
        <div
          role="group"
          aria-label={name}
          className={`${consoleLayout.wrap2} ${styles.actions}`}
          data-bottom-bar
        >
          {actions}
        </div>
      )}
    </div>
  );
}

type SelectAllProps = { state: 'none' | 'some' | 'all'; name: string; onChange: (on: boolean) => void };

function SelectAll({ state, name, onChange }: SelectAllProps) {
  return (
    <label className={`${box.focusBoxes} ${styles.all}`} title="Shift-click to select a range">
      <input
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        type="checkbox"
        checked={state === 'all'}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="visually-hidden">{name}</span>
    </label>
  );
}
