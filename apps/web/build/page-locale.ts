import type { Plugin } from 'vite';

const DEFAULT_LOCALE = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;

/** Stands for the library's own: the language and direction of the page, where nothing above says one. */
export const PAGE_LOCALE = `
let known = { locale: 'en', direction: 'ltr' };
export function getDefaultLocale() {
  if (typeof document === 'undefined') return known;
  const { lang, dir } = document.documentElement;
  const direction = dir === 'rtl' ? 'rtl' : 'ltr';
  if (known.locale !== (lang || 'en') || known.direction !== direction) known = { locale: lang || 'en', direction };
  return known;
}
export const useDefaultLocale = getDefaultLocale;
`;

/**
 * Widgets outside of a provider follow the page's language instead of the browser's, which may be another; and what listens for the
 * browser's language is not loaded by every page.
 */
export function pageLocale(): Plugin {
  return {
    name: 'hearth-page-locale',
    apply: 'build',
    transform(_code, id) {
      return DEFAULT_LOCALE.test(id) ? { code: PAGE_LOCALE, map: null } : null;
    },
  };
}
