import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { listMessages } from '../../../contract/endpoints.ts';
import * as contract from '../../../contract/sending-endpoints.ts';
import { sendPlanned } from '../../jobs/send-planned.ts';

const NOON = '2026-11-16T12:00:00Z';
const server = await startTestServer({ at: NOON });

async function makeScene() {
  server.clock.set(NOON);
  const made = await server.run(async (work) => {
    const group = await makeGroup(work);
    const [here, there] = group.locationIds;
    return {
      group,
      here,
      there,
      head: await makeEmployer(work, { brandId: group.id, as: 'GROUP_MANAGER' }),
      manager: await makeEmployer(work, { brandId: here, as: 'LOCATION_MANAGER' }),
      neighbour: await makeEmployer(work, { brandId: there, as: 'LOCATION_MANAGER' }),
      people: [await makeUser(work), await makeUser(work), await makeUser(work)],
    };
  });
  const body = completeJob(made.here);
  const job = await server.call(createJob, { params: { id: made.group.id }, body }, made.head.token);
  const names = ['Ana', 'Bo', 'Cleo'];
  const ids = await Promise.all(
    made.people.map((person, index) =>
      server.run((work) =>
        makeApplication(
          work,
          { group_id: made.group.id, location_id: made.here, job_id: job.data.id, user_id: person.userId },
          { first_name: names[index] ?? '' },
        ),
      ),
    ),
  );
  return { ...made, ids };
}

let scene: Awaited<ReturnType<typeof makeScene>>;
beforeEach(async () => {
  scene = await makeScene();
});

interface Ask {
  readonly sending_id?: string;
  readonly application_ids?: readonly string[];
  readonly texts?: Readonly<Record<string, string>>;
  readonly send_at?: string;
  readonly while_there?: boolean;
}
const content = (ask: Ask) => ({
  application_ids: [...(ask.application_ids ?? scene.ids)],
  texts: { ...(ask.texts ?? { en: 'Hello {{first_name}}' }) },
  ...(ask.send_at === undefined ? {} : { send_at: ask.send_at }),
});
const ask = (
  { sending_id = newId(), while_there = false, ...rest }: Ask = {},
  token = scene.manager.token,
  brandId = scene.here,
) =>
  server.call(
    contract.createSending,
    { params: { id: brandId }, body: { sending_id, while_there, ...content(rest) } },
    token,
  );
const preview = (rest: Ask = {}) =>
  server.call(contract.previewSending, { params: { id: scene.here }, body: content(rest) }, scene.manager.token);
const cancel = (id: string, token = scene.manager.token, brandId = scene.here) =>
  server.call(contract.cancelSending, { params: { id: brandId, sending_id: id } }, token);
const work = () => sendPlanned.run({}, server.application.runner.free(new AbortController().signal));
const arrived = async () =>
  Promise.all(
    scene.ids.map(async (id, index) => {
      const token = scene.people[index]?.token ?? '';
      const { data } = await server.call(listMessages, { params: { id }, query: {} }, token);
      return data.messages.map((message) => message.message_body);
    }),
  );

test('each person gets a message of their own, in their own conversation, and once', async () => {
  const { data } = await ask();
  expect(data).toMatchObject({ waiting: 3, sent: 0, next_at: '2026-11-16T12:00:10.000Z' });
  server.clock.advance(10_000);
  await Promise.all([work(), work()]);
  await work();
  expect(await arrived()).toEqual([['Hello Ana'], ['Hello Bo'], ['Hello Cleo']]);
});

test('a message that cannot be sent holds up none of the others, and is tried again', async () => {
  await server.database.asOwner(async (query) => {
    await query(`create function messaging.refuse_bo() returns trigger language plpgsql as
      $$ begin if new.body = 'Hello Bo' then raise exception 'refused'; end if; return new; end $$`);
    await query(
      'create trigger refuse_bo before insert on messaging.message for each row execute function messaging.refuse_bo()',
    );
  });
  await ask();
  server.clock.advance(10_000);
  await expect(work()).rejects.toThrow('could not be sent');
  expect(await arrived()).toEqual([['Hello Ana'], [], ['Hello Cleo']]);
  await server.database.asOwner((query) => query('drop function messaging.refuse_bo cascade'));
  await work();
  expect(await arrived()).toEqual([['Hello Ana'], ['Hello Bo'], ['Hello Cleo']]);
});

test('a message that waits and cannot be taken does not keep the run from its end', async () => {
  await server.database.asOwner(async (query) => {
    await query(`create function messaging.hold_bo() returns trigger language plpgsql as
      $$ begin return case when new.body = 'Hello Bo' then null else new end; end $$`);
    await query(
      'create trigger hold_bo before update on messaging.planned for each row execute function messaging.hold_bo()',
    );
  });
  await ask();
  server.clock.advance(10_000);
  await work();
  expect(await arrived()).toEqual([['Hello Ana'], [], ['Hello Cleo']]);
  await server.database.asOwner((query) => query('drop function messaging.hold_bo cascade'));
  await work();
  expect(await arrived()).toEqual([['Hello Ana'], ['Hello Bo'], ['Hello Cleo']]);
});

test('for ten seconds nothing leaves, and it can be taken back', async () => {
  const { data } = await ask();
  server.clock.advance(9_999);
  await work();
  expect((await cancel(data.id)).data).toEqual({ cancelled: 3, sent: 0 });
  server.clock.advance(60_000);
  await work();
  expect(await arrived()).toEqual([[], [], []]);
});

test('what is said about where somebody stands does not reach who is moved before it leaves, also when they come back', async () => {
  const { data } = await ask({ while_there: true });
  const [ana, bo] = scene.ids;
  const move = (id: string | undefined, since: string) =>
    server.run(({ db }) =>
      db.execute(
        sql`update applications.application set stage = 'SCREEN', stage_entered_at = ${since} where id = ${id}`,
      ),
    );
  await move(ana, '2026-11-16T12:00:05Z');
  await move(bo, NOON);
  server.clock.advance(10_000);
  await work();
  expect(await arrived()).toEqual([[], ['Hello Bo'], ['Hello Cleo']]);
  expect((await cancel(data.id)).data.sent).toBe(2);
});

test('what has left stays sent; taking back says how many', async () => {
  const { data } = await ask();
  server.clock.advance(10_000);
  await work();
  expect((await cancel(data.id)).data).toEqual({ cancelled: 0, sent: 3 });
});

test('a sending that is asked for again after a lost answer happens once', async () => {
  const sending_id = newId();
  const [first, second] = [await ask({ sending_id }), await ask({ sending_id })];
  expect([first.status, second.status, second.data.waiting]).toEqual([200, 200, 3]);
  server.clock.advance(10_000);
  await work();
  expect(await arrived()).toEqual([['Hello Ana'], ['Hello Bo'], ['Hello Cleo']]);
});

test('it leaves at its time, and not in the quiet hours of the place', async () => {
  // The test's places keep the time of Lisbon: there it is winter, and their time is UTC.
  const { data } = await preview({ send_at: '2026-11-17T22:30:00.000Z' });
  expect(data.receivers.map(({ sends_at, waits }) => [sends_at, waits])).toEqual(
    scene.ids.map(() => ['2026-11-18T08:00:00.000Z', true]),
  );
  await ask({ send_at: '2026-11-17T22:30:00.000Z' });
  server.clock.set('2026-11-18T07:59:59Z');
  await work();
  const waiting = await server.run(({ db }) =>
    db.execute<{ state: string }>(
      sql`select distinct state from messaging.planned where application_id = any (${scene.ids}::uuid[])`,
    ),
  );
  expect(waiting).toEqual([{ state: 'WAITING' }]);
  server.clock.set('2026-11-18T08:00:00Z');
  await work();
  const sent = await server.run(({ db }) =>
    db.execute<{ n: number }>(
      sql`select count(*) as n from messaging.message where application_id = any (${scene.ids}::uuid[])`,
    ),
  );
  expect(sent).toEqual([{ n: 3 }]);
});

test('when the text of one person has an open place, nobody gets anything, and it says whose', async () => {
  const texts = { en: 'Hello {{first_name}}, call {{phone}}' };
  const { data } = await preview({ texts });
  expect(data.receivers.map(({ text, missing }) => [text, missing])).toContainEqual([
    'Hello Ana, call {{phone}}',
    ['phone'],
  ]);
  const { refusal } = await ask({ texts });
  expect(refusal).toMatchObject({ code: 'MESSAGE_FIELD_MISSING' });
  server.clock.advance(10_000);
  await work();
  expect(await arrived()).toEqual([[], [], []]);
});

test('who withdrew before it leaves gets nothing', async () => {
  const [first] = scene.ids;
  await ask();
  await server.run(({ db }) =>
    db.execute(sql`update applications.application set stage = 'WITHDRAWN' where id = ${first}`),
  );
  server.clock.advance(10_000);
  await work();
  expect(await arrived()).toEqual([[], ['Hello Bo'], ['Hello Cleo']]);
  expect((await preview()).data.receivers).toHaveLength(2);
  expect((await ask({ application_ids: [first ?? ''] })).refusal.code).toBe('NOBODY_TO_SEND_TO');
});

test('nobody sends to people of a place that is not theirs, nor takes back what is', async () => {
  const { neighbour, there } = scene;
  expect((await ask({}, neighbour.token, there)).status).toBe(404);
  const { data } = await ask();
  expect((await cancel(data.id, neighbour.token, there)).status).toBe(404);
  expect((await ask({ sending_id: data.id }, neighbour.token, there)).status).toBe(404);
  expect((await cancel(data.id, scene.head.token, scene.group.id)).data.cancelled).toBe(3);
});

test('nobody plans more than five hundred messages within an hour, also by sendings at the same moment', async () => {
  const { data } = await ask();
  // Together with the first three these are four short of what is allowed.
  await server.run(({ db }) =>
    db.execute(sql`
      insert into messaging.planned (id, group_id, sending_id, application_id, sender_user_id, body, send_at, state, created_at)
      select gen_random_uuid(), p.group_id, p.sending_id, p.application_id, p.sender_user_id, p.body, p.send_at, 'SENT', p.created_at
      from (select * from messaging.planned where sending_id = ${data.id} limit 1) p, generate_series(1, 493)`),
  );
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
  server.clock.advance(3_600_001);
  const head = await server.run((means) => makeEmployer(means, { brandId: scene.group.id, as: 'GROUP_MANAGER' }));
  const list = await server.call(contract.listSendings, { params: { id: scene.group.id } }, head.token);
  expect(list.data.sendings.map(({ waiting }) => waiting)).toEqual([3, 3]);
});

test.each([
  ['before now', '2026-11-16T11:50:00.000Z'],
  ['later than sixty days', '2027-01-20T12:00:00.000Z'],
])('a time %s is refused', async (_rule, send_at) => {
  expect((await ask({ send_at })).refusal.code).toBe('SENDING_TOO_LATE');
});
