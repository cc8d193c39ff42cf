import { barColors, themeChoices, themeField, themeKey, type ThemeChoice } from './theme-choice.js';

const isChoice = (value: unknown): value is ThemeChoice => themeChoices.some((choice) => choice === value);

/**
 * Applies the visitor's choice of a theme: from the switch of this page, from another tab, and from a page visited
 * meanwhile when this one is restored from the back/forward cache or was prerendered earlier. Where storage is blocked,
 * the choice lasts as long as the page. Does nothing on a page that our server did not render.
 */
export function followTheme(target: Window): void {
  const page = target.document;
  // A page of another site has a theme of its own, and perhaps an attribute of the same name.
  if (!page.querySelector('meta[data-theme-of]')) return;
  const radios = () => [...page.querySelectorAll<HTMLInputElement>(`input[name="${themeField}"]`)];

  const remembered = (): ThemeChoice => {
    try {
      const choice = target.localStorage.getItem(themeKey);
      return isChoice(choice) ? choice : 'system';
    } catch {
      const shown = page.documentElement.dataset.theme;
      return isChoice(shown) ? shown : 'system';
    }
  };

  const show = (choice: ThemeChoice) => {
    page.documentElement.dataset.theme = choice;
    for (const { theme, media } of barColors) {
      const meta = page.querySelector(`meta[data-theme-of="${theme}"]`);
      meta?.setAttribute('media', choice === 'system' ? media : choice === theme ? 'all' : 'not all');
    }
    for (const radio of radios()) radio.checked = radio.value === choice;
  };

  const choose = (choice: ThemeChoice) => {
    try {
      if (choice === 'system') target.localStorage.removeItem(themeKey);
      else target.localStorage.setItem(themeKey, choice);
    } catch {
      // It lasts as long as the page.
    }
    show(choice);
  };

  const repeat = () => show(remembered());
  page.addEventListener('change', ({ target: field }) => {
    if (field instanceof HTMLInputElement && field.name === themeField && isChoice(field.value)) choose(field.value);
  });
  target.addEventListener('storage', ({ key }) => {
    // `null`: everything was removed.
    if (key === themeKey || key === null) repeat();
  });
  target.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) repeat();
  });
  page.addEventListener('prerenderingchange', repeat);

  const meetSwitch = () => {
    // A click that came before this script.
    const early = radios().find(({ checked, defaultChecked }) => checked && !defaultChecked);
    if (early && isChoice(early.value)) choose(early.value);
    else if (radios().length > 0) repeat();
  };
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', meetSwitch, { once: true });
  else meetSwitch();
}
