import { makeUser } from '@hearth/domains/identity/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { GUEST_KEPT_MS } from '../../rules/limits.ts';
import { applyAsGuest } from '../handlers/guest.fixture.ts';
import { openJob } from '../handlers/hiring.fixture.ts';
import { forgetDrafts } from '../service.ts';
import { forgetGuests } from './forget-guests.ts';

const server = await startTestServer();
const run = () => forgetGuests.run({}, server.application.runner.free(new AbortController().signal));
const count = async (query: ReturnType<typeof sql>) =>
  (await server.run(({ db }) => db.execute<{ n: number }>(sql`select count(*)::int as n from ${query}`)))[0]?.n;

async function waiting() {
  const scene = await openJob(server);
  const email = `known-${newId()}@mail.example`;
  await server.run((work) => makeUser(work, { email }));
  const change = { answers: [{ question_id: scene.questionId, answer: 'yes' }] };
  await applyAsGuest(server, scene.job, { email, change, hasFile: true });
  await server.settle();
  const rows = () => count(sql`applications.guest_application where email = ${email}`);
  const files = () => count(sql`media.attachment where group_id = ${scene.group.id}`);
  return { scene, email, change, rows, files };
}

test('an application that nobody sent in time goes with its file', async () => {
  const { rows, files } = await waiting();
  await run();
  expect([await rows(), await files()]).toEqual([1, 1]);
  server.clock.advance(GUEST_KEPT_MS);
  await run();
  expect([await rows(), await files()]).toEqual([0, 0]);
});

test('whoever erases their data erases what waits under their address too', async () => {
  const { email, rows, files } = await waiting();
  await server.run((work) => forgetDrafts(work, email));
  expect([await rows(), await files()]).toEqual([0, 0]);
});

test('people who never proved their address are forgotten with their last application, and not before', async () => {
  const { scene, change } = await waiting();
  const email = `new-${newId()}@mail.example`;
  await applyAsGuest(server, scene.job, { email, change });
  await server.settle();
  server.clock.advance(31 * 24 * 60 * 60_000);
  const people = () => count(sql`identity."user" where email = ${email}`);
  await run();
  expect(await people()).toBe(1);
  await server.run(({ db }) => db.execute(sql`delete from applications.application where email = ${email}`));
  await run();
  expect(await people()).toBe(0);
});
