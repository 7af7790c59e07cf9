import { BROWSERS, SYSTEMS } from '@samsara/protocol';

type Browser = (typeof BROWSERS)[number];
type System = (typeof SYSTEMS)[number];

/** What a device is, as far as it is known. */
export interface Device {
  readonly browser: Browser | null;
  readonly system: System | null;
}

/** Nobody's name for itself is longer. */
const LONGEST = 400;

/** In this order: most browsers also call themselves by the names of others. */
const BROWSER_WORDS: readonly (readonly [RegExp, Browser])[] = [
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(?:OPR|OPT|Opera)\//, 'opera'],
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'edge'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:(?:Headless)?Chrome|Chromium|CriOS)\//, 'chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'safari'],
];
const SYSTEM_WORDS: readonly (readonly [RegExp, System])[] = [
  [/\biPad\b/, 'ipad'],
  [/\b(?:iPhone|iPod)\b/, 'iphone'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
];

/** Roughly what a device says that it is, in words of ours only: `firefox android`; `-` for what is not known. */
export function deviceOf(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, LONGEST);
  const [, browser] = BROWSER_WORDS.find(([word]) => word.test(said)) ?? [];
  const [, system] = SYSTEM_WORDS.find(([word]) => word.test(said)) ?? [];
  return `${browser ?? '-'} ${system ?? '-'}`;
}

/** The words again. */
export function readDevice(kept: string): Device {
  const [browser, system] = kept.split(' ');
  return {
    browser: BROWSERS.find((known) => known === browser) ?? null,
    system: SYSTEMS.find((known) => known === system) ?? null,
  };
}
