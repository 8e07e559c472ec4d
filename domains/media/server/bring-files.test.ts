import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { makeGroup } from '@hearth/domains/core/factory';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeAttachment } from '../db/factory.ts';
import { GROUP_QUOTA } from '../rules/limits.ts';
import { keepUploaded, removeKept, withFiles } from './bring-files.ts';
import { sumGroupBytes } from './queries/upload.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const { tools, runner } = server.application;
const { files } = tools;
const means = runner.free(new AbortController().signal);
const group = await server.run((work) => makeGroup(work));
const bytes = Buffer.from('%PDF-1.7\nAna');
const file = (key: string) => ({ key, bytes, type: 'application/pdf' });
const taken = () => server.run(({ db }) => sumGroupBytes(db, group.id));
const sweep = async (): Promise<void> => {
  await server.run((work) => work.enqueue(jobNamed('media.forgetUploads'), {}));
  await server.settle();
};

test('a file is there before the work that keeps it, and gone again when that is refused', async () => {
  const refused = withFiles(means, group.id, {
    files: [file('trial/one')],
    work: async () => {
      expect(await files.get('trial/one')).toEqual(bytes);
      expect(await taken()).toBe(bytes.length);
      throw failure(NOT_FOUND);
    },
  });
  await expect(refused).rejects.toMatchObject({ kind: NOT_FOUND });
  await server.settle();
  expect([await files.get('trial/one'), await taken()]).toEqual([null, 0]);
});

test('what a process left behind that ended in between is swept after an hour, and what is kept is not', async () => {
  const kept = await makeAttachment(
    { run: server.run, tools },
    { groupId: group.id, ownerUserId: null, file: { name: 'a.pdf', bytes } },
  );
  await files.put('trial/lost', bytes, 'application/pdf');
  await server.run(({ db, clock }) =>
    db.execute(sql`insert into media.held (key, group_id, bytes, until)
      values ('trial/lost', ${group.id}, ${bytes.length}, ${new Date(clock.now().getTime() + 3_600_000)})`),
  );
  await sweep();
  expect(await files.get('trial/lost')).toEqual(bytes);
  server.clock.advance(3_600_001);
  await sweep();
  expect(await files.get('trial/lost')).toBeNull();
  const [row] = await server.run(({ db }) =>
    db.execute<{ key: string }>(sql`select key from media.attachment where id = ${kept.id}`),
  );
  expect(await files.get(row?.key ?? '')).toEqual(bytes);
});

test('what another domain holds counts until it lets go of it', async () => {
  const before = await taken();
  await withFiles(means, group.id, {
    files: [file('trial/held')],
    work: () => server.run(({ db }) => keepUploaded(db, 'trial/held')),
  });
  server.clock.advance(7 * 86_400_000);
  await sweep();
  expect([await files.get('trial/held'), await taken()]).toEqual([bytes, before + bytes.length]);
  await server.run((work) => removeKept(work, ['trial/held']));
  await server.settle();
  expect([await files.get('trial/held'), await taken()]).toEqual([null, before]);
});

test('nobody brings more than the group has room for, not even many at the same moment', async () => {
  await server.run(({ db }) =>
    db.execute(sql`insert into media.held (key, group_id, bytes) values ('trial/most', ${group.id},
      ${GROUP_QUOTA - (bytes.length * 5) / 2} - (select sum(size) from media.attachment where group_id = ${group.id}))`),
  );
  const tries = await Promise.allSettled(
    Array.from({ length: 6 }, (_one, index) =>
      withFiles(means, group.id, {
        files: [file(`trial/${index}`)],
        work: () => server.run(({ db }) => keepUploaded(db, `trial/${index}`)),
      }),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await taken()).toBeLessThanOrEqual(GROUP_QUOTA);
});
