import { makeEmployer } from '@hearth/domains/access/factory';
import { getBasicMedia } from '@hearth/domains/core/contract';
import { makeGroup } from '@hearth/domains/core/factory';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { putBrandPicture } from '../../contract/endpoints.ts';

const server = await startTestServer();
const { group, owner } = await server.run(async (work) => {
  const made = await makeGroup(work);
  return { group: made, owner: await makeEmployer(work, { brandId: made.id, as: 'ENTERPRISE_OWNER' }) };
});
const [place] = group.locationIds;
const logo = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer();

const put = (shape: string, bytes: Uint8Array) =>
  server.request('PUT', putBrandPicture.path.replace('{id}', group.id), {
    token: owner.token,
    ...multipart({ shape }, [{ field: 'file', name: 'logo.png', type: 'image/png', bytes }]),
  });
const fileOf = (picture: { path: string; uuid: string } | null | undefined) =>
  server.application.app.inject({ url: `/media/${picture?.path}/${picture?.uuid}/240_240.jpeg` });
const worn = async () => (await server.call(getBasicMedia, { params: { id: place } }, owner.token)).data;

test('a picture of a brand is worn by everything below it, for squares and for wide places apart', async () => {
  expect((await put('square', logo)).status).toBe(200);
  const { profile_image: square, rectangle_profile_image: wide } = await worn();
  expect(wide).toBeNull();
  const reply = await fileOf(square);
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 240, height: 240 });
  expect((await put('rectangle', logo)).status).toBe(200);
  expect((await worn()).rectangle_profile_image?.uuid).not.toBe(square?.uuid);
});

test('a picture that is replaced leaves no file behind; that of the other shape stays', async () => {
  await put('square', logo);
  await put('rectangle', logo);
  const before = await worn();
  await put('square', logo);
  await server.settle();
  expect((await fileOf(before.profile_image)).statusCode).toBe(404);
  expect((await fileOf(before.rectangle_profile_image)).statusCode).toBe(200);
  expect((await fileOf((await worn()).profile_image)).statusCode).toBe(200);
});

test('what is no picture, and no shape that is known, changes nothing', async () => {
  const before = await worn();
  expect((await put('square', Buffer.from('%PDF-1.4'))).status).toBe(415);
  expect((await put('round', logo)).status).toBe(400);
  expect(await worn()).toEqual(before);
});
