import { frameHeaders, makeUser } from '@hearth/domains/identity/factory';
import { login } from '@hearth/domains/identity/contract';
import { markEmailVerified } from '@hearth/domains/identity/service';
import { listNotices } from '@hearth/domains/notices/contract';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { endEmployment, getEmployee, listEmployees, updateEmployee } from '../../contract/endpoints.ts';
import { getCard, openCard, withdrawCard } from '../../contract/invitation-endpoints.ts';
import * as contract from '../../contract/mailed-invitation-endpoints.ts';
import { openRestaurant, type Restaurant } from '../../db/factory.ts';
import { CARD_MS, MAILS_PER_ADDRESS } from '../../rules/invitation.ts';

const server = await startTestServer();
const PASSWORD = 'Copper-kettle-71';
let restaurant: Restaurant;
let made = 0;

beforeEach(async () => {
  server.clock.advance(2 * 60 * 60 * 1000);
  restaurant = await openRestaurant(server);
});

const newAddress = (): string => `amadu.${(made += 1)}@example.com`;
const hire = async (email: string | null = newAddress()) => {
  const { id } = await restaurant.hireAt(restaurant.here, { firstName: 'Amadu', lastName: 'Djaló', email });
  return { id, email: email ?? '' };
};
const mailTo = (id: string, token = restaurant.manager.token, at = restaurant.groupId) =>
  server.call(contract.mailInvitation, { params: { id: at, employee_id: id } }, token);

interface Letter extends Record<string, unknown> {
  readonly subject: string;
  readonly text: string;
}
const lettersTo = (address: string): Promise<Letter[]> =>
  server.run(({ db }) =>
    db.execute<Letter>(
      sql`select subject, text_body as text from platform.mail where recipient = ${address} order by at, id`,
    ),
  );
async function codeFor(address: string): Promise<string> {
  const code = /\/join\/email#([\w-]{43})/.exec((await lettersTo(address)).at(-1)?.text ?? '')?.[1];
  if (code === undefined) throw new Error(`no invitation was mailed to ${address}`);
  return code;
}

/** Somebody who was invited by email. */
async function invited() {
  const person = await hire();
  await mailTo(person.id);
  return { ...person, code: await codeFor(person.email) };
}
const open = (code: string) => server.call(contract.openMailedInvitation, { body: { code } });
const accept = (code: string, password = PASSWORD) =>
  server.call(contract.acceptMailedInvitation, { body: { code, password } });
const join = (code: string, token: string) => server.call(contract.joinByMailedInvitation, { body: { code } }, token);
const signIn = (username: string) =>
  server.request('POST', login.path, { body: { username, password: PASSWORD }, headers: frameHeaders() });
const read = async (id: string) =>
  (await server.call(getEmployee, { params: { id: restaurant.groupId, employee_id: id } }, restaurant.manager.token))
    .data;

test('an email brings an employee to an account of their own, whose address its link proves; the manager hears of it', async () => {
  const { id, email } = await hire();
  expect((await read(id)).invitation).toBeNull();
  expect((await mailTo(id)).data.address).toBe(email);
  const [letter] = await lettersTo(email);
  expect(letter?.subject).toBe('Join the team at Harbour Group');
  expect(letter?.text).toContain('Hello Amadu,');
  const code = await codeFor(email);
  expect((await open(code)).data).toEqual({
    first_name: 'Amadu',
    employer_name: 'Harbour House',
    house: expect.objectContaining({ name: 'Harbour Group', privacy_url: null }) as object,
    address: email,
    has_account: false,
  });
  expect(await read(id)).toMatchObject({ has_login: false, invitation: { channel: 'MAIL', state: 'OPEN' } });
  expect((await accept(code)).data).toEqual({ email });
  expect((await signIn(email)).status).toBe(200);
  expect(await read(id)).toMatchObject({ has_login: true, invitation: null });
  const [verified] = await server.run(({ db }) =>
    db.execute(sql`select email_verified_at is not null as yes from identity."user" where email = ${email}`),
  );
  expect(verified).toEqual({ yes: true });
  const { notices } = (await server.call(listNotices, { query: {} }, restaurant.manager.token)).data;
  expect(notices).toMatchObject([{ title: 'Amadu Djaló joined the team', link: `/team?person=${id}` }]);
});

test('a link is good once', async () => {
  const { code } = await invited();
  await accept(code);
  expect((await accept(code)).refusal.code).toBe('INVITATION_ENDED');
  expect((await open(code)).refusal.code).toBe('INVITATION_ENDED');
});

test('of many uses of one link at the same moment one makes an account', async () => {
  const { code } = await invited();
  const replies = await Promise.all(Array.from({ length: 5 }, () => accept(code)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('sending again and withdrawing void the link that went out', async () => {
  const person = await invited();
  await mailTo(person.id);
  const second = await codeFor(person.email);
  expect((await open(person.code)).refusal.code).toBe('INVITATION_ENDED');
  expect((await open(second)).status).toBe(200);
  const at = { params: { id: restaurant.groupId, employee_id: person.id } };
  expect((await server.call(withdrawCard, at, restaurant.manager.token)).data.withdrawn).toBe(true);
  expect((await accept(second)).refusal.code).toBe('INVITATION_ENDED');
  const { events } = (await server.call(getCard, at, restaurant.manager.token)).data;
  expect(events.map(({ what }) => what)).toEqual(['WITHDRAWN', 'MAILED', 'MAILED']);
});

test('a link ends after two weeks, and is shown as ended', async () => {
  const { id, code } = await invited();
  await server.run(({ db }) =>
    db.execute(sql`update team.invitation set expires_at = ${server.clock.now()} where employee_id = ${id}`),
  );
  expect((await accept(code)).refusal.code).toBe('INVITATION_ENDED');
  expect((await read(id)).invitation?.state).toBe('EXPIRED');
  expect(CARD_MS.JOIN).toBe(14 * 24 * 60 * 60 * 1000);
});

test('another address, and the end of the employment, void the link', async () => {
  const moved = await invited();
  const { version } = await read(moved.id);
  const body = { email: newAddress(), version };
  const at = { params: { id: restaurant.groupId, employee_id: moved.id } };
  const { data } = await server.call(updateEmployee, { ...at, body }, restaurant.manager.token);
  expect(data.invitation).toBeNull();
  expect((await open(moved.code)).refusal.code).toBe('INVITATION_ENDED');
  const left = await invited();
  await server.call(
    endEmployment,
    {
      params: { id: restaurant.groupId, employee_id: left.id },
      body: { end_date: '2026-01-31', version: (await read(left.id)).version },
    },
    restaurant.manager.token,
  );
  expect((await accept(left.code)).refusal.code).toBe('INVITATION_ENDED');
});

test('a link is no card: without its PIN it opens nothing there', async () => {
  const { code } = await invited();
  expect((await server.call(openCard, { body: { code, pin: '000000' } })).refusal.code).toBe('CARD_NOT_VALID');
});

test('whoever has an account joins with it, if its proven address is the one that was invited', async () => {
  const own = await server.run((work) => makeUser(work));
  const { id } = await hire(own.email);
  await mailTo(id);
  const code = await codeFor(own.email);
  expect((await open(code)).data.has_account).toBe(true);
  expect((await accept(code)).refusal.code).toBe('EMAIL_ALREADY_USED');
  const other = await server.run((work) => makeUser(work));
  expect((await join(code, other.token)).refusal.code).toBe('INVITED_AT_ANOTHER_ADDRESS');
  await server.run(({ db }) =>
    db.execute(sql`update identity."user" set email_verified_at = null where id = ${own.userId}`),
  );
  expect((await join(code, own.token)).refusal.code).toBe('ADDRESS_NOT_PROVEN');
  await server.run((work) => markEmailVerified(work, own.userId));
  expect((await join(code, own.token)).data.employer_name).toBe('Harbour House');
  expect((await read(id)).user_id).toBe(own.userId);
  expect((await join(code, own.token)).refusal.code).toBe('INVITATION_ENDED');
});

test('nobody invites people of another group, of other departments, or without the permission', async () => {
  const other = await openRestaurant(server);
  const foreign = await other.hireAt(other.here, { email: newAddress() });
  expect((await mailTo(foreign.id)).status).toBe(404);
  expect((await mailTo(foreign.id, restaurant.manager.token, other.groupId)).status).toBe(404);
  const { id } = await hire();
  const looking = await restaurant.managerWith(['VIEW_TEAM']);
  expect((await mailTo(id, looking.token)).status).toBe(403);
  const chef = await restaurant.managerWith(['MANAGE_TEAM'], ['KITCHEN']);
  expect((await mailTo(id, chef.token)).status).toBe(404);
});

test('whoever has no address, has joined or has left is not invited, and says why', async () => {
  const { id } = await hire(null);
  expect((await mailTo(id)).refusal.code).toBe('NO_ADDRESS_TO_INVITE');
  expect((await mailTo(restaurant.ines.id)).refusal.code).toBe('ALREADY_JOINED');
  expect((await read(id)).invitation).toBeNull();
});

test('one mailbox is not flooded', async () => {
  const { id, email } = await hire();
  for (let sent = 0; sent < MAILS_PER_ADDRESS.count; sent += 1) expect((await mailTo(id)).status).toBe(200);
  expect((await mailTo(id)).status).toBe(429);
  expect(await lettersTo(email)).toHaveLength(MAILS_PER_ADDRESS.count);
});

test('everyone with an address is invited at once, and a second time nobody', async () => {
  const [one, two] = [await hire(), await hire()];
  const { email: none } = await hire(null);
  const already = await invited();
  const all = () =>
    server.call(contract.mailInvitations, { params: { id: restaurant.groupId } }, restaurant.manager.token);
  const waiting = async () =>
    (
      await server.call(
        listEmployees,
        { params: { id: restaurant.groupId }, query: { can_be_invited: 'true' } },
        restaurant.manager.token,
      )
    ).data.total;
  expect(await waiting()).toBe(2);
  expect((await all()).data.queued).toBe(2);
  await server.settle();
  expect(await lettersTo(one.email)).toHaveLength(1);
  expect(await lettersTo(two.email)).toHaveLength(1);
  expect(await lettersTo(already.email)).toHaveLength(1);
  expect(none).toBe('');
  expect(await waiting()).toBe(0);
  expect((await all()).data.queued).toBe(0);
  expect((await accept(await codeFor(one.email))).status).toBe(200);
});

test('what became of the email is shown', async () => {
  const { id } = await invited();
  const delivery = async () => (await read(id)).invitation?.delivery;
  expect(await delivery()).toBe('ON_ITS_WAY');
  const now = server.clock.now();
  await server.run(({ db }) =>
    db.execute(sql`update platform.mail set state = 'sent', sent_at = ${now} where about_within = ${id}`),
  );
  expect(await delivery()).toBe('SENT');
  await server.run(({ db }) =>
    db.execute(
      sql`update platform.mail set returned_at = ${now}, returned_status = '5.1.1' where about_within = ${id}`,
    ),
  );
  expect(await delivery()).toBe('FAILED');
});
