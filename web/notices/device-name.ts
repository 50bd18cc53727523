/** The first that fits counts: browsers name each other, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (agent: string, names: typeof BROWSERS): string | undefined =>
  names.find(([sign]) => sign.test(agent))?.[1];

/** What a person would call this device: “Firefox, Linux”. */
export const deviceName = (agent: string): string =>
  [nameIn(agent, BROWSERS), nameIn(agent, SYSTEMS)].filter((name) => name !== undefined).join(', ');
