import { createClient } from '@hearth/client/client';
import type { Session, UserInfo } from '@hearth/client/session';
import { getUserInfo } from '@hearth/domains/core-reader/contract';
import { openSession } from '@hearth/domains/identity/widgets';

/** Who the holder of a token is. */
async function readUser(token: string): Promise<UserInfo> {
  const client = createClient({ session: { getToken: () => Promise.resolve(token) } });
  return client.call(getUserInfo, { query: { include_persona: 'true', include_highest_parent: 'true' } });
}

/** The session of this browser, kept by the authentication frame at the given origin. */
export function openBrowserSession(authUrl: string): Session {
  return openSession(authUrl, readUser);
}
