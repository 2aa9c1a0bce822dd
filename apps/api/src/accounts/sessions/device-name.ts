const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** What a customer recognises a device by, e.g. `Firefox, Windows`; the rest of the user agent is not kept. Empty where nothing is recognised. */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  const names = [BROWSERS, SYSTEMS].map((known) => known.find(([pattern]) => pattern.test(text))?.[1]);
  return names.filter((name) => name !== undefined).join(', ');
}
