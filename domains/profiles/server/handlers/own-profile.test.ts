import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { EMPTY_PROFILE } from '../../rules/profile.ts';

const server = await startTestServer({ at: '2026-11-22T09:00:00Z' });
const PROFILE = {
  ...EMPTY_PROFILE,
  languages: [{ code: 'pt', level: 'WORK' as const }],
  home: { label: 'Chiado', latitude: 38.710_61, longitude: -9.142_87 },
};
const read = async (token: string) => (await server.call(contract.getOwnProfile, {}, token)).data;

test('somebody keeps what they say of themselves, changes it and deletes it; a home is kept to about a kilometre', async () => {
  const pia = await server.run((work) => makeUser(work));
  expect(await read(pia.token)).toEqual({ profile: null, changed_at: null });
  const coarse = { ...PROFILE, home: { label: 'Chiado', latitude: 38.71, longitude: -9.14 } };
  const kept = { profile: coarse, changed_at: '2026-11-22T09:00:00.000Z' };
  expect((await server.call(contract.putOwnProfile, { body: PROFILE }, pia.token)).data).toEqual(kept);
  expect(await read(pia.token)).toEqual(kept);
  await server.call(contract.putOwnProfile, { body: { ...PROFILE, home: null } }, pia.token);
  expect((await read(pia.token)).profile?.home).toBeNull();
  await server.call(contract.deleteOwnProfile, {}, pia.token);
  expect(await read(pia.token)).toEqual({ profile: null, changed_at: null });
});

test('nobody reads or deletes the profile of somebody else, and no scope of a group sees one', async () => {
  const [pia, other] = await server.run(async (work) => [await makeUser(work), await makeUser(work)] as const);
  await server.call(contract.putOwnProfile, { body: PROFILE }, pia.token);
  await server.call(contract.deleteOwnProfile, {}, other.token);
  expect((await read(other.token)).profile).toBeNull();
  expect((await read(pia.token)).profile).not.toBeNull();
  const tenant = { kind: 'tenant', groupIds: [], userId: pia.userId } as unknown as Parameters<typeof server.run>[1];
  await expect(server.run(({ db }) => db.execute(sql`select 1 from profiles.profile`), tenant)).rejects.toThrow();
});

test.each([
  ['more years than are told apart', { positions: [{ position: 'Chef', years: 11 }] }],
  ['a language that is none', { languages: [{ code: 'PT-BR', level: 'WORK' }] }],
  ['pay that was earned before', { earned: { amount: 1000, currency: 'EUR' } }],
  ['the day of birth', { born_on: '1990-01-01' }],
])('what is not asked is refused: %s', async (_what, said) => {
  const pia = await server.run((work) => makeUser(work));
  const reply = await server.call(contract.putOwnProfile, { body: { ...PROFILE, ...said } as never }, pia.token);
  expect(reply.status).toBe(400);
});
