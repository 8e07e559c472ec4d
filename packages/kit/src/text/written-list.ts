import type { Language } from '../constants.ts';

/** Names in one line, as emails and notices write it: `Bristol, Lisbon and Porto`. */
export function formatMailList(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names);
}
