import { CallError } from '@hearth/client/call-error';
import { createClient } from '@hearth/client/client';
import type { Connection } from '@hearth/client/context';
import type { NetworkSource, OnlineStore } from '@hearth/client/browser/online';
import { createOnlineStore } from '@hearth/client/browser/online';
import { createOutbox } from '@hearth/client/browser/outbox';
import type { Session } from '@hearth/client/session';
import type { SignUpKind } from '@hearth/kit/page';
import { currentContext } from '../person/current-context.ts';

/** The network state outside a browser: never offline. */
const ALWAYS_ONLINE: NetworkSource = { navigator: { onLine: true }, addEventListener: () => undefined };

interface ConnectionParts {
  readonly session: Session;
  readonly origin?: string | undefined;
  readonly mode?: 'demo' | 'production';
  readonly cookieDomain?: string | undefined;
  readonly supportEmail?: string | undefined;
  readonly mapsKey?: string | undefined;
  readonly mediaServers?: readonly string[] | undefined;
  readonly closedSignUps?: readonly SignUpKind[] | undefined;
  readonly isUnclaimed?: boolean | undefined;
}

/** Creates the connection of pages: the token on every call, and outcomes for the offline banner. */
export function createConnection({
  session: whole,
  origin = '',
  mode = 'production',
  cookieDomain,
  supportEmail,
  mapsKey,
  mediaServers,
  closedSignUps,
  isUnclaimed,
}: ConnectionParts): Connection {
  const online = createOnlineStore(typeof window === 'undefined' ? ALWAYS_ONLINE : window);
  const session = startsOffline() ? waitForServer(whole, online) : whole;
  const client = createClient({
    session,
    origin,
    context: currentContext,
    follow: online.follow,
    // The frame asks the server; when nobody is signed in any more, the session tells whoever watches it.
    onTokenRefused: () => void session.check(true).catch(() => undefined),
  });
  const site = { cookieDomain, supportEmail, mapsKey, mediaServers, closedSignUps, isUnclaimed };
  return { client, session, online, outbox: createOutbox(), mode, origin, ...site };
}

/** Tells if this document came from the service worker because the server did not answer. */
function startsOffline(): boolean {
  return typeof document !== 'undefined' && 'kept' in document.documentElement.dataset;
}

/** A session that does not wait for the frame until the server is reachable. */
function waitForServer(session: Session, online: OnlineStore): Session {
  online.report(false);
  const getToken = (): Promise<string | null> =>
    online.isOnline() ? session.getToken() : Promise.reject(new CallError(0, 'NETWORK', 'Unreachable'));
  return { ...session, getToken };
}
