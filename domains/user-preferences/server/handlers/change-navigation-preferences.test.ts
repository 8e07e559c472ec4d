import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { changeNavigationPreferences, getNavigationPreferences } from '../../contract/endpoints.ts';

const server = await startTestServer();

test('nobody has a preferred home page before choosing one, and the last choice counts', async () => {
  const { token } = await server.run((work) => makeUser(work));
  const read = async () => (await server.call(getNavigationPreferences, {}, token)).data;
  expect(await read()).toEqual({ default_home_page: null });
  for (const default_home_page of ['HALO_DASHBOARD', 'RISK_ANALYSIS', null] as const) {
    await server.call(changeNavigationPreferences, { body: { default_home_page } }, token);
    expect(await read()).toEqual({ default_home_page });
  }
});

test('a choice is seen by nobody else', async () => {
  const [one, other] = await server.run(async (work) => [await makeUser(work), await makeUser(work)]);
  await server.call(changeNavigationPreferences, { body: { default_home_page: 'EMPLOYEE_VOICE' } }, one.token);
  expect((await server.call(getNavigationPreferences, {}, other.token)).data).toEqual({ default_home_page: null });
});

test('a page that does not exist is refused by name', async () => {
  const { token } = await server.run((work) => makeUser(work));
  const { status, refusal } = await server.request('PUT', '/v1/users/navigation_preferences', {
    token,
    body: { default_home_page: 'ELSEWHERE' },
  });
  expect([status, refusal.fields?.[0]?.field]).toEqual([400, 'default_home_page']);
});
