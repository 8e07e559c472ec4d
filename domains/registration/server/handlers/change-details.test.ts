import { makeEmployer } from '@hearth/domains/access/factory';
import { getBasicInfo, getLocation } from '@hearth/domains/core/contract';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { changeBrandDetails, changeDetails, validateUsername } from '../../contract/endpoints.ts';

const server = await startTestServer();
const person = () => server.run((work) => makeUser(work));
const validate = async (token: string, username: string) =>
  (await server.call(validateUsername, { body: { username } }, token)).data;

test('a free username can be taken; then it is offered to nobody else, whatever its case', async () => {
  const [one, other] = [await person(), await person()];
  expect(await validate(one.token, 'Ana.Silva')).toMatchObject({ is_valid: true });
  const { data } = await server.call(changeDetails, { body: { username: 'Ana.Silva', last_name: 'Silva' } }, one.token);
  expect(data).toMatchObject({ username: 'ana.silva', last_name: 'Silva' });
  expect(await validate(one.token, 'ana.silva')).toMatchObject({ is_valid: true });

  const taken = await validate(other.token, 'ANA.silva');
  expect(taken).toMatchObject({ is_valid: false, status: 'USED' });
  expect(taken.suggestion).toMatch(/^ana\.silva\d{4}$/);
  expect(taken.message).toBe(`Username already used, we suggest you to use this username ${taken.suggestion}`);
  const refused = await server.call(changeDetails, { body: { username: 'ana.silva' } }, other.token);
  expect([refused.status, refused.refusal.code]).toEqual([409, 'USERNAME_TAKEN']);
  expect(refused.refusal['suggestion']).toMatch(/^ana\.silva\d{4}$/);
});

test('a change of nothing changes nothing', async () => {
  const reply = await server.call(changeDetails, { body: {} }, (await person()).token);
  expect([reply.status, reply.data.first_name]).toEqual([200, 'Ada']);
});

test("nobody can take another person's address as a username", async () => {
  const [one, other] = [await person(), await person()];
  expect(await validate(one.token, other.email)).toMatchObject({ is_valid: false, status: 'INVALID' });
  const { status, refusal } = await server.call(changeDetails, { body: { username: other.email } }, one.token);
  expect([status, refusal.fields?.[0]?.field]).toEqual([400, 'username']);
});

test.each([
  ['ab', 'short'],
  ['a'.repeat(61), 'long'],
  ['ana reis', 'characters'],
])(
  'a username that nobody can have (%s) is refused in the words of the catalogue, and the field says why',
  async (username, rule) => {
    const { token } = await person();
    const { status, refusal } = await server.call(changeDetails, { body: { username } }, token);
    expect([status, refusal.code, refusal.message]).toEqual([
      400,
      'INVALID_PREFERRED_USERNAME',
      'Something went wrong. Try again.',
    ]);
    expect(refusal.fields).toMatchObject([{ field: 'username', rule }]);
  },
);

test('asking for usernames needs an account', async () => {
  expect((await server.call(validateUsername, { body: { username: 'ana' } })).status).toBe(401);
});

test('an employer describes the business: address on the site, words, place on the map', async () => {
  const group = await server.run((work) => makeGroup(work));
  const { token } = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
  const result = { name: 'Casa', geometry: { location: { lat: 38.7, lng: -9.1 } } };
  const body = { slug: 'casa-nova', description: 'Good food.', hecs: 'H-1', location: { google_location: { result } } };
  const { data } = await server.call(changeBrandDetails, { params: { id: group.id }, body }, token);
  expect(data).toEqual({ id: group.id, slug: 'casa-nova', name: group.name });
  expect((await server.call(getLocation, { params: { id: group.id } }, token)).data).toMatchObject({
    description: 'Good food.',
    latitude: 38.7,
    longitude: -9.1,
    google_location: { result },
  });
});

test('the codes of a business are kept as a list, and one alone may be sent without', async () => {
  const group = await server.run((work) => makeGroup(work));
  const { token } = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
  const params = { id: group.id };
  const codes = async () => (await server.call(getBasicInfo, { params, query: {} }, token)).data.hecs;
  expect(await codes()).toEqual([]);
  for (const [hecs, kept] of [
    [
      ['A', 'B'],
      ['A', 'B'],
    ],
    ['H-1', ['H-1']],
    [[], []],
  ] as const) {
    const sent = typeof hecs === 'string' ? hecs : [...hecs];
    expect((await server.call(changeBrandDetails, { params, body: { hecs: sent } }, token)).status).toBe(200);
    expect(await codes()).toEqual(kept);
  }
});

test('an address on the site belongs to one employer', async () => {
  const [first, second] = await server.run(async (work) => [await makeGroup(work), await makeGroup(work)]);
  const { token } = await server.run((work) =>
    makeEmployer(work, { brandId: first.id, as: 'ENTERPRISE_OWNER' }, { brandId: second.id, as: 'ENTERPRISE_OWNER' }),
  );
  const name = (id: string) => server.call(changeBrandDetails, { params: { id }, body: { slug: 'the-one' } }, token);
  expect((await name(first.id)).status).toBe(200);
  expect((await name(second.id)).refusal.code).toBe('SLUG_TAKEN');
});

test('who changes nothing is told what stands', async () => {
  const { token } = await person();
  const { status, data } = await server.call(changeDetails, { body: {} }, token);
  expect([status, data.first_name]).toEqual([200, 'Ada']);
});
