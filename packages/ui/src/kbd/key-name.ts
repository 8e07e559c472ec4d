/** Names that keyboards of a country have on their keys, where they differ from the English ones. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { Ctrl: 'Strg', Delete: 'Entf', Space: 'Leertaste' },
  es: { Enter: 'Intro', Delete: 'Supr', Space: 'Espacio' },
  fr: { Enter: 'Entrée', Delete: 'Suppr', Space: 'Espace' },
};
const APPLE: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };

/** What the keyboard of the reader has on a key; the browser says whether it is one of Apple’s. */
export function keyName(key: string, language: string, userAgent = navigator.userAgent): string {
  const own = isApple(userAgent) ? APPLE[key] : undefined;
  return own ?? NAMES[language]?.[key] ?? key;
}

/** Keys that are pressed together, in one text: `Ctrl + Enter`, with Apple’s keys `⌘ Enter`. */
export function chordName(keys: readonly string[], language: string, userAgent = navigator.userAgent): string {
  return keys.map((key) => keyName(key, language, userAgent)).join(isApple(userAgent) ? ' ' : ' + ');
}

const isApple = (userAgent: string): boolean => /Mac|iPhone|iPad/.test(userAgent);
