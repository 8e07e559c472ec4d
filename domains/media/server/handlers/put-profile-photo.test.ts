import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getUserMedia, putProfilePhoto } from '../../contract/endpoints.ts';

const server = await startTestServer();
const ada = await server.run((work) => makeUser(work));

/** A multipart body as a browser sends it. */
function form(file: Buffer | null, fields: Readonly<Record<string, string>> = {}, name = 'me.jpg') {
  const end = 'x-boundary';
  const parts = Object.entries(fields).map(([field, value]) =>
    Buffer.from(`--${end}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`),
  );
  const head = `--${end}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const bytes = file === null ? [] : [Buffer.from(head), file, Buffer.from('\r\n')];
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${end}` },
    payload: Buffer.concat([...parts, ...bytes, Buffer.from(`--${end}--\r\n`)]),
  };
}
const put = (file: Buffer | null, fields?: Readonly<Record<string, string>>, name?: string) =>
  server.request('PUT', putProfilePhoto.path, { token: ada.token, ...form(file, fields, name) });
/** The left half red, the right half blue, and a place in its EXIF. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } }, left: width / 2, top: 0 },
    ])
    .withExif({ IFD3: { GPSLatitude: '38/1 43/1 0/1' } })
    .jpeg()
    .toBuffer();
const shown = async (): Promise<Buffer> => {
  const { data } = await server.call(getUserMedia, {}, ada.token);
  const { path = '', uuid = '' } = data.profile_image ?? {};
  const reply = await server.application.app.inject({ url: `/media/${path}/${uuid}/240_240.jpeg` });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('image/jpeg');
  return reply.rawPayload;
};
const colourAt = async (file: Buffer, left: number, top: number) => {
  const { data } = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > 128 ? 'red' : 'blue';
};

test('a photo that is replaced leaves no file behind; one that could not be replaced stays', async () => {
  await put(await picture(300, 300));
  const { path, uuid } = (await server.call(getUserMedia, {}, ada.token)).data.profile_image ?? {};
  await put(Buffer.from('no'));
  await server.settle();
  expect((await server.request('GET', `/media/${path}/${uuid}/240_240.jpeg`)).status).toBe(200);
  await put(await picture(300, 300));
  await server.settle();
  expect((await server.request('GET', `/media/${path}/${uuid}/240_240.jpeg`)).status).toBe(404);
  await shown();
});

test('a photo becomes a square of 240 pixels at its public address', async () => {
  expect((await put(await picture(600, 400))).status).toBe(200);
  const metadata = await sharp(await shown()).metadata();
  expect(metadata).toMatchObject({ width: 240, height: 240, format: 'jpeg' });
});

test('nothing but pixels is left of a photo: no place, no camera', async () => {
  const sent = await picture(300, 300);
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  await put(sent);
  expect((await sharp(await shown()).metadata()).exif).toBeUndefined();
});

test('degrees turn the photo clockwise, rotation adds quarter turns', async () => {
  await put(await picture(300, 300));
  expect(await colourAt(await shown(), 20, 120)).toBe('red');
  await put(await picture(300, 300), { degrees: '90' });
  expect(await colourAt(await shown(), 120, 20)).toBe('red');
  await put(await picture(300, 300), { degrees: '90', rotation: '1' });
  expect(await colourAt(await shown(), 220, 120)).toBe('red');
});

test('a new photo has a new address, so that no cache shows the old one', async () => {
  const first = (await put(await picture(300, 300))).data;
  expect((await put(await picture(300, 300))).data).not.toEqual(first);
});

test.each([
  ['HTML that calls itself a photo', Buffer.from('<script>alert(1)</script>'), 415, 'FILE_KIND_REFUSED'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'FILE_KIND_REFUSED'],
  ['a PDF', Buffer.from('%PDF-1.7'), 415, 'FILE_KIND_REFUSED'],
  ['a photo that is cut off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 422, 'PICTURE_UNREADABLE'],
])('incident 36 (CWE-434): %s is refused', async (_, file, status, code) => {
  const refused = await put(file);
  expect([refused.status, refused.refusal.code]).toEqual([status, code]);
});

test('a small file that unfolds to too many pixels is refused', async () => {
  const bomb = await sharp({ create: { width: 5001, height: 5000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(500_000);
  expect((await put(bomb)).refusal.code).toBe('PICTURE_UNREADABLE');
});

test('a photo of more than 8 MB is refused before it is read', async () => {
  expect((await put(Buffer.alloc(8 * 1024 * 1024 + 1, 0xff))).status).toBe(413);
});

test('without a file, or with degrees that are none, the answer says what is wrong', async () => {
  expect((await put(null)).refusal.code).toBe('FILE_MISSING');
  expect((await put(await picture(30, 30), { degrees: '1e3' })).refusal.fields?.[0]?.field).toBe('degrees');
});

test('a refused photo leaves the one before in its place', async () => {
  await put(await picture(300, 300));
  const before = await server.call(getUserMedia, {}, ada.token);
  await put(Buffer.from('no'));
  expect((await server.call(getUserMedia, {}, ada.token)).data).toEqual(before.data);
});

test('a path that is none of ours is not found', async () => {
  const uuid = '01990000-0000-7000-8000-000000000001';
  expect((await server.request('GET', `/media/attachment/${uuid}/240_240.jpeg`)).status).toBe(400);
  expect((await server.request('GET', `/media/profile/${uuid}/240_240.jpeg`)).status).toBe(404);
  expect((await server.request('GET', '/media/profile/..%2f..%2fsecret/240_240.jpeg')).status).toBe(400);
});
