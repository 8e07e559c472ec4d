import { isToken, newToken } from './token.ts';

/** Whose API token it is: a person's or a service's. */
export type ApiTokenKind = 'PERSONAL' | 'SERVICE';

/** How API tokens begin, so that secret scanners find leaked ones. */
const PREFIXES: Readonly<Record<ApiTokenKind, string>> = { PERSONAL: 'hearth_pat_', SERVICE: 'hearth_svc_' };

/** Generates an API token: 256 random bits behind its kind's prefix. Its hash is of the whole, so that no prefix can be exchanged. */
export function newApiToken(kind: ApiTokenKind): string {
  return `${PREFIXES[kind]}${newToken()}`;
}

/** Tells if a text has the form of an API token. */
export function isApiToken(text: string | undefined): text is string {
  return Object.values(PREFIXES).some(
    (prefix) => text?.startsWith(prefix) === true && isToken(text.slice(prefix.length)),
  );
}
