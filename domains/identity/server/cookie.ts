import type { Config } from '@hearth/platform/config';

/** What a browser keeps for the authentication frame: the session, the sign-in between its two steps or with a passkey, and that it is known. */
export type CookieKind = 'session' | 'attempt' | 'passkey' | 'device';

/** Over https the name itself demands Secure, this host alone and the whole path; plain http knows no such names. */
function cookieOf(config: Config, kind: CookieKind): { name: string; attributes: string } {
  const secure = config.authUrl.startsWith('https:');
  return {
    name: secure ? `__Host-hearth_${kind}` : `hearth_${kind}`,
    attributes: `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
  };
}

/** What came with a request under a kind's name. */
export function readCookie(
  config: Config,
  kind: CookieKind,
  header: string | string[] | undefined,
): string | undefined {
  return cookieNamed(cookieOf(config, kind).name, header);
}

/** The value of a name in a request's cookies. */
export function cookieNamed(name: string, header: string | string[] | undefined): string | undefined {
  const text = typeof header === 'string' ? header : '';
  for (const pair of text.split(';')) {
    const [key = '', value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

/** A cookie's text for a header; a life of 0 removes it. */
export function cookie(config: Config, kind: CookieKind, value: string, lifeMs: number): string {
  const { name, attributes } = cookieOf(config, kind);
  return `${name}=${value}; Max-Age=${Math.max(0, Math.floor(lifeMs / 1000))}; ${attributes}`;
}

/** The refresh token that came with a request. */
export function readSessionCookie(config: Config, header: string | string[] | undefined): string | undefined {
  return readCookie(config, 'session', header);
}

/** Keeps the refresh token in the browser until the session ends by itself. */
export function sessionCookieText(config: Config, token: string, endsAt: Date, now: Date): string {
  return cookie(config, 'session', token, endsAt.getTime() - now.getTime());
}

/** The same as the only cookie of an answer. */
export function sessionCookie(config: Config, token: string, endsAt: Date, now: Date): Record<string, string> {
  return { 'set-cookie': sessionCookieText(config, token, endsAt, now) };
}

/** Removes the refresh token from the browser. */
export function noSessionCookie(config: Config): Record<string, string> {
  return { 'set-cookie': cookie(config, 'session', '', 0) };
}
