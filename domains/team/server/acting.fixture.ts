import { makeEmployer } from '@hearth/domains/access/factory';
import * as identity from '@hearth/domains/identity/contract';
import { FACTORY_PASSWORD, frameHeaders, readSetToken } from '@hearth/domains/identity/factory';
import type { MadeUser } from '@hearth/domains/identity/factory';
import type { Reply, TestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { openRestaurant } from '../db/factory.ts';
import type { Restaurant } from '../db/factory.ts';
import { startImpersonation } from '../contract/impersonation-endpoints.ts';

/** A person in a browser: their cookie, which changes with each use. */
export interface Browser {
  readonly user: MadeUser;
  cookie: string;
}

/** The token that the frame hands to a page. */
export interface Token {
  readonly access_token: string;
  readonly session_id: string;
  readonly user_id: string;
  readonly expires_in: number;
  readonly impersonator_id?: string;
}

/** The ways in which a test's impersonation differs from the default. */
interface ActingOverrides {
  readonly proof?: string;
  readonly minutes?: number;
  readonly reason?: string;
  readonly token?: string;
}

/** A restaurant of its own with somebody of support, each in a browser, and what they can do. */
export async function openActing(server: TestServer) {
  await server.run(({ db }) => db.execute(sql`delete from platform.mail`));
  const place: Restaurant = await openRestaurant(server);
  const toBrowser = (user: MadeUser): Browser => ({ user, cookie: user.refreshToken });
  const support = toBrowser(await server.run((work) => makeEmployer(work, { brandId: place.groupId, as: 'SUPPORT' })));

  /** Calls the authentication frame of a browser. */
  async function callFrame(browser: Browser, path: string): Promise<{ status: number; data: unknown }> {
    const reply = await server.request('POST', path, { body: {}, headers: frameHeaders(browser.cookie) });
    browser.cookie = readSetToken(reply.headers) ?? browser.cookie;
    return { status: reply.status, data: reply.data };
  }
  const fetchToken = async (browser: Browser): Promise<Token | null> =>
    ((await callFrame(browser, identity.refreshSession.path)).data as { token: Token | null }).token;
  const begin = (by: Browser, subjectId: string, wish: ActingOverrides = {}) =>
    server.call(
      startImpersonation,
      {
        params: { id: place.groupId, user_id: subjectId },
        body: {
          reason: wish.reason ?? 'Cannot find her shifts',
          minutes: (wish.minutes ?? 30) as 30,
          proof: wish.proof ?? FACTORY_PASSWORD,
        },
      },
      wish.token ?? by.user.token,
    );
  const call = (method: string, path: string, token: string, body?: unknown): Promise<Reply<unknown>> =>
    server.request(method, path, { token, ...(body === undefined ? {} : { body }) });
  return {
    place,
    support,
    browserOf: toBrowser,
    frame: callFrame,
    tokenOf: fetchToken,
    begin,
    call,
    /** Begins, and takes the token that the browser is then given. */
    act: async (by: Browser, subjectId: string, wish: ActingOverrides = {}): Promise<Token> => {
      const { status } = await begin(by, subjectId, wish);
      const token = await fetchToken(by);
      if (status !== 200 || token === null) throw new Error(`nobody acts: ${status}`);
      return token;
    },
    isActing: async (browser: Browser) =>
      ((await callFrame(browser, identity.isImpersonating.path)).data as { is_impersonating: boolean })
        .is_impersonating,
    whoIs: (token: string) => call('GET', '/v1/users/impersonation', token),
  };
}
