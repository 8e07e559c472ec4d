import { listOwnApplications } from '@hearth/domains/applications/contract';
import { forgetPairs } from '@hearth/domains/candidates/service';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openScene } from './candidates.fixture.ts';

const server = await startTestServer();
let scene: Awaited<ReturnType<typeof openScene>>;
beforeEach(async () => {
  scene = await openScene(server);
});
const found = async (id: string, token?: string, brandId?: string) => {
  const { data } = await scene.look(id, token, brandId);
  return {
    same: data.same.flatMap((one) => one.applications.map((application) => application.id)),
    perhaps: data.perhaps.map((one) => [one.application_id, one.because.join(' ')]),
  };
};
/** Everything that is known of two accounts and their applications, to the last column. */
const everything = (ids: readonly string[]) =>
  server.run(async ({ db }) => [
    await db.execute(sql`select * from applications.application where id = any (${[...ids]}::uuid[]) order by id`),
    await db.execute(sql`
      select u.* from identity."user" u join applications.application a on a.user_id = u.id where a.id = any (${[...ids]}::uuid[]) order by u.id`),
  ]);

test('who has the same mailbox or number may be the same person, with what says so; nobody else', async () => {
  const ana = await scene.apply('ana.silva@gmail.com', '+351912345678');
  const mail = await scene.apply('AnaSilva+jobs@googlemail.com');
  const phone = await scene.apply('other@example.com', '912 345 678');
  // Found by the same index, and not alike.
  await scene.apply('ana.silva@example.com', '+34912345678');
  const { perhaps } = await found(ana.id);
  expect(Object.fromEntries(perhaps)).toEqual({ [mail.id]: 'EMAIL', [phone.id]: 'PHONE' });
});

test('nobody is told of whom they may not see, and nobody of another group', async () => {
  const ana = await scene.apply('ana@example.com');
  await scene.apply('ana@example.com', '', scene.at.porto);
  const { head } = scene;
  expect((await found(ana.id, scene.here.token, scene.at.lisbon)).perhaps).toEqual([]);
  expect((await found(ana.id, head.token)).perhaps).toHaveLength(1);
  expect((await scene.look(ana.id, scene.there.token, scene.at.porto)).status).toBe(404);
  const other = await openScene(server);
  const theirs = await other.apply('ana@example.com');
  expect((await found(ana.id, head.token)).perhaps).toHaveLength(1);
  expect((await scene.say(ana.id, theirs.id)).status).toBe(404);
  const scope = { kind: 'tenant', userId: other.head.userId, groupIds: [other.at.group] } as const;
  expect(await server.run(({ db }) => db.execute(sql`select 1 from candidates.pair`), scope)).toEqual([]);
});

test('two who are said to be one stand together, also by way of a third; accounts and applications are not touched', async () => {
  const [ana, again, third] = [
    await scene.apply('ana@example.com', '+351912345678'),
    await scene.apply('ana+x@example.com'),
    await scene.apply('other@example.com', '00351912345678'),
  ];
  const before = await everything([ana.id, again.id, third.id]);
  expect((await scene.say(ana.id, again.id)).status).toBe(200);
  expect((await scene.say(ana.id, third.id)).status).toBe(200);
  expect((await found(again.id)).same.toSorted((a, b) => a.localeCompare(b))).toEqual(
    [ana.id, third.id].toSorted((a, b) => a.localeCompare(b)),
  );
  expect((await found(ana.id)).perhaps).toEqual([]);
  expect(await everything([ana.id, again.id, third.id])).toEqual(before);
  // What each wrote stays with the account that wrote it.
  const own = await server.call(listOwnApplications, { query: {} }, again.token);
  expect(own.data.applications.map(({ id }) => id)).toEqual([again.id]);
});

test('taking it back leaves everything as it was before, and says so in the history', async () => {
  const [ana, again] = [await scene.apply('ana@example.com'), await scene.apply('ana@example.com')];
  const before = { found: await found(ana.id), rows: await everything([ana.id, again.id]) };
  const { data } = await scene.say(ana.id, again.id);
  expect((await scene.takeBack(data.pair_id)).status).toBe(200);
  expect({ found: await found(ana.id), rows: await everything([ana.id, again.id]) }).toEqual(before);
  expect((await scene.takeBack(data.pair_id)).status).toBe(404);
  const deeds = await server.run(({ db }) =>
    db.execute(sql`select deed, by_user_id from candidates.pair_event where pair_id = ${data.pair_id} order by id`),
  );
  expect(deeds).toEqual(['SAME', 'TAKEN_BACK'].map((deed) => ({ deed, by_user_id: scene.head.userId })));
});

test('who is said to be somebody else is not suggested again, and cannot be joined behind the back of whoever said it', async () => {
  const [ana, again] = [await scene.apply('ana@example.com'), await scene.apply('ana@example.com')];
  const { data } = await scene.say(again.id, ana.id, false);
  expect(await found(ana.id)).toEqual({ same: [], perhaps: [] });
  expect((await scene.say(ana.id, again.id)).refusal.code).toBe('NOT_ALIKE');
  await scene.takeBack(data.pair_id);
  expect((await found(ana.id)).perhaps).toHaveLength(1);
});

test('only who looks alike can be joined, by whoever sees both, and once', async () => {
  const [ana, bo, far] = [
    await scene.apply('ana@example.com'),
    await scene.apply('bo@example.com'),
    await scene.apply('ana@example.com', '', scene.at.porto),
  ];
  expect((await scene.say(ana.id, bo.id)).refusal.code).toBe('NOT_ALIKE');
  expect((await scene.say(ana.id, far.id, true, scene.here.token, scene.at.lisbon)).status).toBe(404);
  const answers = await Promise.all([scene.say(ana.id, far.id), scene.say(far.id, ana.id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const pairId = answers.find(({ status }) => status === 200)?.data.pair_id ?? '';
  expect((await scene.takeBack(pairId, scene.here.token, scene.at.lisbon)).status).toBe(404);
  // And of what a manager does not see nothing is shown, though it belongs to the person.
  expect((await found(ana.id, scene.here.token, scene.at.lisbon)).same).toEqual([]);
});

test('what was said of somebody goes with the last of their applications', async () => {
  const [ana, again] = [await scene.apply('ana@example.com'), await scene.apply('ana@example.com')];
  await scene.say(ana.id, again.id);
  const left = () =>
    server.run(({ db }) => db.execute(sql`select 1 from candidates.pair where group_id = ${scene.at.group}`));
  const forget = () => server.run(({ db, clock }) => forgetPairs(db, scene.at.group, again.userId, clock.now()));
  await forget();
  expect(await left()).toHaveLength(1);
  await server.run(({ db }) => db.execute(sql`delete from applications.application where id = ${again.id}`));
  await forget();
  expect(await left()).toEqual([]);
});
