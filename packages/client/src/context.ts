import type { SignUpKind } from '@hearth/kit/page';
import { createContext, use } from 'react';
import type { Client } from './client.ts';
import type { OnlineStore } from './browser/online.ts';
import type { Outbox } from './browser/outbox.ts';
import type { Session } from './session.ts';

/** The services through which pages reach the server. */
export interface Connection {
  readonly client: Client;
  readonly session: Session;
  readonly online: OnlineStore;
  /** Keeps calls for when there is a connection; absent where none are kept. */
  readonly outbox?: Outbox | undefined;
  /** Whether this installation is for trying out; absent where it does not matter. */
  readonly mode?: 'demo' | 'production';
  /** Where calls go; empty or absent for the page's own host. */
  readonly origin?: string | undefined;
  /** The domain of the own cookies, where it is more than the page's host. */
  readonly cookieDomain?: string | undefined;
  /** Where people get help; absent where the installation names no address. */
  readonly supportEmail?: string | undefined;
  /** The key of the maps service, where this installation has one. */
  readonly mapsKey?: string | undefined;
  /** Where pictures are served, where those are other hosts. */
  readonly mediaServers?: readonly string[] | undefined;
  /** Who cannot make an account by themselves here; absent: everyone can. */
  readonly closedSignUps?: readonly SignUpKind[] | undefined;
  /** There is no company here yet. */
  readonly isUnclaimed?: boolean | undefined;
}

/** The connection of this page. There is none outside the application. */
export const ConnectionContext = createContext<Connection | null>(null);

/** The connection of this page; throws where no provider stands above. */
export function useConnection(): Connection {
  const connection = use(ConnectionContext);
  if (connection === null) throw new Error('No connection: the page is rendered outside the application.');
  return connection;
}

/** The client of this page. */
export function useClient(): Client {
  return useConnection().client;
}
