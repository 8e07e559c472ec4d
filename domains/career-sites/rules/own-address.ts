import { FALLBACK_LANGUAGE, LANGUAGES } from '@hearth/kit/constants';
import type { Language } from '@hearth/kit/constants';
import { sitePath } from '@hearth/domains/jobs/rules';

/**
 * Maps an installation path to the site's custom domain, or null if it has no page there. There the languages stand
 * in the path: a domain of its own is one name with one certificate.
 */
export function customDomainPath(site: string, language: Language, path: string): string | null {
  const home = sitePath(site);
  const rest = path.startsWith(home) ? path.slice(home.length) : null;
  // Two slashes would lead to another host.
  if (rest === null || !/^(?:[?#]|$|\/(?!\/))/.test(rest)) return null;
  const prefix = language === FALLBACK_LANGUAGE ? '' : `/${language}`;
  if (rest === '/') return prefix === '' ? '/' : prefix;
  return rest.startsWith('/') ? prefix + rest : `${prefix === '' ? '/' : prefix}${rest}`;
}

/** Parses a custom domain's path into its language and the installation path. */
export function parseCustomDomainPath(
  site: string,
  path: string,
): { readonly language: Language; readonly path: string } {
  const [, first = ''] = path.split('/');
  const language = LANGUAGES.find((one) => one === first && one !== FALLBACK_LANGUAGE);
  const rest = language === undefined ? path : path.slice(first.length + 1);
  return { language: language ?? FALLBACK_LANGUAGE, path: `${sitePath(site)}${rest === '/' ? '' : rest}` };
}
