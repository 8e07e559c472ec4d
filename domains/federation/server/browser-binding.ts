import { readNamedCookie } from '@hearth/domains/identity/service';
import type { Config } from '@hearth/platform/config/config';
import { isToken } from '@hearth/platform/secrets/token';
import { ATTEMPT_MS } from '../rules/limits.ts';

/**
 * The cookie that binds a try to a browser. `Lax`, since the provider's page leads back from another site; it proves
 * nothing but that the same browser started the try. Its name is none of identity's, whose cookies stand beside it.
 */
function bindingCookieName(config: Config): string {
  return config.authUrl.startsWith('https:') ? '__Host-hearth_federation' : 'hearth_federation';
}

/** The secret that a request brings, or undefined. One browser keeps one: several tries may run side by side. */
export function readBrowserSecret(config: Config, cookies: string | string[] | undefined): string | undefined {
  const value = readNamedCookie(bindingCookieName(config), cookies);
  return isToken(value) ? value : undefined;
}

export function bindingCookieHeader(config: Config, secret: string): Record<string, string> {
  const secure = config.authUrl.startsWith('https:') ? '; Secure' : '';
  return {
    'set-cookie': `${bindingCookieName(config)}=${secret}; Max-Age=${ATTEMPT_MS / 1000}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  };
}
