import { getBrandPolicy } from '@hearth/domains/access/contract';
import { getBasicInfo } from '@hearth/domains/core/contract';
import { makeUser } from '@hearth/domains/identity/factory';
import { markEmailVerified } from '@hearth/domains/identity/service';
import { sql } from 'kysely';
import { startTestServer } from '@hearth/testing/server';
import { expect, test, vi } from 'vitest';
import { register } from '../../contract/endpoints.ts';

const server = await startTestServer();
const unproven = () => server.run((work) => makeUser(work, { firstName: '', lastName: '' }));
const newcomer = () =>
  server.run(async (work) => {
    const user = await makeUser(work, { firstName: '', lastName: '' });
    await markEmailVerified(work, user.userId);
    return user;
  });
const name = { first_name: 'Inês', last_name: 'Duarte' };
const employer = {
  ...name,
  user_type: 'EMPLOYER',
  brand: { name: 'Pão & Mar', time_zone: 'Europe/Lisbon' },
  currency: { id: 'GBP' },
} as const;

test('says that somebody is a candidate unless they say otherwise, and keeps their name', async () => {
  const { token, userId } = await newcomer();
  const { data } = await server.call(register, { body: name }, token);
  expect(data).toEqual({ user_id: userId, user_type: 'CANDIDATE', brand_id: null });
  const info = await server.request('GET', '/v1/user', { token });
  expect(info.data).toMatchObject({ first_name: 'Inês', last_name: 'Duarte' });
  expect(info.data).not.toHaveProperty('user_employer');
});

test('gives an employer a group of their own, with the services of a sign-up and every right in it', async () => {
  const { token, userId } = await newcomer();
  expect((await server.call(getBrandPolicy, { params: { id: userId } }, token)).data.permissions).toEqual([]);
  const { data } = await server.call(register, { body: employer }, token);
  const id = data.brand_id ?? '';
  await vi.waitFor(async () => {
    const brand = await server.call(getBasicInfo, { params: { id }, query: {} }, token);
    expect(brand.data).toMatchObject({
      type: 'GP-GROUP',
      group_id: id,
      name: 'Pão & Mar',
      slug: 'pao-mar',
      currency: 'GBP',
      time_zone: 'Europe/Lisbon',
    });
  });
  const services = await server.request('GET', `/v1/brands/services?brand_ids=${id}`, { token });
  const codes = (services.data as { services: { code: string }[] }[])[0]?.services.map((service) => service.code);
  expect(codes).toEqual(expect.arrayContaining(['TEAM_SCHEDULING', 'TEAM_LIVE', 'SOURCE_HIRE']));
  const { permissions } = (await server.call(getBrandPolicy, { params: { id } }, token)).data;
  expect(permissions.map((one) => one.name)).toEqual(expect.arrayContaining(['MANAGE_ACCESS', 'IMPORT_DATA', 'HIRE']));
});

test('gives nobody a group whose address is not proven: it may be somebody else’s', async () => {
  const { token, userId } = await unproven();
  const refused = await server.call(register, { body: employer }, token);
  expect([refused.status, refused.refusal.code]).toEqual([403, 'ADDRESS_NOT_PROVEN']);
  expect((await server.call(register, { body: name }, token)).data.user_type).toBe('CANDIDATE');
  expect((await server.call(register, { body: employer }, token)).refusal.code).toBe('ADDRESS_NOT_PROVEN');
  await server.run((work) => markEmailVerified(work, userId));
  expect((await server.call(register, { body: employer }, token)).data.user_type).toBe('EMPLOYER');
});

test('makes no second group when the same call comes again', async () => {
  const { token } = await newcomer();
  const answers = [];
  for (let time = 0; time < 3; time += 1)
    answers.push((await server.call(register, { body: employer }, token)).data.brand_id);
  expect(new Set(answers).size).toBe(1);
});

test('two groups of one name have different addresses', async () => {
  const slugs = [];
  for (let time = 0; time < 2; time += 1) {
    const { token } = await newcomer();
    const { data } = await server.call(register, { body: { ...employer, brand: { name: 'Twice' } } }, token);
    const rows = await server.run((work) =>
      work.db.execute<{ slug: string }>(sql`select slug from core.brand where id = ${data.brand_id}`),
    );
    slugs.push(rows[0]?.slug);
  }
  expect(slugs[0]).toBe('twice');
  expect(slugs[1]).toMatch(/^twice-[0-9a-f]{8}$/);
});

test('lets a candidate become an employer, and not the other way', async () => {
  const { token } = await newcomer();
  await server.call(register, { body: name }, token);
  expect((await server.call(register, { body: employer }, token)).data.user_type).toBe('EMPLOYER');
  expect((await server.call(register, { body: name }, token)).refusal.code).toBe('ALREADY_REGISTERED');
});

test('leaves nothing behind when a part of it is refused', async () => {
  const { token, userId } = await newcomer();
  const { refusal } = await server.call(register, { body: { ...employer, currency: { id: 'XXX' } } }, token);
  expect(refusal.code).toBe('NO_SUCH_CURRENCY');
  const left = await server.run((work) =>
    work.db.execute(
      sql`select 1 from registration.registration where user_id = ${userId} union all select 1 from access."grant" where user_id = ${userId}`,
    ),
  );
  expect(left).toEqual([]);
  expect((await server.request('GET', '/v1/user', { token })).data).toMatchObject({ first_name: '' });
});

test('asks an employer for the name of the business, by the name of the field', async () => {
  const { token } = await newcomer();
  const { status, refusal } = await server.call(register, { body: { ...name, user_type: 'EMPLOYER' } }, token);
  expect([status, refusal.fields?.[0]?.field]).toEqual([400, 'brand.name']);
});

test('is for people with an account', async () => {
  expect((await server.call(register, { body: name })).status).toBe(401);
});
