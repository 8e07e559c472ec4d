import { makeBrandTree } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { listOwnExports } from '../../contract/endpoints.ts';
import { insertPreparedFile } from '../queries/prepared-file.ts';
import { deleteExpired } from './delete-expired.ts';

const server = await startTestServer();

test('a prepared file and its bytes are gone after seven days, and not before', async () => {
  const [groupId, id] = [newId(), newId()];
  const user = await server.run(async (work) => {
    await makeBrandTree(work, {
      id: groupId,
      type: 'GP-GROUP',
      name: 'Harbour',
      timeZone: 'Europe/Lisbon',
      currency: 'EUR',
    });
    return makeUser(work);
  });
  const work = server.application.runner.free(new AbortController().signal);
  const key = `exports/${groupId}/${id}`;
  await work.files.put(key, Buffer.from('name'), 'text/csv');
  const now = server.clock.now();
  const expiresAt = new Date(now.getTime() + 60_000);
  await server.run(({ db }) =>
    insertPreparedFile(db, {
      id,
      group_id: groupId,
      brand_id: groupId,
      user_id: user.userId,
      list: 'employees',
      format: 'csv',
      language: 'en',
      filter: {},
      row_count: 6000,
      file_key: key,
      file_name: 'Employees.csv',
      created_at: now,
      expires_at: expiresAt,
    }),
  );
  const listed = async () => (await server.call(listOwnExports, { query: {} }, user.token)).data.files.length;

  await deleteExpired.run({}, work);
  expect(await work.files.size(key)).toBe(4);
  expect(await listed()).toBe(1);

  server.clock.advance(60_000);
  expect(await listed()).toBe(0);
  await deleteExpired.run({}, work);
  await server.settle();
  expect(await work.files.size(key)).toBeNull();
  expect(await server.run(({ db }) => db.query('select 1 from exports.prepared_file'))).toEqual([]);
});
