import { makeUser } from '@hearth/domains/identity/factory';
import { markEmailVerified } from '@hearth/domains/identity/service';
import { changeNoticePolicy, changeNoticeSettings, listNotices } from '@hearth/domains/notices/contract';
import { notify } from '@hearth/domains/notices/service';
import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../contract/endpoints.ts';
import { makeShift } from '../db/factory.ts';
import { findWorkingTimes } from './working-times.ts';

const server = await startTestServer({ at: '2026-11-24T10:00:00Z' });
const PAY = { amount: 1200, currency: 'EUR' };
const WEEK = '2026-11-23';
const EVENING = { from: new Date('2026-11-24T18:00:00Z'), until: new Date('2026-11-24T23:00:00Z') };

/** A restaurant with two people who work today: one is paid by the hour, the other is not. Both want mail at once. */
async function open({ start = '18:00', ...policy }: { readonly holds_off_clock: boolean; readonly start?: string }) {
  server.clock.set('2026-11-24T10:00:00Z');
  const restaurant = await openRestaurant(server);
  const { groupId, here, manager } = restaurant;
  const join = async (pay: typeof PAY | null) => {
    const user = await server.run(async (work) => {
      const made = await makeUser(work);
      await markEmailVerified(work, made.userId);
      return made;
    });
    const mail = { 'exports.ended': 'AT_ONCE', 'schedule.published': 'AT_ONCE' } as const;
    const settings = { mail, push: {}, hides_text: false, quiet: null, time_zone: 'Europe/Lisbon' };
    await server.call(changeNoticeSettings, { body: settings }, user.token);
    const { id } = await restaurant.hireAt(here, { userId: user.userId, pay });
    const shift = { employee_id: id, date: '2026-11-24', start, end: '23:00' };
    await server.run(({ db }) => makeShift(db, { groupId, locationId: here }, shift));
    return user;
  };
  const [hourly, salaried] = [await join(PAY), await join(null)];
  const { version } = (
    await server.call(contract.getSchedule, { params: { id: here }, query: { week: WEEK } }, manager.token)
  ).data;
  const published = { idempotency_key: newId(), week: WEEK, version };
  await server.call(contract.publishSchedule, { params: { id: here }, body: published }, manager.token);
  const body = { hides_text: false, margin_minutes: 30, ...policy, version: 0 };
  await server.call(changeNoticePolicy, { params: { id: groupId }, body }, manager.token);
  await server.settle();
  return { ...restaurant, hourly, salaried };
}

/** Tells somebody of something of the group, and answers what became of the mail. */
async function tell(
  groupId: string,
  kind: 'exports.ended' | 'schedule.timeOffDecided',
  { userId, token }: { readonly userId: string; readonly token: string },
) {
  server.clock.set(new Date(server.clock.now().getTime() + 1000).toISOString());
  const write = () => ({ title: 'News', text: '', link: '/notifications' });
  await server.run((work) => notify(work, { kind, groupId, timeZone: 'Europe/Lisbon', people: [{ userId, write }] }));
  await server.settle();
  const [notice] = (await server.call(listNotices, { query: {} }, token)).data.notices;
  return notice?.sent[0];
}

test('working times are the published shifts of those who are paid by the hour', async () => {
  const { groupId, hourly, salaried, ines } = await open({ holds_off_clock: false });
  const ids = [hourly.userId, salaried.userId, ines.user.userId];
  const found = await server.run(({ db }) => findWorkingTimes(db, groupId, ids, EVENING));
  expect([...found]).toEqual([[hourly.userId, [EVENING]]]);
  const after = { from: EVENING.until, until: new Date('2026-11-26T00:00:00Z') };
  expect([...(await server.run(({ db }) => findWorkingTimes(db, groupId, ids, after)))]).toEqual([[hourly.userId, []]]);
  await server.run(({ db }) =>
    db.query(
      `insert into team.position_rate (id, employee_id, group_id, position_id, effective_from, amount, currency)
       select gen_random_uuid(), e.id, e.group_id, p.id, '2026-01-01', 1500, 'EUR'
       from team.employee e join team.position p on p.group_id = e.group_id and p.name = 'Bartender' where e.user_id = $1`,
      [salaried.userId],
    ),
  );
  const byPosition = await server.run(({ db }) => findWorkingTimes(db, groupId, [salaried.userId], EVENING));
  expect([...byPosition.keys()], 'paid by the hour in a position').toEqual([salaried.userId]);
  const other = await open({ holds_off_clock: false });
  expect([...(await server.run(({ db }) => findWorkingTimes(db, other.groupId, ids, EVENING)))]).toEqual([]);
});

test('news of work waits until hourly staff are near their shift, in a group that wants it so', async () => {
  const { groupId, hourly, salaried } = await open({ holds_off_clock: true });
  const held = await tell(groupId, 'exports.ended', hourly);
  expect(held).toMatchObject({ state: 'WAITING', held: 'OFF_CLOCK', at: '2026-11-24T17:30:00.000Z' });
  expect(await tell(groupId, 'exports.ended', salaried)).toMatchObject({ state: 'SENT', held: null });
  expect(await tell(groupId, 'schedule.timeOffDecided', hourly)).toMatchObject({ state: 'SENT', held: null });
});

test('nothing waits in a group that has not asked for it, and near a shift', async () => {
  const free = await open({ holds_off_clock: false });
  expect(await tell(free.groupId, 'exports.ended', free.hourly)).toMatchObject({ state: 'SENT' });
  const near = await open({ holds_off_clock: true, start: '10:20' });
  expect(await tell(near.groupId, 'exports.ended', near.hourly)).toMatchObject({ state: 'SENT' });
});

test('what has waited goes out when the shift is near', async () => {
  const { groupId, hourly, salaried } = await open({ holds_off_clock: true });
  const mailTo = async () => {
    const rows = await server.run(({ db }) =>
      db.query("select state from notices.delivery where user_id = $1 and held = 'OFF_CLOCK'", [hourly.userId]),
    );
    return rows.map(({ state }) => state);
  };
  await tell(groupId, 'exports.ended', hourly);
  expect(await mailTo()).toEqual(['WAITING']);
  server.clock.set('2026-11-24T17:31:00Z');
  const { userId } = salaried;
  const write = () => ({ title: 'News', text: '', link: '/notifications' });
  await server.run((work) =>
    notify(work, { kind: 'exports.ended', timeZone: 'Europe/Lisbon', people: [{ userId, write }] }),
  );
  await server.settle();
  expect(await mailTo()).toEqual(['SENT']);
});
