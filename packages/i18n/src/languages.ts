import { FALLBACK_LANGUAGE, LANGUAGES } from '@hearth/kit/constants';
import type { Language } from '@hearth/kit/constants';

export { FALLBACK_LANGUAGE, LANGUAGES } from '@hearth/kit/constants';
export type { Language } from '@hearth/kit/constants';

/** The tag that dates and numbers are written with: 24-hour clocks, and Latin digits in Arabic. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  fr: 'fr-FR',
  de: 'de-DE',
  es: 'es-ES',
  pl: 'pl-PL',
  ru: 'ru-RU',
  ar: 'ar-u-nu-latn',
  tr: 'tr-TR',
};

/** Each language in its own words, for the language menu. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  pl: 'Polski',
  ru: 'Русский',
  ar: 'العربية',
  tr: 'Türkçe',
};

/** Whether a text names one of the eight languages. */
export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The language that a host name asks for with one of its sub-domain labels (`fr.example.com`, `fr.localhost`), else English. */
export function detectLanguage(host: string): Language {
  return subdomainLabels(host).find(isLanguage) ?? FALLBACK_LANGUAGE;
}

/** Which way a language is written. */
export function direction(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The same address in another language, or null where the host can have no sub-domain (an IP address). */
export function addressIn(language: Language, address: URL): string | null {
  const labels = address.hostname.split('.');
  if (/^[\d.]+$/.test(address.hostname) || address.hostname.includes(':')) return null;
  const asked = subdomainLabels(address.hostname).find(isLanguage);
  const rest = asked === undefined ? labels : labels.toSpliced(labels.indexOf(asked), 1);
  const next = new URL(address);
  next.hostname = (language === FALLBACK_LANGUAGE ? rest : [language, ...rest]).join('.');
  return next.href;
}

function subdomainLabels(host: string): string[] {
  const labels = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '').split('.');
  const ownLabels = labels.at(-1) === 'localhost' ? 1 : 2;
  return labels.slice(0, -ownLabels);
}
