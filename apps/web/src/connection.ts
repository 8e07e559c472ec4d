import { CallError } from '@hearth/client/call-error';
import { createClient } from '@hearth/client/client';
import type { Connection } from '@hearth/client/context';
import type { NetworkSource, OnlineStore } from '@hearth/client/online';
import { createOnlineStore } from '@hearth/client/online';
import type { Session } from '@hearth/client/session';
import type { SignUpKind } from '@hearth/kit/page';
import { currentContext } from './person/current-context.ts';

/** Where there is no browser, nothing is ever offline. */
const STEADY: NetworkSource = { navigator: { onLine: true }, addEventListener: () => undefined };

interface ConnectionParts {
  readonly session: Session;
  readonly origin?: string | undefined;
  readonly mode?: 'demo' | 'production';
  readonly cookieDomain?: string | undefined;
  readonly supportEmail?: string | undefined;
  readonly mapsKey?: string | undefined;
  readonly mediaServers?: readonly string[] | undefined;
  readonly closedSignUps?: readonly SignUpKind[] | undefined;
}

/** What pages reach the server with: the session's token on every call, and the outcome of each told to the offline banner. */
export function createConnection({
  session: whole,
  origin = '',
  mode = 'production',
  cookieDomain,
  supportEmail,
  mapsKey,
  mediaServers,
  closedSignUps,
}: ConnectionParts): Connection {
  const online = createOnlineStore(typeof window === 'undefined' ? STEADY : window);
  const session = startsFromKept() ? onceReached(whole, online) : whole;
  const client = createClient({
    session,
    origin,
    context: currentContext,
    follow: online.follow,
    // The frame asks the server; when nobody is signed in any more, the session tells whoever watches it.
    onTokenRefused: () => void session.check(true).catch(() => undefined),
  });
  return { client, session, online, mode, origin, cookieDomain, supportEmail, mapsKey, mediaServers, closedSignUps };
}

/** Whether this document is the one that the service worker keeps: the server did not answer. */
function startsFromKept(): boolean {
  return typeof document !== 'undefined' && 'kept' in document.documentElement.dataset;
}

/** The session of a page that began without the server: until that is reached, nobody waits for the frame. */
function onceReached(session: Session, online: OnlineStore): Session {
  online.report(false);
  const getToken = (): Promise<string | null> =>
    online.isOnline() ? session.getToken() : Promise.reject(new CallError(0, 'NETWORK', 'Unreachable'));
  return { ...session, getToken };
}
