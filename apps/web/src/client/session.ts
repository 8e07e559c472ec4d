import type { Session } from '@hearth/client/session';
import { openSession } from '@hearth/domains/identity/session';

/** The session of this browser, kept by the authentication frame at the given origin. */
export function openBrowserSession(authUrl: string): Session {
  return openSession(authUrl, async (token) => (await import('../person/read-user.ts')).readUser(token));
}
