import { useId, useSyncExternalStore } from 'react';
import { currentTheme, setTheme, themes, watchTheme } from '../../lib/theme.ts';
import styles from './ThemeSwitch.module.css';

const labels = { system: 'System', light: 'Light', dark: 'Dark' };

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Colors</legend>
      {themes.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={theme === choice}
            onChange={() => setTheme(choice)}
            className="visually-hidden"
          />
          {labels[choice]}
        </label>
      ))}
    </fieldset>
  );
}
