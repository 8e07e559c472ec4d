import { createFrameClient } from '@hearth/auth-frame/client';
import type { Session, UserInfo } from '@hearth/client/session';
import { frameOrigin } from './frame-origin.ts';
import { createSession } from './session.ts';

export { loginPath } from '../rules/return-to.ts';

/** The session of this browser, kept by the authentication frame at the given origin or, where that is another site, at the page's own. */
export function openSession({
  authUrl,
  ...parts
}: {
  readonly authUrl: string;
  readonly origin: string;
  readonly readUser: (token: string) => Promise<UserInfo>;
}): Session {
  return createSession({ frame: createFrameClient(document, frameOrigin(authUrl, location)), ...parts });
}
