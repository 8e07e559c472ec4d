import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { startTestServer } from '@hearth/testing/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getPresignedUrl } from '../../contract/endpoints.ts';
import type { MediaFormat, MediaType } from '../../contract/schemas.ts';
import { sumGroupBytes } from '../queries/upload.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const group = await server.run((work) => makeGroup(work));
const other = await server.run((work) => makeGroup(work));
const ines = await server.run((work) => makeEmployer(work, { brandId: group.id, as: ['MANAGE_MEDIA'] }));
const stranger = await server.run((work) => makeEmployer(work, { brandId: other.id, as: ['MANAGE_MEDIA'] }));

const PDF = Buffer.from('%PDF-1.7\nmenu');
const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#00f' } })
  .withExif({ IFD0: { Copyright: 'secret' } })
  .png()
  .toBuffer();

const ask = (media_type: MediaType, media_format: MediaFormat, token = ines.token) =>
  server.call(
    getPresignedUrl,
    { params: { id: group.id }, query: { media_type, media_format, file_name: 'Menü.pdf' } },
    token,
  );
const send = (href: string, bytes: Buffer, type: string) =>
  server.request('PUT', href, { payload: bytes, headers: { 'content-type': type } });
const add = (path: string, type: MediaType, format: MediaFormat, brand = group.id, token = ines.token) =>
  server.request('POST', `/v1/brands/${brand}/media`, {
    token,
    body: { title: 'Menu', description: '', type, format, path },
  });

/** Asks for an address, uploads to it and adds the file: the whole way. */
async function upload(type: MediaType, format: MediaFormat, bytes: Buffer) {
  const { data } = await ask(type, format);
  expect((await send(data.href, bytes, data.content_type)).status).toBe(204);
  return add(data.path, type, format);
}

test('an uploaded file becomes media of the brand under another key', async () => {
  const { data } = await ask('DOCUMENT', 'pdf');
  expect(data).toMatchObject({ content_type: 'application/pdf', expires_at: '2026-11-20T12:05:00.000Z' });
  await send(data.href, PDF, data.content_type);
  const added = await add(data.path, 'DOCUMENT', 'pdf');
  expect(added.data).toMatchObject({ brand_id: group.id, size: PDF.length });
  expect((added.data as { path: string }).path).not.toBe(data.path);
});

test('an address takes one file of its type, of its size, in its time', async () => {
  const { data } = await ask('DOCUMENT', 'pdf');
  expect((await send(data.href, PDF, 'text/html')).status).toBe(415);
  expect((await send(data.href, Buffer.alloc(data.max_bytes + 1), data.content_type)).status).toBe(413);
  expect((await send(data.href, PDF, data.content_type)).status).toBe(204);
  expect((await send(data.href, PDF, data.content_type)).status).toBe(409);
  const late = (await ask('DOCUMENT', 'pdf')).data;
  server.clock.advance(5 * 60_000);
  expect((await send(late.href, PDF, late.content_type)).status).toBe(403);
  server.clock.set('2026-11-20T12:00:00Z');
});

test('an address that was changed anywhere is refused', async () => {
  const { data } = await ask('DOCUMENT', 'pdf');
  for (const [from, to] of [
    ['quarantine', 'media'],
    ['max=', 'max=9'],
    ['application%2Fpdf', 'text%2Fhtml'],
    ['do=put', 'do=get'],
  ] as const) {
    expect((await send(data.href.replace(from, to), PDF, 'application/pdf')).status, from).toBe(403);
  }
});

test('what the bytes are counts, not what they were announced as', async () => {
  const refused = await upload('DOCUMENT', 'pdf', Buffer.from('<script>alert(1)</script>'));
  expect(refused.refusal.code).toBe('FILE_KIND_REFUSED');
});

test('a picture is drawn anew: what was hidden in it is gone', async () => {
  const { data } = await upload('IMAGE', 'png', png);
  const kept = await server.application.tools.files.get((data as { path: string }).path);
  expect(kept).not.toBeNull();
  expect((await sharp(kept ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
});

test('a format belongs to its type', async () => {
  expect((await ask('IMAGE', 'pdf')).refusal.code).toBe('FILE_KIND_REFUSED');
  const { data } = await ask('DOCUMENT', 'pdf');
  await send(data.href, PDF, data.content_type);
  expect((await add(data.path, 'IMAGE', 'png')).refusal.code).toBe('UPLOAD_UNKNOWN');
});

test('an upload is added once, and only after something was sent', async () => {
  const { data } = await ask('DOCUMENT', 'pdf');
  expect((await add(data.path, 'DOCUMENT', 'pdf')).refusal.code).toBe('UPLOAD_UNKNOWN');
  await send(data.href, PDF, data.content_type);
  expect((await add(data.path, 'DOCUMENT', 'pdf')).status).toBe(200);
  expect((await add(data.path, 'DOCUMENT', 'pdf')).refusal.code).toBe('UPLOAD_UNKNOWN');
});

test('another group cannot add a file that was uploaded here', async () => {
  const { data } = await ask('DOCUMENT', 'pdf');
  await send(data.href, PDF, data.content_type);
  expect((await add(data.path, 'DOCUMENT', 'pdf', other.id, stranger.token)).refusal.code).toBe('UPLOAD_UNKNOWN');
  expect((await ask('DOCUMENT', 'pdf', stranger.token)).status).toBe(404);
});

test('is_hosted is for videos only', async () => {
  const body = { title: 'Menu', description: '', type: 'DOCUMENT', format: 'pdf', path: 'x', is_hosted: true };
  const refused = await server.request('POST', `/v1/brands/${group.id}/media`, { token: ines.token, body });
  expect(refused.refusal.fields?.[0]?.field).toBe('is_hosted');
});

test('files that nobody came back for are removed after an hour', async () => {
  const { data } = await ask('DOCUMENT', 'pdf');
  await send(data.href, PDF, data.content_type);
  const size = () => server.application.tools.files.size(data.path);
  const tidy = async () => {
    await server.run(({ enqueue }) => enqueue(jobNamed('media.forgetUploads'), {}));
    await server.settle();
  };
  await tidy();
  expect(await size()).toBe(PDF.length);
  server.clock.advance(66 * 60_000);
  await tidy();
  expect(await size()).toBeNull();
});

test('what may still be uploaded, or was and is not added, counts in the quota until it is removed', async () => {
  const taken = () => server.run(({ db }) => sumGroupBytes(db, group.id));
  const { token } = await server.run((work) => makeEmployer(work, { brandId: group.id, as: ['MANAGE_MEDIA'] }));
  const before = await taken();
  const { data } = await ask('DOCUMENT', 'pdf', token);
  await send(data.href, PDF, data.content_type);
  const most = await taken();
  expect(most).toBeGreaterThan(before);
  // The address is good no more, and the file is still there.
  server.clock.advance(10 * 60_000);
  expect(await taken()).toBe(most);
  server.clock.advance(66 * 60_000);
  await server.run(({ enqueue }) => enqueue(jobNamed('media.forgetUploads'), {}));
  await server.settle();
  expect(await taken()).toBeLessThanOrEqual(before);
});
