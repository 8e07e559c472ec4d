import type { Language } from '@hearth/kit/constants';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import type { Config } from '@hearth/platform/config/config';
import { safeReturnTo } from '../rules/return-to.ts';

/** The application's origin for a language; never taken from a request. */
function originFor(config: Config, language: Language): string {
  return config.appOrigins.find((origin) => detectLanguage(new URL(origin).host) === language) ?? config.publicUrl;
}

/** Query parameters. Never a secret: it would leak to logs, history and referrers. */
type LinkQuery = Readonly<Record<string, string | null>> & { readonly code?: never; readonly token?: never };

function buildUrl(
  config: Config,
  language: Language,
  path: string,
  query: Readonly<Record<string, string | null>>,
): string {
  const url = new URL(path, originFor(config, language));
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
}

/** The URL of an application page in a language, for a mail. */
export function pageLink(config: Config, language: Language, path: string, query: LinkQuery = {}): string {
  return buildUrl(config, language, path, query);
}

/** The address of a page with a secret behind `#`, which no server, log or referrer ever sees. */
export function ownPageAddress(
  config: Config,
  language: Language,
  path: string,
  secret: string,
  query: LinkQuery = {},
): string {
  return `${buildUrl(config, language, path, query)}#${secret}`;
}

/** The address of a career page, which runs no script and so reads its token from the query. Such a page sends no referrer. */
export function careerPageLink(
  config: Config,
  language: Language,
  path: string,
  query: Readonly<Record<string, string | null>>,
): string {
  return buildUrl(config, language, path, query);
}

/** The path of an address that a caller wants to return to, when it lies on one of our own origins; null for any other. */
export function ownPath(config: Config, address: string | undefined): string | null {
  const url = address === undefined ? null : URL.parse(address);
  if (address?.startsWith('/') === true) return safeReturnTo(address);
  if (url === null || !config.appOrigins.includes(url.origin)) return null;
  return safeReturnTo(`${url.pathname}${url.search}${url.hash}`);
}
