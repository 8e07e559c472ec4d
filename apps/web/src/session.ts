import { nobody } from '@hearth/client/session';
import type { Session } from '@hearth/client/session';

/** The session of this browser, kept by the authentication frame at the given origin. */
export function openSession(_authUrl: string): Session {
  return nobody;
}
