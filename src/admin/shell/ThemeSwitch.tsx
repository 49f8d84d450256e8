import { useId } from 'react';
import { useStore } from '../../hooks/useStore.ts';
import { currentTheme, setTheme, themes } from '../../lib/theme.ts';
import styles from './ThemeSwitch.module.css';

const labels = { system: 'System', light: 'Light', dark: 'Dark' };

/** Switches between light, dark, and the system's setting. */
export function ThemeSwitch() {
  const theme = useStore(currentTheme);
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Theme</legend>
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
