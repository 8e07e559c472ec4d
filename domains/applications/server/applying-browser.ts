import { readNamedCookie } from '@hearth/domains/identity/service';
import type { Config } from '@hearth/platform/config/config';
import type { RequestFacts } from '@hearth/platform/module';
import { isToken, newToken, tokenHash } from '@hearth/platform/secrets/token';
import { GUEST_KEPT_MS } from '../rules/limits.ts';

const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:');
const cookieName = (config: Config): string => (isSecure(config) ? '__Host-hearth_applied' : 'hearth_applied');

/** A new secret for the browser that an application came from: what is kept of it, and the header that sets it. */
export function markBrowser(config: Config): { readonly hash: Buffer; readonly headers: Record<string, string> } {
  const secret = newToken();
  const life = GUEST_KEPT_MS / 1000;
  const secure = isSecure(config) ? '; Secure' : '';
  const cookie = `${cookieName(config)}=${secret}; Max-Age=${life}; Path=/; HttpOnly; SameSite=Strict${secure}`;
  return { hash: tokenHash(secret), headers: { 'set-cookie': cookie } };
}

/** What is kept of the secret that a browser brings; null when it brings none. */
export function browserHash(config: Config, { headers }: Pick<RequestFacts, 'headers'>): Buffer | null {
  const secret = readNamedCookie(cookieName(config), headers['cookie']);
  return isToken(secret) ? tokenHash(secret) : null;
}
