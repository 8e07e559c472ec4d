import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { createProvider } from '@hearth/domains/federation/contract';
import type { TestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { createToken } from '../contract/endpoints.ts';

/** A SCIM response: a person, a group, a list or an error. */
export interface Resource {
  readonly id: string;
  readonly displayName: string;
  readonly externalId?: string;
  readonly members?: readonly { readonly value: string; readonly $ref: string }[];
  readonly meta: { readonly version: string };
  readonly scimType: string;
  readonly totalResults: number;
  readonly itemsPerPage: number;
  readonly Resources: readonly Resource[];
}

/** A patch of these operations. */
export const patch = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});

/** A group with a directory that looks after people of the proven domain casa.example, and calls with `token`. */
export async function openDirectory(server: TestServer) {
  const group = await server.run((work) => makeGroup(work));
  const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
  const provider = {
    code: 'casa',
    name: 'Casa',
    kind: 'OIDC' as const,
    issuer: 'https://id.example',
    client_id: 'x',
    email_domains: ['casa.example'],
    newcomers: null,
    brand_claim: null,
    is_enabled: false,
  };
  await server.call(createProvider, { params: { id: group.id }, body: provider }, owner.token);
  await server.run(({ db, clock }) => db.execute(sql`update federation.mail_domain set verified_at = ${clock.now()}`));
  const tokenFor = async (id: string, session: string) =>
    (await server.call(createToken, { params: { id }, body: { name: 'Entra' } }, session)).data.token;
  const token = await tokenFor(group.id, owner.token);

  const scim = async (
    method: string,
    path: string,
    body?: object,
    more: { readonly token?: string; readonly headers?: Record<string, string> } = {},
  ) => {
    const reply = await server.request(method, `/scim/v2${path}`, {
      token: more.token ?? token,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }), ...more.headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const json = (reply.text === '' ? {} : JSON.parse(reply.text)) as Resource & Record<string, unknown>;
    const warned = Object.entries(json).find(([name]) => name.includes(':warnings:'))?.[1];
    const { warnings = [] } = Object(warned) as { warnings?: readonly { code: string }[] };
    return { status: reply.status, headers: reply.headers, json, warnings: warnings.map(({ code }) => code) };
  };

  let made = 0;
  /** Somebody whom the directory looks after: their id there, and the account's here. */
  const person = async (): Promise<{ id: string; userId: string }> => {
    made += 1;
    const userName = `p${made}@casa.example`;
    const { json } = await scim('POST', '/Users', { schemas: [], userName, name: { givenName: 'Kim' } });
    const [row] = await server.run(({ db }) =>
      db.execute<{ user_id: string }>(sql`select user_id from provisioning.person where id = ${json.id}::uuid`),
    );
    return { id: json.id, userId: row?.user_id ?? '' };
  };
  /** A group to be sent, under a name that no other has. */
  const groupOf = (...people: readonly { readonly id: string }[]) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
    displayName: `Group ${(made += 1)}`,
    members: people.map(({ id }) => ({ value: id })),
  });
  const makeOf = async (...people: readonly { readonly id: string }[]): Promise<Resource> =>
    (await scim('POST', '/Groups', groupOf(...people))).json;
  return { group, owner, token, tokenFor, scim, person, groupOf, makeOf };
}
