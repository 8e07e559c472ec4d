import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { Period } from '../../contract/periods.ts';
import { FORGET_DUE } from '../jobs/forget-due.ts';
import { openScene } from './privacy.fixture.ts';

const lines: string[] = [];
const server = await startTestServer({ lines });
let scene: Awaited<ReturnType<typeof openScene>>;
beforeEach(async () => {
  scene = await openScene(server);
});
const DAY_MS = 86_400_000;
const at = (id = scene.group.id) => ({ params: { id } });
const read = async (query: { period?: Period; cursor?: string; limit?: string } = {}, token = scene.owner.token) =>
  (await server.call(contract.getRetention, { ...at(), query }, token)).data;
const set = (period: Period | null, id = scene.group.id, token = scene.owner.token) =>
  server.call(contract.setRetention, { ...at(id), body: { period } }, token);
const night = async (): Promise<void> => {
  await server.run(({ enqueue }) => enqueue(jobNamed(FORGET_DUE), {}));
  await server.settle();
};
const isThere = async ({ id }: { id: string }): Promise<boolean> => (await scene.traces(id, []))?.['application'] === 1;

test('what has run out is forgotten at night, what has not is kept, and a second night changes nothing', async () => {
  const old = await scene.apply('REJECTED', 731);
  const young = await scene.apply('REJECTED', 700);
  const open = await scene.apply('NEW', 900);
  const hired = await scene.apply('HIRED', 900);
  await night();
  expect(await Promise.all([old, young, open, hired].map(isThere))).toEqual([false, true, true, true]);
  expect((await read()).forgotten).toBe(1);
  await night();
  expect((await read()).forgotten).toBe(1);
});

test('the time runs from the last message', async () => {
  const pia = await scene.apply('REJECTED', 800);
  await scene.write(pia.id, pia.token);
  await night();
  expect(await isThere(pia)).toBe(true);
});

test('a signed offer is kept when its time has run out', async () => {
  const pia = await scene.apply('WITHDRAWN', 800);
  await scene.offer(pia.id, pia.userId, 'ACCEPTED');
  await night();
  expect(await isThere(pia)).toBe(true);
});

test('one that fails holds up none of the others, and is tried again the next night', async () => {
  const [first, second, third] = [
    await scene.apply('REJECTED', 800),
    await scene.apply('REJECTED', 800),
    await scene.apply('REJECTED', 800),
  ];
  await server.database.asOwner((_query, script) =>
    script(`create function applications.refuse() returns trigger language plpgsql as $$ begin
        if old.id = '${second.id}' then raise exception 'refused'; end if; return old; end $$;
      create trigger refuse before delete on applications.application for each row execute function applications.refuse()`),
  );
  await night();
  expect(await Promise.all([first, second, third].map(isThere))).toEqual([false, true, false]);
  expect(lines.some((line) => line.includes(second.id))).toBe(true);
  await server.database.asOwner((_query, script) =>
    script('drop trigger refuse on applications.application; drop function applications.refuse()'),
  );
  await night();
  expect(await isThere(second)).toBe(false);
});

test('what is due is shown before it happens, the next first, page by page', async () => {
  const [later, sooner] = [await scene.apply('REJECTED', 705), await scene.apply('WITHDRAWN', 729)];
  await scene.apply('REJECTED', 600);
  const first = await read({ limit: '1' });
  expect(first).toMatchObject({ due_total: 2, due: [{ application_id: sooner.id, first_name: 'Pia' }] });
  const second = await read({ limit: '1', cursor: first.next_cursor ?? '' });
  expect(second).toMatchObject({ due: [{ application_id: later.id }], next_cursor: null });
});

test('a brand says how long it keeps, for itself and what is below; nothing is forgotten by it before a week is over', async () => {
  const pia = await scene.apply('REJECTED', 100);
  expect(await read()).toMatchObject({
    own: null,
    inherited: null,
    places: [{ period: 'YEARS_2', law: null, locations: 2 }],
  });
  // As it would be is shown without being said.
  expect(await read({ period: 'MONTHS_3' })).toMatchObject({ own: null, due_total: 1 });
  await set('MONTHS_3');
  expect(await read()).toMatchObject({ own: 'MONTHS_3', places: [{ period: 'MONTHS_3', locations: 2 }], due_total: 1 });
  const due = (await read()).due[0]?.due_at;
  expect(due).toBe(new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString());
  await night();
  expect(await isThere(pia)).toBe(true);
  server.clock.advance(7 * DAY_MS);
  await night();
  expect(await isThere(pia)).toBe(false);
});

test('what a place says goes before what stands above it, and null follows that again', async () => {
  await set('MONTHS_6');
  await set('YEARS_3', scene.here);
  expect((await read()).places).toEqual([
    { period: 'YEARS_3', law: null, locations: 1 },
    { period: 'MONTHS_6', law: null, locations: 1 },
  ]);
  const { data } = await server.call(contract.getRetention, { ...at(scene.here), query: {} }, scene.owner.token);
  expect(data).toMatchObject({ own: 'YEARS_3', inherited: 'MONTHS_6' });
  await set(null, scene.here);
  expect((await read()).places).toEqual([{ period: 'MONTHS_6', law: null, locations: 2 }]);
});

test('a manager sees who is due at their own places only, and sets nothing above them', async () => {
  await scene.apply('REJECTED', 729);
  expect(await read({}, scene.elsewhere.token)).toMatchObject({ due_total: 0, due: [], places: [{ locations: 1 }] });
  expect((await set('WEEKS_4', scene.group.id, scene.elsewhere.token)).status).toBe(403);
});

test('another group neither sees nor changes it', async () => {
  const other = await openScene(server);
  await scene.apply('REJECTED', 729);
  expect((await server.call(contract.getRetention, { ...at(), query: {} }, other.owner.token)).status).toBe(404);
  const rows = await server.run(({ db }) =>
    db.execute(sql`select 1 from privacy.period where group_id = ${scene.group.id}`),
  );
  expect(rows).toEqual([]);
});
