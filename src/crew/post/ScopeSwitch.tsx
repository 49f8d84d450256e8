import type { CrewScope } from '../../domain/crew/pass.ts';
import { ButtonGroup } from '../../ui/ButtonGroup.tsx';
import styles from './ScopeSwitch.module.css';

type Props = { scope: CrewScope; onScope: (scope: CrewScope) => void };

const options = [
  ['door', 'Door'],
  ['tables', 'Tables'],
] as const;

/** Switches a phone whose pass opens both between the door and the tables. */
export function ScopeSwitch({ scope, onScope }: Props) {
  return (
    <ButtonGroup
      label="Work at"
      className={styles.switch}
      options={options}
      value={scope}
      onChange={onScope}
    />
  );
}
