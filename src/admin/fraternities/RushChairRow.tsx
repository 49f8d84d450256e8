import { type ClipboardEvent, useId } from 'react';
import {
  type ChairField,
  chairFields,
  type RushChair,
  type RushChairMistakes,
} from '../../domain/fraternities/rushChairs.ts';
import { Field } from '../../ui/Field.tsx';
import formLayout from '../../ui/formLayout.module.css';
import { DisputePanel } from '../parts/DisputePanel.tsx';
import styles from './Fraternities.module.css';

const labels: Record<ChairField, { label: string; type: string }> = {
  rushChairName: { label: 'Rush chair name', type: 'text' },
  rushChairNumber: { label: 'Rush chair number', type: 'tel' },
  rushChairEmail: { label: 'Rush chair email', type: 'email' },
};

type Props = {
  /** The name of the fraternity. */
  name: string;
  chair: RushChair;
  /** The rush chair as it is stored now. */
  stored: RushChair;
  /** Whether someone has deleted the fraternity. */
  gone: boolean;
  /** The fields that a colleague changed too. */
  disputes: readonly ChairField[];
  mistakes: RushChairMistakes | undefined;
  changed: boolean;
  onChange: (fields: Partial<RushChair>) => void;
  onSettle: (field: ChairField, choice: 'mine' | 'theirs') => void;
  onPaste: (field: ChairField, event: ClipboardEvent) => void;
};

/** The rush chair of one fraternity in the bulk form. */
export function RushChairRow(props: Props) {
  const { name, chair, stored, gone, disputes, mistakes, changed, onChange, onSettle, onPaste } = props;
  const id = useId();
  return (
    <li className={styles.chair} data-changed={changed} data-disputed={disputes.length > 0 || undefined}>
      <h3 id={id}>{name}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend */}
      <div role="group" aria-labelledby={id} className={styles.fields}>
        {chairFields.map((field) => (
          <Field
            key={field}
            {...labels[field]}
            autoComplete="off"
            value={chair[field]}
            error={mistakes?.[field]}
            disabled={gone}
            onChange={(event) => onChange({ [field]: event.target.value })}
            onPaste={(event) => onPaste(field, event)}
          />
        ))}
      </div>
      {gone && <p className={formLayout.alert}>Someone else deleted {name}. Nothing is saved for it.</p>}
      <DisputePanel
        merged={{ disputes, settle: onSettle }}
        labelOf={(field) => labels[field].label}
        showValue={(field, side) => (side === 'mine' ? chair : stored)[field] || <em>nothing</em>}
      />
    </li>
  );
}
