import { makeGrant } from '@hearth/domains/access/factory';
import { frameHeaders } from '@hearth/domains/identity/factory';
import { login } from '@hearth/domains/identity/contract';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { endEmployment, getEmployee } from '../../contract/endpoints.ts';
import {
  acceptCard,
  checkCardUsername,
  getCard,
  makeCards,
  openCard,
  withdrawCard,
} from '../../contract/invitation-endpoints.ts';
import { openRestaurant, type Restaurant } from '../../db/factory.ts';

const server = await startTestServer();
const PASSWORD = 'Copper-kettle-71';
let restaurant: Restaurant;

beforeEach(async () => {
  server.clock.advance(2 * 60 * 60 * 1000);
  restaurant = await openRestaurant(server);
});

interface Printed {
  readonly code: string;
  readonly pin: string;
}

async function make(employeeIds: readonly string[], token = restaurant.manager.token) {
  return server.call(
    makeCards,
    { params: { id: restaurant.groupId }, body: { employee_ids: [...employeeIds] } },
    token,
  );
}

async function cardOf(employeeId: string, token?: string): Promise<Printed> {
  const { data } = await make([employeeId], token);
  const [card] = data.cards;
  if (card === undefined) throw new Error('no card');
  return { code: new URL(card.link).hash.slice(1), pin: card.pin };
}

const open = (card: Printed) => server.call(openCard, { body: { code: card.code, pin: card.pin } });
const accept = (card: Printed, username: string | undefined, password = PASSWORD) =>
  server.call(acceptCard, {
    body: { code: card.code, pin: card.pin, password, ...(username === undefined ? {} : { username }) },
  });
const signIn = (username: string, password = PASSWORD) =>
  server.request('POST', login.path, { body: { username, password }, headers: frameHeaders() });
const stateOf = async (employeeId: string) =>
  (
    await server.call(
      getCard,
      { params: { id: restaurant.groupId, employee_id: employeeId } },
      restaurant.manager.token,
    )
  ).data;
const wrongPin = (card: Printed): Printed => ({ ...card, pin: card.pin === '000000' ? '000001' : '000000' });

/** An employee who has got in with a card. */
async function joined(username: string): Promise<{ readonly id: string; readonly userId: string }> {
  const { id } = await restaurant.hireAt(restaurant.here);
  await accept(await cardOf(id), username);
  const userId = await server.run(async ({ db }) => {
    const [row] = await db.execute<{ user_id: string }>(sql`select user_id from team.employee where id = ${id}`);
    return row?.user_id ?? '';
  });
  return { id, userId };
}

test('a card brings an employee without an address to an account of their own, linked to their employment', async () => {
  const { id } = await restaurant.hireAt(restaurant.here, { firstName: 'Amadu', lastName: 'Djaló' });
  const card = await cardOf(id);
  const opened = await open(card);
  expect(opened.data).toMatchObject({ purpose: 'JOIN', first_name: 'Amadu', employer_name: 'Harbour House' });
  expect(opened.data.username).toMatch(/^amadu\.djalo\d{4}$/);
  expect((await accept(card, 'Amadu.D')).data).toEqual({ username: 'amadu.d' });
  expect((await signIn('amadu.d')).status).toBe(200);
  const seen = await server.call(
    getEmployee,
    { params: { id: restaurant.here, employee_id: id } },
    restaurant.manager.token,
  );
  expect(seen.data.has_login).toBe(true);
});

test('several cards are made at once, each with its own code and PIN, and nothing of them is kept in the clear', async () => {
  const people = await Promise.all([1, 2, 3].map(() => restaurant.hireAt(restaurant.here)));
  const { data } = await make(people.map(({ id }) => id));
  expect(data.cards).toHaveLength(3);
  expect(new Set(data.cards.map(({ link }) => link)).size).toBe(3);
  const kept = await server.run(({ db }) =>
    db.execute<Record<string, unknown>>(sql`select *, invitation::text as whole from team.invitation invitation`),
  );
  const text = JSON.stringify(kept);
  for (const { link, pin } of data.cards) {
    expect(text).not.toContain(new URL(link).hash.slice(1));
    expect(text).not.toContain(`"${pin}"`);
  }
  expect(data.cards.every(({ link }) => new URL(link).search === '' && new URL(link).pathname === '/join')).toBe(true);
});

test('incident 11 (CWE-639): a card is good once, for its employee alone, and no field of a call names another', async () => {
  const { id } = await restaurant.hireAt(restaurant.here);
  const other = await restaurant.hireAt(restaurant.here);
  const card = await cardOf(id);
  for (const extra of ['employee_id', 'user_id', 'brand_id', 'group_id', 'email', 'role']) {
    const body = { code: card.code, pin: card.pin, username: 'mallory', password: PASSWORD, [extra]: other.id };
    expect((await server.request('POST', acceptCard.path, { body })).status).toBe(400);
  }
  expect((await accept(card, 'first.one')).status).toBe(200);
  expect((await accept(card, 'second.one')).refusal.code).toBe('CARD_NOT_VALID');
  expect((await open(card)).refusal.code).toBe('CARD_NOT_VALID');
  expect((await signIn('second.one')).status).toBe(401);
});

test('whoever holds a card is told whether a username is taken, and one that is free', async () => {
  await joined('leonor');
  const { id } = await restaurant.hireAt(restaurant.here);
  const card = await cardOf(id);
  const check = (username: string, brought = card) =>
    server.call(checkCardUsername, { body: { code: brought.code, pin: brought.pin, username } });
  const { data } = await check(' Leonor ');
  expect(data.status).toBe('USED');
  expect(data.suggestion).toMatch(/^leonor\d{4}$/);
  expect((await check(data.suggestion ?? '')).data).toEqual({ status: 'AVAILABLE', suggestion: null });
  expect((await check('le onor')).data).toEqual({ status: 'INVALID', suggestion: null });
  expect((await check('leonor', wrongPin(card))).refusal.code).toBe('WRONG_PIN');
  await accept(card, data.suggestion ?? '');
  expect((await check('leonor')).refusal.code).toBe('CARD_NOT_VALID');
});

test('of many uses of one card at the same moment one makes an account', async () => {
  const { id } = await restaurant.hireAt(restaurant.here);
  const card = await cardOf(id);
  const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => accept(card, `racer-${index}`)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the fifth wrong PIN locks a card; the manager sees it, and the right PIN is refused from then on', async () => {
  const { id } = await restaurant.hireAt(restaurant.here);
  const card = await cardOf(id);
  for (let time = 0; time < 4; time += 1) expect((await open(wrongPin(card))).refusal.code).toBe('WRONG_PIN');
  expect((await stateOf(id)).card?.state).toBe('OPEN');
  expect((await accept(wrongPin(card), 'guess')).refusal.code).toBe('WRONG_PIN');
  expect((await open(card)).refusal.code).toBe('CARD_NOT_VALID');
  const state = await stateOf(id);
  expect(state.card?.state).toBe('LOCKED');
  expect(state.events.map(({ what }) => what)).toEqual(['LOCKED', 'MADE']);
});

test('wrong PINs at the same moment are counted one by one', async () => {
  const { id } = await restaurant.hireAt(restaurant.here);
  const card = await cardOf(id);
  const replies = await Promise.all(Array.from({ length: 12 }, () => open(wrongPin(card))));
  expect(replies.filter(({ refusal }) => refusal.code === 'WRONG_PIN')).toHaveLength(5);
});

test('the right PIN may be typed with spaces, and makes wrong ones forgotten', async () => {
  const { id } = await restaurant.hireAt(restaurant.here);
  const card = await cardOf(id);
  for (let time = 0; time < 4; time += 1) await open(wrongPin(card));
  expect((await open({ ...card, pin: `${card.pin.slice(0, 3)} ${card.pin.slice(3)}` })).status).toBe(200);
  for (let time = 0; time < 4; time += 1) await open(wrongPin(card));
  expect((await open(card)).status).toBe(200);
});

test('incident 3 (CWE-287): a code or a PIN that is missing, empty or of another kind opens nothing', async () => {
  const { id } = await restaurant.hireAt(restaurant.here);
  const card = await cardOf(id);
  for (const bad of [undefined, null, '', [], [card.pin], { $ne: 1 }, 123456, true]) {
    for (const body of [
      { code: card.code, pin: bad },
      { code: bad, pin: card.pin },
    ]) {
      expect((await server.request('POST', openCard.path, { body })).status).toBe(400);
      const use = { ...body, username: 'nobody', password: PASSWORD };
      expect((await server.request('POST', acceptCard.path, { body: use })).status).toBe(400);
    }
  }
});

test('a card that is made anew while the one before is used ends neither in a fault', async () => {
  const { id } = await restaurant.hireAt(restaurant.here);
  for (let time = 0; time < 8; time += 1) {
    const card = await cardOf(id);
    const [made, opened] = await Promise.all([make([id]), open(card)]);
    expect(made.status).toBe(200);
    expect([200, 400]).toContain(opened.status);
  }
});

test('a newer card makes the one before void, and a withdrawn one is void', async () => {
  const { id } = await restaurant.hireAt(restaurant.here);
  const first = await cardOf(id);
  const second = await cardOf(id);
  expect((await open(first)).refusal.code).toBe('CARD_NOT_VALID');
  expect((await open(second)).status).toBe(200);
  const params = { id: restaurant.groupId, employee_id: id };
  expect((await server.call(withdrawCard, { params }, restaurant.manager.token)).data).toEqual({ withdrawn: true });
  expect((await open(second)).refusal.code).toBe('CARD_NOT_VALID');
  expect((await stateOf(id)).events.map(({ what }) => what)).toEqual(['WITHDRAWN', 'MADE', 'MADE']);
});

test('a card to join ends after fourteen days, one for a new password after two', async () => {
  const { id } = await restaurant.hireAt(restaurant.here);
  const card = await cardOf(id);
  server.clock.advance(14 * 24 * 60 * 60 * 1000 - 1000);
  expect((await open(card)).status).toBe(200);
  server.clock.advance(1000);
  expect((await open(card)).refusal.code).toBe('CARD_NOT_VALID');
});

test('a card is good for nothing once the employment has ended', async () => {
  const { id } = await restaurant.hireAt(restaurant.here);
  const card = await cardOf(id);
  const params = { id: restaurant.groupId, employee_id: id };
  await server.call(endEmployment, { params, body: { end_date: '2026-11-30', version: 1 } }, restaurant.manager.token);
  expect((await accept(card, 'too.late')).refusal.code).toBe('CARD_NOT_VALID');
  expect((await make([id])).refusal.code).toBe('EMPLOYMENT_HAS_ENDED');
});

test.each(['an', 'ana@example.com', 'a b c', '../etc', 'ána'])(
  'the username %j is refused at its field',
  async (name) => {
    const { id } = await restaurant.hireAt(restaurant.here);
    const reply = await accept(await cardOf(id), name);
    expect(reply.refusal).toMatchObject({ code: 'USERNAME_NOT_ALLOWED', fields: [{ field: 'username' }] });
  },
);

test('a username that somebody has is refused, and the card stays good', async () => {
  await joined('taken.name');
  const { id } = await restaurant.hireAt(restaurant.here);
  const card = await cardOf(id);
  expect((await accept(card, 'Taken.Name')).refusal).toMatchObject({
    code: 'USERNAME_TAKEN',
    fields: [{ field: 'username' }],
  });
  expect((await accept(card, 'another.name')).status).toBe(200);
});

test('a weak password is refused by the rule of all passwords', async () => {
  const { id } = await restaurant.hireAt(restaurant.here);
  const card = await cardOf(id);
  expect((await accept(card, 'weak.one', 'short')).refusal.code).toBe('SHORT_PASSWORD');
  expect((await accept(card, 'weak.one', 'password1')).refusal.code).toBe('WEAK_PASSWORD');
});

test('who forgot the password gets a new card: the new password works, the old one and all sessions do not', async () => {
  const { id, userId } = await joined('forgetful');
  const session = await signIn('forgetful');
  const { access_token: token } = session.data as { access_token: string };
  expect((await stateOf(id)).next).toBe('RESET');
  const card = await cardOf(id);
  expect((await open(card)).data).toMatchObject({ purpose: 'RESET', username: 'forgetful' });
  expect((await accept(card, undefined, 'Another-kettle-72')).data).toEqual({ username: 'forgetful' });
  expect((await signIn('forgetful')).status).toBe(401);
  expect((await signIn('forgetful', 'Another-kettle-72')).status).toBe(200);
  expect((await server.request('GET', '/v1/users/info', { token })).status).toBe(401);
  const { events } = await stateOf(id);
  expect(events.map(({ what, purpose }) => `${purpose} ${what}`)).toEqual([
    'RESET USED',
    'RESET MADE',
    'JOIN USED',
    'JOIN MADE',
  ]);
  expect(userId).not.toBe('');
});

test('a new password by card renames nobody', async () => {
  const { id } = await joined('same.name');
  expect((await accept(await cardOf(id), 'other.name', 'Another-kettle-72')).data).toEqual({ username: 'same.name' });
});

test('whoever signs in with an address of their own is never given a card', async () => {
  expect((await stateOf(restaurant.ines.id)).next).toBeNull();
  expect((await make([restaurant.ines.id])).refusal.code).toBe('ACCOUNT_IS_THEIRS');
});

test('CWE-269: nobody sets the password of somebody whose rights they may not take away', async () => {
  const { id, userId } = await joined('shift.lead');
  const card = await cardOf(id);
  await server.run((work) => makeGrant(work, userId, { brandId: restaurant.groupId, as: ['MANAGE_ACCESS'] }));
  expect((await make([id])).refusal.code).toBe('NOT_YOURS_TO_RESET');
  // The card that was made before they rose.
  expect((await accept(card, undefined, 'Another-kettle-72')).refusal.code).toBe('CARD_NOT_VALID');
  const owner = await restaurant.managerWith(['MANAGE_ACCESS', 'VIEW_TEAM', 'MANAGE_TEAM']);
  expect((await make([id], owner.token)).status).toBe(200);
});

test('nobody sets the password of somebody whom another group employs as well', async () => {
  const { id, userId } = await joined('two.jobs');
  const elsewhere = await openRestaurant(server);
  await elsewhere.hireAt(elsewhere.here, { userId });
  expect((await make([id])).refusal.code).toBe('NOT_YOURS_TO_RESET');
});

test('nobody makes a card without the right to manage the team, outside their departments, or for another group', async () => {
  const cook = await restaurant.hireAt(restaurant.here, { positionId: restaurant.kitchen });
  const viewer = await restaurant.managerWith(['VIEW_TEAM']);
  const barOnly = await restaurant.managerWith(['VIEW_TEAM', 'MANAGE_TEAM'], ['BAR']);
  const elsewhere = await openRestaurant(server);
  expect((await make([cook.id], viewer.token)).status).toBe(403);
  expect((await make([cook.id], barOnly.token)).status).toBe(404);
  expect((await make([cook.id], elsewhere.manager.token)).status).toBe(404);
  const theirs = await elsewhere.hireAt(elsewhere.here);
  const mine = await restaurant.hireAt(restaurant.here);
  expect((await make([mine.id, theirs.id])).status).toBe(404);
  expect((await stateOf(mine.id)).card).toBeNull();
});

test('an account without an address gets no mail, and asking for a new password answers as for everybody', async () => {
  await joined('no.mail');
  const body = { username: 'no.mail' };
  expect((await server.request('POST', '/v1/users/request_reset_password', { body })).status).toBe(200);
  await server.settle();
  const mails = await server.run(({ db }) => db.execute(sql`select 1 from platform.mail`));
  expect(mails).toEqual([]);
});

test('one network may try cards 120 times an hour', async () => {
  const { id } = await restaurant.hireAt(restaurant.here);
  const card = await cardOf(id);
  let refused = 0;
  for (let time = 0; time < 122; time += 1) if ((await open(card)).status === 429) refused += 1;
  expect(refused).toBe(2);
});
