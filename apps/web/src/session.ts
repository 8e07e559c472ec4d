import { createClient } from '@hearth/client/client';
import type { Session } from '@hearth/client/session';
import { getUserInfo } from '@hearth/domains/core-reader/contract';
import { openSession as openAtFrame } from '@hearth/domains/identity/widgets';

/** The session of this browser, kept by the authentication frame at the given origin. */
export function openSession(authUrl: string): Session {
  return openAtFrame(authUrl, (token) => {
    const client = createClient({ session: { getToken: () => Promise.resolve(token) } });
    return client.call(getUserInfo, { query: { include_persona: 'true', include_highest_parent: 'true' } });
  });
}
