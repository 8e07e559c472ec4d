import type { Session } from '@hearth/client/session';
import { openSession } from '@hearth/domains/identity/session';

/** The session of this browser, kept by the authentication frame at the given origin; calls go to the gateway, where it is another host. */
export function openBrowserSession(authUrl: string, gatewayHost = ''): Session {
  return openSession({
    authUrl,
    origin: gatewayHost,
    readUser: async (token) => (await import('../person/read-user.ts')).readUser(token, gatewayHost),
  });
}
