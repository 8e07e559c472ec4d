import type { Config } from '@hearth/platform/config';

/** Over https the name itself demands Secure, this host alone and the whole path; plain http knows no such names. */
function cookieOf(config: Config): { name: string; attributes: string } {
  const secure = config.authUrl.startsWith('https:');
  return {
    name: secure ? '__Host-hearth_session' : 'hearth_session',
    attributes: `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
  };
}

/** The refresh token that came with a request. */
export function readSessionCookie(config: Config, header: string | string[] | undefined): string | undefined {
  const { name } = cookieOf(config);
  const text = typeof header === 'string' ? header : '';
  for (const pair of text.split(';')) {
    const [key = '', value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

/** Keeps the refresh token in the browser until the session ends by itself. */
export function sessionCookie(config: Config, token: string, endsAt: Date, now: Date): Record<string, string> {
  const { name, attributes } = cookieOf(config);
  const seconds = Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / 1000));
  return { 'set-cookie': `${name}=${token}; Max-Age=${seconds}; ${attributes}` };
}

/** Removes the refresh token from the browser. */
export function noSessionCookie(config: Config): Record<string, string> {
  const { name, attributes } = cookieOf(config);
  return { 'set-cookie': `${name}=; Max-Age=0; ${attributes}` };
}
