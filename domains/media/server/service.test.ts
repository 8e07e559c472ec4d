import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { makeAttachment } from '../db/factory.ts';
import { listAttachments, signedDownloadUrl } from './service.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const group = await server.run((work) => makeGroup(work));
const other = await server.run((work) => makeGroup(work));
const ana = await server.run((work) => makeUser(work));
const CV = Buffer.from('%PDF-1.7\nAna');

const store = (bytes: Buffer, name = 'cv.pdf') =>
  makeAttachment(
    { run: server.run, tools: server.application.tools },
    { groupId: group.id, ownerUserId: ana.userId, file: { name, bytes } },
    { kind: 'self', userId: ana.userId },
  );

test('a candidate sends a file to a group that is not theirs', async () => {
  expect(await store(CV, '../../CV Ana.pdf')).toMatchObject({
    name: 'CV Ana.pdf',
    type: 'application/pdf',
    size: CV.length,
  });
});

test('incident 36 (CWE-79): a download is offered as a file, sandboxed and never sniffed, for two minutes', async () => {
  const { id } = await store(CV, 'Čeština “CV”\u202E.pdf');
  const url = await server.run((work) => signedDownloadUrl(work, { groupId: group.id, id }));
  const reply = await server.request('GET', url);
  expect(reply.status).toBe(200);
  expect(reply.text).toBe(CV.toString());
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w .-]+"; filename\*=UTF-8''%C4%8Ce/),
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  server.clock.advance(2 * 60_000);
  expect((await server.request('GET', url)).status).toBe(403);
  server.clock.set('2026-11-20T12:00:00Z');
});

test('a file of another group is not found', async () => {
  const { id } = await store(CV);
  await expect(server.run((work) => signedDownloadUrl(work, { groupId: other.id, id }))).rejects.toMatchObject({
    kind: { code: 'NOT_FOUND' },
  });
  const seen = await server.run((work) => listAttachments(work, other.id, [id]));
  expect(seen.size).toBe(0);
});

test('what is listed names the file and never its key', async () => {
  const { id } = await store(CV);
  const seen = await server.run((work) => listAttachments(work, group.id, [id]));
  expect(Object.keys(seen.get(id) ?? {})).toEqual(['id', 'name', 'type', 'size']);
});

test.each([
  ['a program', Buffer.from('MZ'), 'FILE_KIND_REFUSED'],
  ['a WebP', Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBP'), 'FILE_KIND_REFUSED'],
  ['nothing', Buffer.alloc(0), 'FILE_KIND_REFUSED'],
  ['more than 10 MB', Buffer.concat([CV, Buffer.alloc(10 * 1024 * 1024)]), 'FILE_TOO_LARGE'],
])('%s is not taken as an attachment', async (_, bytes, code) => {
  await expect(store(bytes)).rejects.toMatchObject({ kind: { code } });
});
