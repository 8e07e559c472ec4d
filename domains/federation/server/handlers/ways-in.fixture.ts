import { frameHeaders } from '@hearth/domains/identity/factory';
import { walkThrough } from '@hearth/testing/peers/oidc-peer';
import type { PeerClaims, startOidcPeer } from '@hearth/testing/peers/oidc-peer';
import type { TestServer } from '@hearth/testing/server';
import { expect } from 'vitest';
import * as contract from '../../contract/endpoints.ts';

interface Started {
  readonly link: string;
  readonly challenge_id: string;
}
/** A sign-in through a provider that is under way in a browser. */
export interface Try {
  readonly id: string;
  readonly link: string;
  readonly cookie: string;
}

/** What a browser does to sign in through a provider, as a test walks it. */
export function waysIn(server: TestServer, peer: Awaited<ReturnType<typeof startOidcPeer>>, callback: string) {
  async function start(provider = 'peer', cookie?: string): Promise<Try> {
    const reply = await server.request('POST', contract.startFederation.path, {
      body: { provider },
      headers: { ...frameHeaders(), ...(cookie === undefined ? {} : { cookie }) },
    });
    if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
    const { link, challenge_id: id } = reply.data as Started;
    return { id, link, cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' };
  }

  /** Comes back from the provider; tells where the server leads on to. */
  async function comeBack(address: URL, cookie: string): Promise<URLSearchParams> {
    const reply = await server.request('GET', address.pathname + address.search, { headers: { cookie } });
    expect(reply.status).toBe(303);
    const next = new URL(String(reply.headers['location']));
    expect(next.pathname).toBe('/oauth2');
    return next.searchParams;
  }

  const complete = (id: string, cookie: string, code?: string) =>
    server.request('POST', contract.completeFederation.path, {
      body: { challenge_id: id, ...(code === undefined ? {} : { code }) },
      headers: { ...frameHeaders(), cookie },
    });

  /** The whole way; the token, or the code of the refusal. */
  async function signIn(
    subject: string,
    claims: PeerClaims,
    provider = 'peer',
  ): Promise<{ userId: string; isNew: boolean } | string> {
    peer.setAccount(subject, claims);
    const { id, link, cookie } = await start(provider);
    const end = await comeBack(await walkThrough(link, callback), cookie);
    if (end.get('error') !== null) return end.get('error') ?? '';
    const reply = await complete(id, cookie, end.get('code') ?? undefined);
    const data = reply.data as { token: { user_id: string; access_token: string }; is_new_user: boolean };
    expect(await server.application.sessions.authenticate(data.token.access_token)).toMatchObject({
      userId: data.token.user_id,
    });
    return { userId: data.token.user_id, isNew: data.is_new_user };
  }

  return { start, comeBack, complete, signIn };
}
