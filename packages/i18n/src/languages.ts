import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import type { Language } from '@hearth/kit/constants';
import { isLanguage, subdomainLabels } from '@hearth/kit/installation/host-language';

export { FALLBACK_LANGUAGE, LANGUAGES } from '@hearth/kit/constants';
export type { Language } from '@hearth/kit/constants';
export { detectLanguage, isLanguage } from '@hearth/kit/installation/host-language';

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

/** Which way a language is written. */
export function textDirection(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** A trial that is opened by this machine's number: its name has subdomains. */
const THIS_MACHINE = new Set(['127.0.0.1', '[::1]']);

/** The same address in another language, or null where the host cannot have subdomains (an IP address of another machine). */
export function localizedAddress(language: Language, address: URL): string | null {
  const hostname = THIS_MACHINE.has(address.hostname) ? 'localhost' : address.hostname;
  const labels = hostname.split('.');
  if (/^[\d.]+$/.test(hostname) || hostname.includes(':')) return null;
  const asked = subdomainLabels(hostname).find(isLanguage);
  const rest = asked === undefined ? labels : labels.toSpliced(labels.indexOf(asked), 1);
  const next = new URL(address);
  next.hostname = (language === FALLBACK_LANGUAGE ? rest : [language, ...rest]).join('.');
  return next.href;
}
