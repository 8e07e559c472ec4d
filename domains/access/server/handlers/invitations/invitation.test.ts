import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import type { MadeUser } from '@hearth/domains/identity/factory';
import { createSessionFor, disableUser, markEmailVerified } from '@hearth/domains/identity/service';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  addGrant,
  changeSignInPolicy,
  getBrandPolicy,
  listChanges,
  listGrants,
  previewChange,
  revokeGrant,
} from '../../../contract/endpoints.ts';
import {
  acceptInvitation,
  declineInvitation,
  listInvitations,
  openInvitation,
  resendInvitation,
  withdrawInvitation,
} from '../../../contract/invitation-endpoints.ts';
import { INVITATION_MS, INVITATIONS_PER_ADDRESS, INVITATIONS_PER_PERSON } from '../../../rules/invitation.ts';
import { makeEmployer } from '../../../db/factory.ts';

const server = await startTestServer();

async function scene() {
  const group = await server.run((work) => makeGroup(work));
  const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
  const id = group.locationIds[0];
  return {
    group,
    owner,
    id,
    give: (email: string, more: Record<string, unknown> = {}) =>
      server.call(addGrant, { params: { id }, body: { email, role: 'SCHEDULER', ...more } }, owner.token),
    pending: async () =>
      (await server.call(listInvitations, { params: { id: group.id }, query: {} }, owner.token)).data.invitations,
  };
}

async function proven(): Promise<MadeUser> {
  return server.run(async (work) => {
    const user = await makeUser(work);
    await markEmailVerified(work, user.userId);
    return user;
  });
}

interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sender_name: string | null;
}

function lettersTo(address: string): Promise<Letter[]> {
  return server.run(({ db }) =>
    db.execute<Letter & Record<string, unknown>>(
      sql`select subject, text_body as text, html_body as html, sender_name from platform.mail where recipient = ${address} order by at, id`,
    ),
  );
}

async function tokenFor(address: string): Promise<string> {
  const last = (await lettersTo(address)).at(-1);
  const token = /\/invitation#([\w-]{43})/.exec(last?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no invitation was mailed to ${address}`);
  return token;
}

const accept = (token: string, bearer: string) => server.call(acceptInvitation, { body: { token } }, bearer);
const heldAt = async (id: string, bearer: string) =>
  (await server.call(getBrandPolicy, { params: { id } }, bearer)).data.permissions.map(({ name }) => name);
const sessions = async (bearer: string) =>
  (await server.request('GET', '/v1/users/sessions', { token: bearer })).status;

test('an invitation that is accepted is news, once', async () => {
  const { give, id, owner } = await scene();
  const person = await proven();
  await give(person.email);
  expect((await accept(await tokenFor(person.email), person.token)).status).toBe(200);
  const news = await server.run(({ db }) =>
    db.execute(
      sql`select data from platform.outbox where type = 'access.invitation_accepted' and data ->> 'user_id' = ${person.userId}`,
    ),
  );
  expect(news).toEqual([{ data: { user_id: person.userId, invited_by: owner.userId, brand_id: id } }]);
});

test('whoever does not belong to the group is asked first, and holds nothing until they accept', async () => {
  const { give, id, owner, group, pending } = await scene();
  const person = await proven();
  const { data } = await give(person.email.toUpperCase());
  expect(data).toMatchObject({ outcome: 'INVITED', invitation: { address: person.email, role: 'SCHEDULER' } });
  expect(JSON.stringify(data)).not.toContain(person.userId);
  expect(JSON.stringify(data)).not.toContain('Person');
  expect(await heldAt(id, person.token)).toEqual([]);
  expect(await pending()).toHaveLength(1);
  expect((await lettersTo(person.email))[0]?.sender_name).toBe(`${group.name} via Hearth`);
  const listed = await server.call(listGrants, { params: { id: group.id }, query: {} }, owner.token);
  expect(listed.data.grants.map((grant) => grant.user_id)).toEqual([owner.userId]);

  const token = await tokenFor(person.email);
  const opened = await server.call(openInvitation, { body: { token } });
  expect(opened.data).toMatchObject({ group_name: group.name, role: 'SCHEDULER', address: person.email });
  expect((await accept(token, person.token)).data).toMatchObject({ group_id: group.id, brand_id: id });
  expect(await heldAt(id, person.token)).toContain('EDIT_SCHEDULE');
  expect(await pending()).toEqual([]);
  expect((await accept(token, person.token)).refusal.code).toBe('INVITATION_NOT_VALID');
  const rows = await server.run(({ db }) =>
    db.execute(sql`select consent, granted_by from access."grant" where user_id = ${person.userId}::uuid`),
  );
  expect(rows).toEqual([{ consent: 'INVITATION', granted_by: owner.userId }]);
});

test('an invited person is not locked out by what the group demands of its own', async () => {
  const { give, owner, group } = await scene();
  const person = await proven();
  await give(person.email);
  await server.call(
    changeSignInPolicy,
    { params: { id: group.id }, body: { second_factor_required: true } },
    owner.token,
  );
  expect(await sessions(person.token)).toBe(200);
  const [row] = await server.run(({ db }) =>
    db.execute<{ second_factor_demanded: boolean }>(
      sql`select second_factor_demanded from identity."user" where id = ${person.userId}::uuid`,
    ),
  );
  expect(row?.second_factor_demanded).toBe(false);
});

/** Counts how often anybody reaches for the database from now on, until it is asked how often that was. */
function countStatements(): () => number {
  const { database } = server;
  const plain = database.run.bind(database);
  let asked = 0;
  const counting: typeof database.run = (scope, work, options) =>
    plain(
      scope,
      (tx) => {
        const [tables, execute] = [tx.tables.bind(tx), tx.execute.bind(tx)];
        Object.assign(tx, {
          tables: () => ((asked += 1), tables()),
          execute: (query: Parameters<typeof execute>[0]) => ((asked += 1), execute(query)),
        });
        return work(tx);
      },
      options,
    );
  Object.assign(database, { run: counting });
  return () => {
    Object.assign(database, { run: plain });
    return asked;
  };
}

test('an address with an account and one without get one answer, one mail, and the same questions to the database', async () => {
  const { give, owner, id } = await scene();
  const known = await proven();
  const closed = await proven();
  await server.run((work) => disableUser(work, closed.userId));
  const unknown = `nobody-${known.userId.slice(-6)}@example.com`;
  const answers = [];
  const mails = [];
  const statements = [];
  // The first one warms what the gate keeps in memory.
  for (const address of [(await proven()).email, known.email, unknown, closed.email]) {
    const count = countStatements();
    const looked = await server.call(
      previewChange,
      { params: { id }, body: { change: { kind: 'GRANT', email: address, role: 'SCHEDULER' } } },
      owner.token,
    );
    const given = await give(address, { preview_version: looked.data.version });
    statements.push(count());
    const bare = (text: string) =>
      text
        .replaceAll(address, 'ADDRESS')
        .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
        .replaceAll(looked.data.version, 'VERSION')
        .replaceAll(/#[\w-]{43}/g, '#TOKEN');
    answers.push([looked.status, bare(looked.text), given.status, bare(given.text)]);
    mails.push((await lettersTo(address)).map(({ subject, text, html }) => bare(subject + text + html)));
  }
  expect([answers[1]?.[0], answers[1]?.[2]]).toEqual([200, 200]);
  expect(mails[1]).toHaveLength(1);
  expect(statements[1]).toBeGreaterThan(10);
  for (const other of [2, 3]) {
    expect(answers[other]).toEqual(answers[1]);
    expect(mails[other]).toEqual(mails[1]);
    expect(statements[other]).toBe(statements[1]);
  }
});

test('a preview for an address outside the group tells what the right gives, and nothing of who reads the address', async () => {
  const { owner, id } = await scene();
  const person = await proven();
  await server.run(async (work) => makeEmployer(work, { brandId: (await makeGroup(work)).id, as: 'ENTERPRISE_OWNER' }));
  const { data } = await server.call(
    previewChange,
    { params: { id }, body: { change: { kind: 'GRANT', email: person.email, role: 'SCHEDULER' } } },
    owner.token,
  );
  expect([data.is_invitation, data.people_count, data.people]).toEqual([true, 1, []]);
  expect(data.totals.map(({ permission }) => permission)).toContain('EDIT_SCHEDULE');
});

test('is accepted by nobody but the account whose proven address it was sent to', async () => {
  const { give, id } = await scene();
  const [person, thief] = [await server.run((work) => makeUser(work)), await proven()];
  await give(person.email);
  const token = await tokenFor(person.email);
  expect((await server.call(acceptInvitation, { body: { token } })).status).toBe(401);
  expect((await accept(token, thief.token)).refusal.code).toBe('INVITATION_FOR_ANOTHER_ADDRESS');
  expect((await accept(token, person.token)).refusal.code).toBe('ADDRESS_NOT_PROVEN');
  expect(await heldAt(id, thief.token)).toEqual([]);
  await server.run((work) => markEmailVerified(work, person.userId));
  expect((await accept(token, person.token)).status).toBe(200);
});

test('ends: declined, withdrawn, sent again with another link, run out, or no longer the sender’s to give', async () => {
  const { give, group, owner, pending, id } = await scene();
  const person = await proven();
  const gone = async (token: string) =>
    expect((await accept(token, person.token)).refusal.code).toBe('INVITATION_NOT_VALID');
  await give(person.email);
  const declined = await tokenFor(person.email);
  expect((await server.call(declineInvitation, { body: { token: declined } })).data).toEqual({ declined: true });
  await gone(declined);
  await give(person.email);
  const first = await tokenFor(person.email);
  const [waiting] = await pending();
  const params = { id: group.id, invitation_id: waiting?.id ?? '' };
  expect((await server.call(resendInvitation, { params }, owner.token)).data.id).toBe(waiting?.id);
  await gone(first);
  const second = await tokenFor(person.email);
  expect((await server.call(withdrawInvitation, { params }, owner.token)).data).toEqual({ withdrawn: true });
  await gone(second);
  expect((await server.call(withdrawInvitation, { params }, owner.token)).status).toBe(404);

  const manager = await server.run((work) => makeEmployer(work, { brandId: id, as: 'LOCATION_MANAGER' }));
  await server.call(addGrant, { params: { id }, body: { email: person.email, role: 'SCHEDULER' } }, manager.token);
  const held = await server.call(listGrants, { params: { id }, query: {} }, owner.token);
  const own = held.data.grants.find((grant) => grant.user_id === manager.userId)?.id ?? '';
  await server.call(revokeGrant, { params: { id, grant_id: own }, query: {} }, owner.token);
  await gone(await tokenFor(person.email));

  await give(person.email);
  server.clock.advance(INVITATION_MS);
  const [late, boss] = await server.run((work) =>
    Promise.all([person, owner].map(async ({ userId }) => (await createSessionFor(work, userId)).access_token)),
  );
  const token = await tokenFor(person.email);
  expect((await accept(token, late ?? '')).refusal.code).toBe('INVITATION_NOT_VALID');
  const everywhere = { params: { id: group.id }, query: {} };
  const listed = await server.call(listInvitations, everywhere, boss);
  expect(listed.data.invitations.map(({ expired }) => expired)).toEqual([true]);
  const changes = await server.call(listChanges, everywhere, boss);
  expect(new Set(changes.data.changes.map(({ action }) => action))).toEqual(
    new Set(['INVITED', 'INVITATION_DECLINED', 'INVITATION_WITHDRAWN', 'GRANTED', 'REVOKED']),
  );
  expect(changes.data.changes.find(({ action }) => action === 'INVITED')?.user_name).toBe(person.email);
});

test('of another group, or of a brand beside, cannot be seen, sent again or withdrawn', async () => {
  const { give, group, pending } = await scene();
  await give('somebody@example.com');
  const [waiting] = await pending();
  const theirs = await scene();
  const beside = await server.run((work) =>
    makeEmployer(work, { brandId: group.locationIds[1], as: 'LOCATION_MANAGER' }),
  );
  for (const [id, bearer] of [
    [theirs.group.id, theirs.owner.token],
    [group.locationIds[1], beside.token],
  ] as const) {
    const params = { id, invitation_id: waiting?.id ?? '' };
    expect((await server.call(resendInvitation, { params }, bearer)).status).toBe(404);
    expect((await server.call(withdrawInvitation, { params }, bearer)).status).toBe(404);
    const listed = await server.call(listInvitations, { params: { id }, query: {} }, bearer);
    expect(listed.data.invitations).toEqual([]);
  }
});

test('one person, one group and one address get so many invitations an hour, and hear when to try again', async () => {
  const { give } = await scene();
  const to = 'often@example.com';
  for (let sent = 0; sent < INVITATIONS_PER_ADDRESS.count; sent += 1) expect((await give(to)).status).toBe(200);
  const refused = await give(to);
  expect([refused.status, refused.refusal.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await lettersTo(to)).toHaveLength(INVITATIONS_PER_ADDRESS.count);
  const rest = INVITATIONS_PER_PERSON.count - INVITATIONS_PER_ADDRESS.count;
  for (let sent = 0; sent < rest; sent += 1) await give(`one-of-many-${sent}@example.com`);
  expect((await give('one-too-many@example.com')).status).toBe(429);
});

test('the link is kept nowhere but in the mail', async () => {
  const { give } = await scene();
  await give('kept@example.com');
  const token = await tokenFor('kept@example.com');
  const rows = await server.run(({ db }) => db.execute(sql`select i::text as row from access.invitation i`));
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await lettersTo('kept@example.com'))[0]?.text).not.toMatch(/[?&]\w+=/);
});
