import type { Config } from '@hearth/platform/config/config';

/** The cookies of the authentication frame: session, pending sign-in, passkey challenge and known device. */
export type CookieKind = 'session' | 'attempt' | 'passkey' | 'device';

/** Names and attributes of a cookie; `__Host-` over https, which plain http does not allow. */
function describeCookie(config: Config, kind: CookieKind): { name: string; attributes: string } {
  const secure = config.authUrl.startsWith('https:');
  return {
    name: secure ? `__Host-hearth_${kind}` : `hearth_${kind}`,
    attributes: `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
  };
}

/** Reads the cookie of a kind from a request. */
export function readCookie(
  config: Config,
  kind: CookieKind,
  header: string | string[] | undefined,
): string | undefined {
  return readNamedCookie(describeCookie(config, kind).name, header);
}

/** Reads a cookie by name. */
export function readNamedCookie(name: string, header: string | string[] | undefined): string | undefined {
  const text = typeof header === 'string' ? header : '';
  for (const pair of text.split(';')) {
    const [key = '', value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

/** Builds a Set-Cookie value; a lifetime of 0 removes the cookie. */
export function buildCookie(config: Config, kind: CookieKind, value: string, lifeMs: number): string {
  const { name, attributes } = describeCookie(config, kind);
  return `${name}=${value}; Max-Age=${Math.max(0, Math.floor(lifeMs / 1000))}; ${attributes}`;
}

/** The refresh token that came with a request. */
export function readSessionCookie(config: Config, header: string | string[] | undefined): string | undefined {
  return readCookie(config, 'session', header);
}

/** Builds the cookie that holds the refresh token until the session ends. */
export function buildSessionCookie(config: Config, token: string, endsAt: Date, now: Date): string {
  return buildCookie(config, 'session', token, endsAt.getTime() - now.getTime());
}

/** The session cookie as the only cookie of a response. */
export function sessionCookieHeader(config: Config, token: string, endsAt: Date, now: Date): Record<string, string> {
  return { 'set-cookie': buildSessionCookie(config, token, endsAt, now) };
}

/** A header that removes the session cookie. */
export function clearedSessionCookie(config: Config): Record<string, string> {
  return { 'set-cookie': buildCookie(config, 'session', '', 0) };
}
