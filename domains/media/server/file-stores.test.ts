import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { startS3Server } from '@hearth/testing/peers/s3-server';
import { startTestServer } from '@hearth/testing/server';
import { makeUser } from '@hearth/domains/identity/factory';
import { multipart } from '@hearth/testing/multipart';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeAttachment } from '../db/factory.ts';
import { createMedia, getPresignedUrl, getUserMedia, putProfilePhoto } from '../contract/endpoints.ts';
import { signedDownloadUrl } from './service.ts';

// A bucket also has its own idea of the time, so the tests begin now.
const at = new Date().toISOString();
const PDF = Buffer.from('%PDF-1.7\nmenu');
const clock = { now: (): Date => new Date() };
const s3 = await startS3Server(() => clock.now());
const stores = {
  disk: await startTestServer({ at }),
  bucket: await startTestServer({ at, environment: s3.environment }),
};
clock.now = () => stores.bucket.clock.now();

/** Sends to an address as a browser does: to this server, or to the bucket. */
const onDisk = (href: string): boolean => href.startsWith('/');

describe.each(['disk', 'bucket'] as const)('files in a %s', (kind) => {
  const server = stores[kind];
  const { tools } = server.application;
  const { files } = tools;
  const send = async (href: string, bytes: Buffer, type: string): Promise<number> => {
    const headers = { 'content-type': type };
    if (onDisk(href)) return (await server.request('PUT', href, { payload: bytes, headers })).status;
    return (await fetch(href, { method: 'PUT', body: new Uint8Array(bytes), headers })).status;
  };
  const fetchFrom = async (href: string): Promise<{ status: number; type: unknown; shown: unknown; text: string }> => {
    if (onDisk(href)) {
      const { status, headers, text } = await server.request('GET', href);
      return { status, type: headers['content-type'], shown: headers['content-disposition'], text };
    }
    const reply = await fetch(href);
    const { headers } = reply;
    return {
      status: reply.status,
      type: headers.get('content-type'),
      shown: headers.get('content-disposition'),
      text: await reply.text(),
    };
  };
  const scene = async (type: 'DOCUMENT' | 'VIDEO' = 'DOCUMENT', format: 'pdf' | 'mp4' = 'pdf') => {
    const group = await server.run((work) => makeGroup(work));
    const { token } = await server.run((work) => makeEmployer(work, { brandId: group.id, as: ['MANAGE_MEDIA'] }));
    const query = { media_type: type, media_format: format, file_name: `Menü.${format}` };
    const { data } = await server.call(getPresignedUrl, { params: { id: group.id }, query }, token);
    const hosted = type === 'VIDEO' ? { is_hosted: true } : {};
    const body = { title: 'Menu', description: '', type, format, path: data.path, ...hosted };
    return { group, data, add: () => server.call(createMedia, { params: { id: group.id }, body }, token) };
  };
  const attachment = async () => {
    const group = await server.run((work) => makeGroup(work));
    const file = { name: 'Čv “Ana”.pdf', bytes: PDF };
    const { id } = await makeAttachment({ run: server.run, tools }, { groupId: group.id, ownerUserId: null, file });
    return server.run((work) => signedDownloadUrl(work, { groupId: group.id, id }));
  };

  test('what is put can be read, measured and deleted; what is not there is nothing', async () => {
    expect([await files.get('trial/a.pdf'), await files.size('trial/a.pdf')]).toEqual([null, null]);
    await files.put('trial/a.pdf', PDF, 'application/pdf');
    expect(await files.get('trial/a.pdf')).toEqual(PDF);
    expect(await files.size('trial/a.pdf')).toBe(PDF.length);
    await files.delete('trial/a.pdf');
    await files.delete('trial/a.pdf');
    expect(await files.get('trial/a.pdf')).toBeNull();
  });

  test('a file that is larger than allowed is read no further than shows it', async () => {
    await files.put('trial/large', Buffer.alloc(100_000), 'application/pdf');
    const read = [(await files.get('trial/large', 1000))?.length, (await files.get('trial/large', 100_000))?.length];
    expect(read[0]).toBeGreaterThan(1000);
    expect(read[1]).toBe(100_000);
  });

  test('an upload goes the whole way: address, file, media under another key', async () => {
    const { data, add } = await scene();
    expect(await send(data.href, PDF, data.content_type)).toBeLessThan(300);
    const added = await add();
    expect(added.data).toMatchObject({ size: PDF.length, format: 'pdf' });
    expect(await files.get(added.data.path)).toEqual(PDF);
  });

  test('a video is kept as it was sent, and that Hearth keeps it', async () => {
    const { data, add } = await scene('VIDEO', 'mp4');
    const video = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(2_000_000, 7)]);
    expect(await send(data.href, video, data.content_type)).toBeLessThan(300);
    const added = await add();
    expect(added.data).toMatchObject({ type: 'VIDEO', size: video.length });
    expect(await files.get(added.data.path)).toEqual(video);
    const [row] = await server.run(({ db }) =>
      db.execute<{ is_hosted: boolean }>(sql`select is_hosted from media.item where id = ${added.data.id}`),
    );
    expect(row?.is_hosted).toBe(true);
  });

  test('a photo becomes a JPEG of 240 by 240 pixels at its public address', async () => {
    const { token } = await server.run((work) => makeUser(work));
    const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const { payload, headers } = multipart({}, [{ field: 'file', name: 'me.png', type: 'image/png', bytes }]);
    expect((await server.request('PUT', putProfilePhoto.path, { token, headers, payload })).status).toBe(200);
    const { data } = await server.call(getUserMedia, {}, token);
    const { path, uuid } = data.profile_image ?? { path: '', uuid: '' };
    const reply = await server.application.app.inject({ url: `/media/${path}/${uuid}/240_240.jpeg` });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 240, height: 240, format: 'jpeg' });
  });

  test('nothing can be added for which nothing was sent', async () => {
    expect((await (await scene()).add()).refusal.code).toBe('UPLOAD_UNKNOWN');
  });

  test('a file of another kind or size than announced never becomes media', async () => {
    const kind = await scene();
    await send(kind.data.href, Buffer.from('<script>alert(1)</script>'), kind.data.content_type);
    expect((await kind.add()).refusal.code).toBe('FILE_KIND_REFUSED');
    const size = await scene();
    const large = Buffer.concat([PDF, Buffer.alloc(size.data.max_bytes)]);
    const status = await send(size.data.href, large, size.data.content_type);
    // The disk refuses at once; a bucket learns of the size only when the file is taken.
    expect([status, (await size.add()).refusal.code]).toEqual(
      onDisk(size.data.href) ? [413, 'UPLOAD_UNKNOWN'] : [200, 'FILE_TOO_LARGE'],
    );
  });

  test('an address takes its type only, under its key only, until it expires', async () => {
    const { data } = await scene();
    expect([403, 415]).toContain(await send(data.href, PDF, 'text/html'));
    expect(await send(data.href.replace('quarantine', 'media'), PDF, data.content_type)).toBe(403);
    const signature = /signature=[^&]/i.exec(data.href)?.[0] ?? '';
    const forged = signature.endsWith('0') ? '1' : '0';
    expect(await send(data.href.replace(signature, signature.slice(0, -1) + forged), PDF, data.content_type)).toBe(403);
    server.clock.advance(5 * 60_000);
    expect(await send(data.href, PDF, data.content_type)).toBe(403);
    server.clock.set(at);
  });

  test('a download is an attachment of its type under its true name, for two minutes', async () => {
    const url = await attachment();
    expect(await fetchFrom(url)).toEqual({
      status: 200,
      type: 'application/pdf',
      shown: expect.stringMatching(/^attachment; filename="[\w .-]+"; filename\*=UTF-8''%C4%8Cv/),
      text: PDF.toString(),
    });
    server.clock.advance(2 * 60_000);
    expect((await fetchFrom(url)).status).toBe(403);
    server.clock.set(at);
  });

  test('incident 23 (CWE-552): no place of files is listed, and a file is read by its signed address alone', async () => {
    const url = await attachment();
    expect((await fetchFrom(url)).status).toBe(200);
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const key = searchParams.get('key') ?? pathname;
    // A key is no address, and 122 random bits of it cannot be counted through.
    expect(key).toMatch(/attachment\/[\w-]{36}\/[\w-]{36}$/);
    const unsigned = [`/files?key=${key}`, `/files?do=get&key=${key}`, `/files/${key}`, `/media/${key}`, `/${key}`];
    for (const place of [...unsigned, '/files', '/files/', '/media', '/media/', '/media/profile', '/attachment/'])
      expect((await fetchFrom(place)).status, place).not.toBe(200);
  });

  test('a download cannot be turned into a page, or into the file of somebody else', async () => {
    const url = await attachment();
    expect((await fetchFrom(url.replace('application%2Fpdf', 'text%2Fhtml'))).status).toBe(403);
    expect(
      (await fetchFrom(url.replace('attachment%2F', 'quarantine%2F').replace('attachment/', 'media/'))).status,
    ).toBe(403);
  });
});
