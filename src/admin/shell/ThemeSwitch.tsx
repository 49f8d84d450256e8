import { useId } from 'react';
import { useStore } from '../../hooks/useStore.ts';
import { currentTheme, setTheme, themes } from '../../lib/theme.ts';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from './screenIcons.ts';
import styles from './ThemeSwitch.module.css';

const choices = {
  system: ['System', icons.system],
  light: ['Light', icons.sun],
  dark: ['Dark', icons.moon],
} as const;

/** Switches between light, dark, and the system's setting. */
export function ThemeSwitch() {
  const theme = useStore(currentTheme);
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Theme</legend>
      {themes.map((choice) => {
        const [label, path] = choices[choice];
        return (
          <label key={choice} title={label}>
            <input
              type="radio"
              name={name}
              checked={theme === choice}
              onChange={() => setTheme(choice)}
              className="visually-hidden"
            />
            <Icon width={20} height={20} stroke={1.6} join="round" path={path} />
            <span className="visually-hidden">{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
