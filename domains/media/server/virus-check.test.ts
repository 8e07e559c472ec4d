import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { startClamdPeer, TEST_SIGNATURE, TEST_VIRUS } from '@hearth/testing/peers/clamd-peer';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createMedia, getPresignedUrl, putBrandPicture, putProfilePhoto } from '../contract/endpoints.ts';
import { makeAttachment } from '../db/factory.ts';
import { listAttachments, removeAttachments, signedDownloadUrl } from './service.ts';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
const peer = await startClamdPeer();
afterAll(() => peer.stop());
const server = await startTestServer({
  at: '2026-11-20T12:00:00Z',
  environment: { VIRUS_SCAN: peer.address, LOG_LEVEL: 'silent' },
});
const group = await server.run((work) => makeGroup(work));
const ana = await server.run((work) => makeUser(work));
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const CV = Buffer.from('%PDF-1.7\nAna');
const INFECTED = Buffer.from(`%PDF-1.7\n${TEST_VIRUS}`);

beforeEach(() => peer.behave('well'));

const store = (bytes: Buffer, more: Partial<Parameters<typeof makeAttachment>[1]> = {}) =>
  makeAttachment(
    { run: server.run, tools: server.application.tools },
    { groupId: group.id, ownerUserId: ana.userId, file: { name: 'cv.pdf', bytes }, ...more },
  );
const stateOf = async (id: string) =>
  (await server.run((work) => listAttachments(work, group.id, [id]))).get(id)?.check ?? 'CLEAN';
const open = (id: string) => server.run((work) => signedDownloadUrl(work, { groupId: group.id, id }));
const lookAgain = async () => {
  await server.run((work) => work.enqueue(jobNamed('media.checkWaiting'), {}));
  await server.settle();
};
const onRecord = () =>
  server.run(({ db }) =>
    db.execute<{ signature: string; came_as: string; user_id: string | null }>(
      sql`select signature, came_as, user_id from media.infected_file order by at desc, id desc limit 1`,
    ),
  );

test('a file waits until the scanner has looked at it, and is opened only then', async () => {
  const { id, check } = await store(CV);
  expect([check, await stateOf(id)]).toEqual(['CHECKING', 'CHECKING']);
  await expect(open(id)).rejects.toMatchObject({ kind: { code: 'UNAVAILABLE' } });
  await server.settle();
  expect(await stateOf(id)).toBe('CLEAN');
  expect(await open(id)).toContain('/files?');
});

test('an infected file is deleted, can never be opened, and is on record with the name of what was found', async () => {
  const before = await server.run(({ db }) =>
    db.execute<{ n: number }>(sql`select count(*) as n from platform.outbox`),
  );
  const announce = { type: 'trial.checked', group_id: group.id, topics: [`user:${ana.userId}` as const], data: {} };
  const { id } = await store(INFECTED, { announce });
  const [row] = await server.run(({ db }) =>
    db.execute<{ key: string }>(sql`select key from media.attachment where id = ${id}`),
  );
  await server.settle();
  expect(await stateOf(id)).toBe('INFECTED');
  await expect(open(id)).rejects.toMatchObject({ kind: { code: 'GONE' } });
  expect(await server.application.tools.files.get(row?.key ?? '')).toBeNull();
  expect(await onRecord()).toEqual([{ signature: TEST_SIGNATURE, came_as: 'ATTACHMENT', user_id: ana.userId }]);
  const after = await server.run(({ db }) => db.execute<{ n: number }>(sql`select count(*) as n from platform.outbox`));
  expect((after[0]?.n ?? 0) - (before[0]?.n ?? 0)).toBe(1);
});

test('with the file, whose it was is forgotten, and that something was found stays on record', async () => {
  const { id } = await store(INFECTED);
  await server.settle();
  await server.run((work) => removeAttachments(work, group.id, [id]));
  expect(await onRecord()).toEqual([{ signature: TEST_SIGNATURE, came_as: 'ATTACHMENT', user_id: null }]);
});

test('while the scanner is down a file waits, is looked at again after a while, and then opens', async () => {
  await peer.behave('down');
  const { id } = await store(CV);
  await server.settle();
  expect(await stateOf(id)).toBe('CHECKING');
  await peer.behave('well');
  await lookAgain();
  expect(await stateOf(id)).toBe('CHECKING');
  server.clock.advance(15_000);
  await lookAgain();
  expect(await stateOf(id)).toBe('CLEAN');
});

test('the pauses between two looks grow', async () => {
  await peer.behave('down');
  const { id } = await store(CV);
  await server.settle();
  const waits: number[] = [];
  for (const _ of [1, 2, 3]) {
    const [row] = await server.run(({ db }) =>
      db.execute<{ at: Date }>(sql`select check_at as at from media.attachment where id = ${id}`),
    );
    const wait = (row?.at.getTime() ?? 0) - server.clock.now().getTime();
    waits.push(wait);
    server.clock.advance(wait);
    await lookAgain();
  }
  expect(waits).toEqual([15_000, 30_000, 60_000]);
});

test('who sent an infected file with an application, unseen while the scanner was down, hears of it by mail with its name', async () => {
  const sent = async () =>
    (
      await server.run(({ db }) =>
        db.execute<{ text_body: string }>(sql`select text_body from platform.mail where text_body like '%Lebenslauf%'`),
      )
    ).map((mail) => mail.text_body);
  await server.run(({ db }) =>
    db.execute(sql`update identity."user" set email_verified_at = now() where id = ${ana.userId}`),
  );
  await store(INFECTED, { file: { name: 'Lebenslauf.pdf', bytes: INFECTED }, mailIn: 'de' });
  await server.settle();
  expect(await sent()).toEqual([expect.stringContaining('Schadsoftware')]);
});

test('what was looked at before does not wait', async () => {
  expect((await store(CV, { isChecked: true })).check).toBeUndefined();
});

const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer();
const BAD_PNG = Buffer.concat([png, Buffer.from(TEST_VIRUS)]);
const putPhoto = (bytes: Buffer) =>
  server.request('PUT', putProfilePhoto.path, {
    token: ana.token,
    ...multipart({}, [{ field: 'file', name: 'me.png', type: 'image/png', bytes }]),
  });
const putPicture = (bytes: Buffer) =>
  server.request('PUT', putBrandPicture.path.replace('{id}', group.id), {
    token: owner.token,
    ...multipart({ shape: 'square' }, [{ field: 'file', name: 'logo.png', type: 'image/png', bytes }]),
  });

test.each([
  ['a photo', putPhoto],
  ['a picture of a brand', putPicture],
])('%s that is infected is refused by name and put on record, and while nobody can check it, too', async (_, put) => {
  expect((await put(BAD_PNG)).refusal).toMatchObject({ code: 'FILE_INFECTED', name: expect.stringMatching(/png$/) });
  expect(await onRecord()).toMatchObject([{ signature: TEST_SIGNATURE, came_as: 'PICTURE' }]);
  await peer.behave('down');
  expect((await put(png)).refusal.code).toBe('UNAVAILABLE');
  await peer.behave('well');
  expect((await put(png)).status).toBe(200);
});

test('what was put at an address never becomes media when it is infected, and waits in quarantine while nobody can check it', async () => {
  const query = { media_type: 'DOCUMENT', media_format: 'pdf', file_name: 'Menü.pdf' } as const;
  const upload = async (bytes: Buffer) => {
    const { data } = await server.call(getPresignedUrl, { params: { id: group.id }, query }, owner.token);
    await server.request('PUT', data.href, { payload: bytes, headers: { 'content-type': data.content_type } });
    const body = { title: 'Menu', description: '', type: 'DOCUMENT', format: 'pdf', path: data.path } as const;
    return () => server.call(createMedia, { params: { id: group.id }, body }, owner.token);
  };
  expect((await (await upload(INFECTED))()).refusal).toMatchObject({ code: 'FILE_INFECTED', name: 'Menü.pdf' });
  expect(await onRecord()).toMatchObject([{ signature: TEST_SIGNATURE, came_as: 'MEDIA' }]);
  await peer.behave('down');
  const add = await upload(CV);
  expect((await add()).refusal.code).toBe('UNAVAILABLE');
  await peer.behave('well');
  expect((await add()).status).toBe(200);
});
