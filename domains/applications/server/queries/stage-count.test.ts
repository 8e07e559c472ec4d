import { makeUser } from '@hearth/domains/identity/factory';
import { SYSTEM } from '@hearth/platform/database';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { Stage } from '../../contract/schemas.ts';
import { makeApplication } from '../../db/factory.ts';
import { OPEN_STAGES } from '../../rules/stages.ts';
import { openJob } from '../handlers/hiring.fixture.ts';
import { foldStageCounts } from '../jobs/fold-counts.ts';

const server = await startTestServer();
let scene: Awaited<ReturnType<typeof openJob>>;
beforeAll(async () => {
  scene = await openJob(server);
});

const line = sql`group_id, location_id, job_id, stage, step_id`;
const kept = () =>
  server.run(({ db }) =>
    db.execute(
      sql`select ${line}, sum(n)::int as n from applications.stage_count group by ${line} having sum(n) <> 0 order by ${line}`,
    ),
  );
const counted = () =>
  server.run(({ db }) =>
    db.execute(
      sql`select ${line}, count(*)::int as n from applications.application where archived_at is null group by ${line} order by ${line}`,
    ),
  );
const lines = async () =>
  (await server.run(({ db }) => db.execute<{ n: number }>(sql`select count(*) as n from applications.stage_count`)))[0]
    ?.n;
const fold = () => foldStageCounts.run({}, { ...server.application.runner.free(new AbortController().signal) });
const add = (stage: Stage = 'NEW') =>
  server.run(async (work) =>
    makeApplication(
      work,
      {
        group_id: scene.group.id,
        location_id: scene.group.locationIds[0],
        job_id: scene.job.id,
        user_id: (await makeUser(work)).userId,
      },
      { stage },
    ),
  );
/** A number from 0 to below `size`, the same in every run. */
let seed = 20_261_122;
const draw = (size: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * size);
};
const drawStage = (): Stage => OPEN_STAGES[draw(OPEN_STAGES.length)] ?? 'NEW';

test('after moves that many people make at once, and folding meanwhile, what is kept is what can be counted', async () => {
  const ids = await Promise.all(Array.from({ length: 24 }, () => add(drawStage())));
  const move = async (id: string): Promise<void> => {
    const { data } = await server.call(
      contract.getApplication,
      { params: { id: scene.group.id, application_id: id } },
      scene.owner.token,
    );
    await server.call(
      contract.moveApplication,
      {
        params: { id: scene.group.id, application_id: id },
        body: { stage: drawStage(), version: data.version, reason: null },
      },
      scene.owner.token,
    );
  };
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([...ids.map(move), fold(), fold(), add(), ...ids.slice(0, 6).map(move)]);
    expect(await kept()).toEqual(await counted());
  }
  await fold();
  expect(await kept()).toEqual(await counted());
  expect(await lines()).toBe((await counted()).length);
});

test('what is put away, comes back, goes to another place or is erased is counted where it is', async () => {
  const [away, erased] = [await add(), await add('OFFER')];
  const change = (statement: ReturnType<typeof sql>) => server.run(({ db }) => db.execute(statement), SYSTEM);
  await change(sql`update applications.application set archived_at = now() where id = ${away}`);
  expect(await kept()).toEqual(await counted());
  await change(
    sql`update applications.application set archived_at = null, location_id = ${scene.group.locationIds[1]} where id = ${away}`,
  );
  expect(await kept()).toEqual(await counted());
  await change(sql`delete from applications.application where id = ${erased}`);
  expect(await kept()).toEqual(await counted());
});

test('what changes nothing of the stage adds nothing to the counts', async () => {
  const id = await add();
  await fold();
  const before = await lines();
  await server.run(({ db }) =>
    db.execute(sql`update applications.application set unread_employer = 3, stage = stage where id = ${id}`),
  );
  expect(await lines()).toBe(before);
});
