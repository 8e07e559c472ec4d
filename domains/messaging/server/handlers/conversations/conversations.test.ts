import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { beforeAll, expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';

const server = await startTestServer();
const PEOPLE = 7;

async function makeInbox() {
  const { group, manager, candidates } = await server.run(async (work) => {
    const made = await makeGroup(work);
    return {
      group: made,
      manager: await makeEmployer(work, { brandId: made.id, as: 'GROUP_MANAGER' }),
      candidates: await Promise.all(Array.from({ length: PEOPLE }, () => makeUser(work))),
    };
  });
  const body = completeJob(group.locationIds[0]);
  const job = await server.call(createJob, { params: { id: group.id }, body }, manager.token);
  const ids: string[] = [];
  for (const { userId } of candidates) {
    server.clock.advance(1000);
    const at = { group_id: group.id, location_id: group.locationIds[0], job_id: job.data.id, user_id: userId };
    ids.push(await server.run((work) => makeApplication(work, at)));
  }
  return { group, manager, candidates, ids };
}

let inbox: Awaited<ReturnType<typeof makeInbox>>;
beforeAll(async () => {
  inbox = await makeInbox();
  // The first four have written, the last of them latest; the others are known by when they applied.
  for (const index of [0, 1, 2, 3]) await write(index);
});

async function write(index: number): Promise<void> {
  server.clock.advance(1000);
  const { payload, headers } = multipart({ message_body: `From ${index}` }, []);
  const token = inbox.candidates[index]?.token ?? '';
  await server.request('POST', `/v1/applications/${inbox.ids[index]}/messages`, { token, headers, payload });
}

type More = { cursor?: string; limit?: string; unread_only?: string; offset?: string };
const list = async (more: More = {}) =>
  server.call(
    contract.listEmployerConversations,
    { query: { brand: inbox.group.id, limit: '3', ...more } },
    inbox.manager.token,
  );
const places = (answer: Awaited<ReturnType<typeof list>>) =>
  answer.data.applications.map(({ id }) => inbox.ids.indexOf(id));

test('pages by cursor show everybody once, latest message first, then those who have not written', async () => {
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const answer = await list(cursor === null ? {} : { cursor });
    expect(answer.data.total).toBe(PEOPLE);
    seen.push(...places(answer));
    cursor = answer.data.next_cursor;
  } while (cursor !== null);
  expect(seen.slice(0, 4)).toEqual([3, 2, 1, 0]);
  expect(seen.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('who writes between two pages is not shown twice, and nobody behind them is missed', async () => {
  const first = await list();
  expect(places(first)).toEqual([3, 2, 1]);
  await write(1);
  const second = await list({ cursor: first.data.next_cursor ?? '' });
  expect(places(second)[0]).toBe(0);
  expect(places(await list())[0]).toBe(1);
});

test('only those with something unread, on both sides', async () => {
  expect(places(await list({ unread_only: 'true', limit: '10' })).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  const own = (token: string) =>
    server.call(contract.listCandidateConversations, { query: { unread_only: 'true' } }, token);
  expect((await own(inbox.candidates[0]?.token ?? '')).data).toMatchObject({ applications: [], next_cursor: null });
});

test('offset and limit of the specification go on working', async () => {
  const all = places(await list({ limit: '7' }));
  expect(places(await list({ offset: '2' }))).toEqual(all.slice(2, 5));
});

test('a cursor that was not handed out is refused', async () => {
  const { status, refusal } = await list({ cursor: 'bm9uc2Vuc2U' });
  expect([status, refusal?.fields?.[0]?.field]).toEqual([400, 'cursor']);
});

test('a name finds its conversations in the order of the inbox, whether few bear it or more than are counted', async () => {
  const { group, ids } = inbox;
  const inOrder = places(await list({ limit: '10' })).filter((index) => [1, 3, 5].includes(index));
  await server.run(async ({ db }) => {
    await db.query(`update applications.application set last_name = 'Quenneville' where id = any ($1)`, [
      [ids[1], ids[3], ids[5]],
    ]);
    // One person who has withdrawn a thousand and one times.
    const [columns] = await db.query(
      `select string_agg(quote_ident(attname), ',' order by attnum) as names from pg_attribute
       where attrelid = 'applications.application'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    );
    const names = String(columns?.['names']).split(',');
    const values: Readonly<Record<string, string>> = {
      id: 'gen_random_uuid()',
      stage: `'WITHDRAWN'`,
      last_name: `'Everybody'`,
      applied_at: `applied_at - n * interval '1 minute'`,
      last_message_at: 'null',
    };
    await db.query(
      `insert into applications.application (${names.join(',')})
       select ${names.map((name) => values[name] ?? name).join(',')} from applications.application, generate_series(1, 1001) n where id = $1`,
      [ids[6]],
    );
  });
  const named = (q: string, more: More = {}) =>
    server.call(
      contract.listEmployerConversations,
      { query: { brand: group.id, limit: '2', q, ...more } },
      inbox.manager.token,
    );
  const few = await named('quenn');
  expect(places(few)).toEqual(inOrder.slice(0, 2));
  expect(few.data.total).toBe(3);
  expect(places(await named('quenn', { cursor: few.data.next_cursor ?? '' }))).toEqual(inOrder.slice(2));
  const many = await named('everybody');
  expect([many.data.applications.length, many.data.total]).toEqual([2, 1000]);
  expect((await named('nobody at all')).data).toMatchObject({ applications: [], total: 0 });
});
