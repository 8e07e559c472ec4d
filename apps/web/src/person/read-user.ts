import { createClient } from '@hearth/client/client';
import type { UserInfo } from '@hearth/client/session';
import { getUserInfo } from '@hearth/domains/core-reader/contract';

/** Reads the user of a token. */
export function readUser(token: string, origin: string): Promise<UserInfo> {
  const client = createClient({ origin, session: { getToken: () => Promise.resolve(token) } });
  return client.call(getUserInfo, { query: { include_persona: 'true', include_highest_parent: 'true' } });
}
