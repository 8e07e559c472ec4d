import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forgetMail } from './mail.ts';

const server = await startTestServer();
const add = (state: string, days: number): Promise<string> =>
  server.run(async ({ db }) => {
    const id = newId();
    await db.execute(sql`
      insert into platform.mail (id, at, recipient, subject, text_body, html_body, state)
      values (${id}, platform.moment() - make_interval(days => ${days}::int), 'pia@example.com', 'Reset', 'the link', '<p>the link</p>', ${state})`);
    return id;
  });

test('a failed message loses its links and codes after two days; that there was one is forgotten after half a year', async () => {
  const ids = [
    await add('failed', 1),
    await add('failed', 3),
    await add('queued', 3),
    await add('failed', 200),
    await add('sent', 200),
  ];
  await forgetMail.run({}, server.application.runner.free(new AbortController().signal));
  const rows = await server.run(({ db }) =>
    db.execute<{ id: string; said: string }>(
      sql`select id, subject || text_body || html_body as said from platform.mail where id = any (${ids}::uuid[])`,
    ),
  );
  const said = new Map(rows.map((row) => [row.id, row.said !== '']));
  expect(ids.map((id) => said.get(id))).toEqual([true, false, true, undefined, undefined]);
});
