import { useId } from 'react';
import type { RushChair, RushChairMistakes } from '../../domain/fraternities/rushChairs.ts';
import { Field } from '../../ui/Field.tsx';
import styles from './Fraternities.module.css';

type Props = {
  /** The name of the fraternity. */
  name: string;
  chair: RushChair;
  mistakes: RushChairMistakes | undefined;
  changed: boolean;
  onChange: (chair: RushChair) => void;
};

/** The rush chair of one fraternity in the bulk form. */
export function RushChairRow({ name, chair, mistakes, changed, onChange }: Props) {
  const id = useId();
  return (
    <li className={styles.chair} data-changed={changed}>
      <h3 id={id}>{name}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: the heading names the group, a fieldset would want a legend */}
      <div role="group" aria-labelledby={id} className={styles.pair}>
        <Field
          label="Rush chair name"
          autoComplete="off"
          value={chair.rushChairName}
          error={mistakes?.rushChairName}
          onChange={(event) => onChange({ ...chair, rushChairName: event.target.value })}
        />
        <Field
          label="Rush chair number"
          type="tel"
          autoComplete="off"
          value={chair.rushChairNumber}
          error={mistakes?.rushChairNumber}
          onChange={(event) => onChange({ ...chair, rushChairNumber: event.target.value })}
        />
      </div>
    </li>
  );
}
