/** The more specific first: nearly every browser calls itself Chrome and Safari too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];

/** Phones also name the desktop system that theirs derives from, so they come first. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Longer ones are fake. */
const longestUserAgent = 1000;

/**
 * Browser and system in words that the owner recognises: «Chrome, Android»; '' for what is neither. Built from our own
 * words alone: nothing that a visitor sends is stored.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, longestUserAgent);
  const named = [browsers, systems].map((known) => known.find(([pattern]) => pattern.test(text))?.[1]);
  return named.filter((name) => name !== undefined).join(', ');
}
