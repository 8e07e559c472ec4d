import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { FACTORY_PASSWORD, makeUser } from '../../../db/factory.ts';
import { offerDemoAccount } from '../../service.ts';

const server = await startTestServer();

test('a demo lists its accounts in order as plain JSON: kind, name, username, password', async () => {
  const accounts = ['candidate', 'employee'].map((kind) => ({
    kind,
    name: `A ${kind}`,
    username: `${kind}@example.com`,
    password: FACTORY_PASSWORD,
  }));
  for (const account of accounts) {
    await server.run(async (work) => {
      const { userId } = await makeUser(work, { email: account.username });
      await offerDemoAccount(work, userId, account);
    });
  }
  const reply = await server.request('GET', '/demo/accounts');
  expect(JSON.parse(reply.text)).toEqual(accounts);
});

test('production refuses to offer an account with a known password', async () => {
  const user = await server.run((work) => makeUser(work));
  const offer = server.run((work) =>
    offerDemoAccount(
      { db: work.db, clock: server.clock, config: { ...work.config, mode: 'production' } },
      user.userId,
      {
        kind: 'x',
        name: 'x',
        username: 'x',
        password: 'x',
      },
    ),
  );
  await expect(offer).rejects.toThrow('demo mode only');
});
