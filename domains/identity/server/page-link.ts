import type { Language } from '@hearth/kit/constants';
import { detectLanguage } from '@hearth/kit/host-language';
import type { Config } from '@hearth/platform/config';
import { safeReturnTo } from '../rules/return-to.ts';

/** The application's own origin in a language where it has one of that language; never an origin from a request. */
function originIn(config: Config, language: Language): string {
  return config.appOrigins.find((origin) => detectLanguage(new URL(origin).host) === language) ?? config.publicUrl;
}

/** What stands behind the `?` of an address. Never a secret: it would lie in logs, histories and referrers. */
type Query = Readonly<Record<string, string | null>> & { readonly code?: never; readonly token?: never };

function addressOf(
  config: Config,
  language: Language,
  path: string,
  query: Readonly<Record<string, string | null>>,
): string {
  const url = new URL(path, originIn(config, language));
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
}

/** The address of a page of the application, for a mail in that language. */
export function pageLink(config: Config, language: Language, path: string, query: Query = {}): string {
  return addressOf(config, language, path, query);
}

/** The address of a page with a secret behind `#`, which no server, log or referrer ever sees. */
export function ownPageAddress(
  config: Config,
  language: Language,
  path: string,
  secret: string,
  query: Query = {},
): string {
  return `${addressOf(config, language, path, query)}#${secret}`;
}

/** The address of a career page, which runs no script and so reads its token from the query. Such a page sends no referrer. */
export function careerPageLink(
  config: Config,
  language: Language,
  path: string,
  query: Readonly<Record<string, string | null>>,
): string {
  return addressOf(config, language, path, query);
}

/** The path of an address that a caller wants to return to, when it lies on one of our own origins; null for any other. */
export function ownPath(config: Config, address: string | undefined): string | null {
  const url = address === undefined ? null : URL.parse(address);
  if (address?.startsWith('/') === true) return safeReturnTo(address);
  if (url === null || !config.appOrigins.includes(url.origin)) return null;
  return safeReturnTo(`${url.pathname}${url.search}${url.hash}`);
}
