import { FALLBACK_LANGUAGE, LANGUAGES } from '@hearth/kit/constants';
import type { Language } from '@hearth/kit/constants';
import { sitePath } from './career-address.ts';

/**
 * Where a page of a career site stands on the site's own domain, from its path at the installation; null for what is no page
 * of that site. There the languages stand in the path: a domain of its own is one name with one certificate.
 */
export function ownPath(site: string, language: Language, path: string): string | null {
  const home = sitePath(site);
  const rest = path.startsWith(home) ? path.slice(home.length) : null;
  // Two slashes would lead to another host.
  if (rest === null || !/^(?:[?#]|$|\/(?!\/))/.test(rest)) return null;
  const prefix = language === FALLBACK_LANGUAGE ? '' : `/${language}`;
  if (rest === '/') return prefix === '' ? '/' : prefix;
  return rest.startsWith('/') ? prefix + rest : `${prefix === '' ? '/' : prefix}${rest}`;
}

/** What a path on a site's own domain asks for: the language, and the path of that page at the installation. */
export function readOwnPath(site: string, path: string): { readonly language: Language; readonly path: string } {
  const [, first = ''] = path.split('/');
  const language = LANGUAGES.find((one) => one === first && one !== FALLBACK_LANGUAGE);
  const rest = language === undefined ? path : path.slice(first.length + 1);
  return { language: language ?? FALLBACK_LANGUAGE, path: `${sitePath(site)}${rest === '/' ? '' : rest}` };
}
