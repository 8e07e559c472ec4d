import { makeEmployer } from '@hearth/domains/access/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import {
  listMyAnnouncements,
  markAnnouncementsSeen,
  publishAnnouncement,
  withdrawAnnouncement,
} from '../../contract/endpoints.ts';

const server = await startTestServer();
const restaurant = await openRestaurant(server);
const { groupId, here, there, ines, manager } = restaurant;
/** A second after whatever was before. */
const tell = (brandId: string, title: string, token = manager.token) => {
  server.clock.set(new Date(server.clock.now().getTime() + 1000).toISOString());
  return server.call(publishAnnouncement, { params: { id: brandId }, body: { title, body: 'The text.' } }, token);
};
const read = async (token: string) => (await server.call(listMyAnnouncements, { query: {} }, token)).data.news;
const titles = async (token: string) => (await read(token)).map(({ title }) => title);

test('who works at a place reads what was told there or above it, newest first, and nothing of other places', async () => {
  await tell(groupId, 'For all');
  await tell(here, 'For here');
  await tell(there, 'For there');
  expect(await titles(ines.user.token)).toEqual(['For here', 'For all']);
  const [newest] = await read(ines.user.token);
  expect(newest).toMatchObject({ brand_id: here, body: 'The text.', is_new: true });
  expect(newest?.author_name).not.toBe('');
});

test('who leads a place reads what was told below it, too; strangers read nothing', async () => {
  expect(await titles(manager.token)).toEqual(['For there', 'For here', 'For all']);
  const stranger = await openRestaurant(server);
  expect(await titles(stranger.manager.token)).toEqual([]);
  expect(await titles(stranger.ines.user.token)).toEqual([]);
});

test('who has left reads no more, and whose right has ended neither', async () => {
  const validUntil = new Date(server.clock.now().getTime() + 5000);
  const cover = await server.run((work) => makeEmployer(work, { brandId: here, as: ['VIEW_TEAM'], validUntil }));
  expect(await titles(cover.token)).toEqual(['For here', 'For all']);
  server.clock.set(validUntil.toISOString());
  expect(await titles(cover.token)).toEqual([]);
  const left = await openRestaurant(server);
  await tell(left.groupId, 'Too late', left.manager.token);
  await server.run(({ db }) =>
    db.query(`update team.employee set end_date = '2026-11-01' where id = '${left.ines.id}'`),
  );
  expect(await titles(left.ines.user.token)).toEqual([]);
});

test('what was seen is new no more, on every device, and never again; one’s own never is', async () => {
  const [newest] = await read(ines.user.token);
  const until = newest?.published_at ?? '';
  await server.call(markAnnouncementsSeen, { body: { until } }, ines.user.token);
  const back = await server.call(markAnnouncementsSeen, { body: { until: '2020-01-01T00:00:00Z' } }, ines.user.token);
  expect(new Date(back.data.until).toISOString()).toBe(until);
  expect((await read(ines.user.token)).map((item) => item.is_new)).toEqual([false, false]);
  expect((await read(manager.token)).map((item) => item.is_new)).toEqual([false, false, false]);
});

test('nothing can be marked as seen that has not been told yet', async () => {
  const far = await server.call(markAnnouncementsSeen, { body: { until: '2099-01-01T00:00:00Z' } }, ines.user.token);
  expect(new Date(far.data.until) <= server.clock.now()).toBe(true);
  await tell(here, 'Still new');
  expect((await read(ines.user.token))[0]).toMatchObject({ title: 'Still new', is_new: true });
});

test('only who manages the team of a place tells and takes back there; what was taken back is gone', async () => {
  const viewer = await restaurant.managerWith(['VIEW_TEAM']);
  expect((await tell(here, 'No', viewer.token)).status).toBe(403);
  expect((await tell(here, 'No', ines.user.token)).status).toBe(404);
  const { data } = await tell(here, 'A mistake');
  const params = { id: here, news_id: data.id };
  expect((await server.call(withdrawAnnouncement, { params }, viewer.token)).status).toBe(403);
  expect((await server.call(withdrawAnnouncement, { params: { ...params, id: there } }, manager.token)).status).toBe(
    404,
  );
  expect((await server.call(withdrawAnnouncement, { params }, manager.token)).status).toBe(200);
  expect((await server.call(withdrawAnnouncement, { params }, manager.token)).status).toBe(404);
  expect(await titles(ines.user.token)).not.toContain('A mistake');
});

test('comes page by page without leaving out or repeating any', async () => {
  const busy = await openRestaurant(server);
  for (let number = 1; number <= 25; number += 1) await tell(busy.here, `News ${number}`, busy.manager.token);
  const first = (await server.call(listMyAnnouncements, { query: {} }, busy.ines.user.token)).data;
  const second = (
    await server.call(listMyAnnouncements, { query: { before: first.next ?? newId() } }, busy.ines.user.token)
  ).data;
  const all = [...first.news, ...second.news].map(({ title }) => title);
  expect([first.news.length, second.next, new Set(all).size]).toEqual([20, null, 25]);
  expect(all.at(-1)).toBe('News 1');
});

test('somebody whose group is another’s owner sees none of it', async () => {
  const other = await openRestaurant(server);
  const owner = await server.run((work) => makeEmployer(work, { brandId: other.groupId, as: 'ENTERPRISE_OWNER' }));
  expect(await titles(owner.token)).toEqual([]);
  expect((await tell(here, 'Not mine', owner.token)).status).toBe(404);
});

test('those who work where something is announced are notified, in its author’s words, until it is taken back', async () => {
  const place = await openRestaurant(server);
  const post = async (brandId: string, title: string) =>
    (
      await server.call(
        publishAnnouncement,
        { params: { id: brandId }, body: { title, body: 'The text.' } },
        place.manager.token,
      )
    ).data.id;
  const told = async (token: string) =>
    (await server.call(listNotices, { query: {} }, token)).data.notices.map(({ title }) => title);
  const id = await post(place.here, 'New uniforms');
  await post(place.there, 'For there');
  await server.settle();
  expect(await told(place.ines.user.token)).toEqual(['New uniforms']);
  expect(await told(place.manager.token)).toEqual([]);
  await server.call(withdrawAnnouncement, { params: { id: place.here, news_id: id } }, place.manager.token);
  expect(await told(place.ines.user.token)).toEqual([]);
});
