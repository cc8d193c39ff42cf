import { themeChoices, themeField, type ThemeChoice } from '../../theme/theme-choice.js';
import styles from './ThemeSwitch.module.css';

const titles: Record<ThemeChoice, string> = { system: 'как в системе', light: 'светлая', dark: 'тёмная' };

/** Choice of the theme: native radio buttons, handled by `followTheme`. Without scripts there is nothing to choose. */
export function ThemeSwitch() {
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>Тема</legend>
      <div className={styles.choices}>
        {themeChoices.map((choice) => (
          <label key={choice} className={styles.choice}>
            {/* Not restored by the browser on a reload: the stored choice is, and a click before the script runs must be distinguishable from it. */}
            <input
              className={styles.input}
              type="radio"
              name={themeField}
              value={choice}
              defaultChecked={choice === 'system'}
              autoComplete="off"
            />
            <span className={styles.title}>{titles[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
