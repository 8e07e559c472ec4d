import { makeUser } from '@hearth/domains/identity/factory';
import { offerDemoAccount } from '@hearth/domains/identity/service';
import { listDemoAccounts, login } from '@hearth/domains/identity/contract';
import { readConfig } from '@hearth/platform/config/config';
import { PRODUCTION } from '@hearth/testing/production';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { formatDemoAccounts, giveDemoPassword, newDemoPassword } from './demo-accounts.ts';
import { claimDatabase, ForeignDatabase } from './own-database.ts';
import { DEMO_PASSWORD } from '../seed/story.ts';

const NOW = new Date('2026-11-16T09:00:00Z');
const demo = readConfig({});
const production = readConfig(PRODUCTION);
const start = async (environment: Readonly<Record<string, string>> = {}) => {
  const server = await startTestServer({ environment });
  return { server, claim: (config: typeof demo) => claimDatabase(server.database, config, NOW) };
};
type Server = Awaited<ReturnType<typeof start>>['server'];
const addAccount = (server: Server) =>
  server.run(async (work) => {
    const { userId, email } = await makeUser(work);
    await offerDemoAccount(work, userId, { kind: 'Employee', name: 'Ana', username: email, password: DEMO_PASSWORD });
    return email;
  });

test('a database is for what it was first started for, from then on', async () => {
  for (const [first, other] of [
    [demo, production],
    [production, demo],
  ] as const) {
    const { server, claim } = await start();
    await claim(first);
    await claim(first);
    // Empty as it is: an interrupted seed has left its mark.
    await expect(claim(other)).rejects.toThrow(ForeignDatabase);
    await server.run((work) => makeUser(work));
    await claim(first);
    await expect(claim(other)).rejects.toThrow(ForeignDatabase);
  }
});

test('a demonstration of a release without the mark is told by its accounts, and nothing is changed in it', async () => {
  const { server, claim } = await start();
  await addAccount(server);
  await expect(claim(production)).rejects.toThrow('passwords everyone knows');
  await claim(demo);
  await expect(claim(production)).rejects.toThrow(ForeignDatabase);
});

test('an installation of a release without the mark is told by its people', async () => {
  const { server, claim } = await start();
  await server.run((work) => makeUser(work));
  await expect(claim(demo)).rejects.toThrow('in production');
  await claim(production);
});

test('two nodes that start at once agree, and only one mode gets the database', async () => {
  const { claim } = await start();
  const outcomes = await Promise.allSettled([claim(demo), claim(production), claim(demo), claim(production)]);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
});

test('on a network a demonstration has a password of its own start, listed nowhere; alone on its machine the known one', async () => {
  const { server } = await start({ HOST: '0.0.0.0', DEMO_ON_NETWORK: '1' });
  const email = await addAccount(server);
  const signsIn = async (password: string) => {
    const headers = { origin: 'http://localhost:3000', host: 'localhost:3000', 'x-hearth-frame': '1' };
    return (await server.request(login.method, login.path, { body: { username: email, password }, headers })).status;
  };
  const made = newDemoPassword();
  expect(made).toMatch(/^Hearth(-[0-9a-f]{6}){4}$/);
  await giveDemoPassword(server.application.runner, made);
  expect(await signsIn(DEMO_PASSWORD)).toBe(401);
  expect(await signsIn(made)).toBe(200);
  const { text } = await server.request(listDemoAccounts.method, listDemoAccounts.path);
  expect(JSON.parse(text)).toEqual([{ kind: 'Employee', name: 'Ana', username: email }]);
  expect(formatDemoAccounts(made)).toContain(made);
  expect(formatDemoAccounts(made)).not.toContain(DEMO_PASSWORD);

  await giveDemoPassword(server.application.runner, newDemoPassword());
  expect(await signsIn(made)).toBe(401);
  await giveDemoPassword(server.application.runner, undefined);
  expect(await signsIn(DEMO_PASSWORD)).toBe(200);
});
