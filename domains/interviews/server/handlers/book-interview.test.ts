import { createHmac } from 'node:crypto';
import { hire } from '@hearth/domains/applications/contract';
import { decideTimeOff, publishSchedule, requestTimeOff } from '@hearth/domains/scheduling/contract';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { inviteMany, mailedLink, openScene, type Scene } from './interviews.fixture.ts';

const server = await startTestServer();
/** Monday; interviews are held on Tuesdays from ten to twelve, when Lisbon is on UTC. */
const MONDAY = '2026-11-16T09:00:00Z';
const at = (time: string): string => `2026-11-17T${time}:00.000Z`;
beforeEach(() => server.clock.set(MONDAY));

const open = (link: string) => server.call(contract.openInterview, { body: { link } });
const book = (link: string, time: string, sameHost = false) =>
  server.call(contract.bookInterview, { body: { link, starts_at: at(time), same_host: sameHost } });
const leave = (link: string) => server.call(contract.leaveInterview, { body: { link } });
const timesOf = async (link: string) =>
  (await open(link)).data.slots.map(({ starts_at: start }) => start.slice(11, 16));
async function invited(scene: Scene, kitId: string): Promise<string> {
  return scene.invite((await scene.apply()).id, kitId);
}
const holds = () => server.run(({ db }) => db.query('select resource from interviews.hold'));
const mailsTo = (address: string) =>
  server.run(({ db }) =>
    db.query(
      'select subject, text_body, calendar_method, calendar from platform.mail where recipient = $1 order by id',
      [address],
    ),
  );

describe('a link', () => {
  test('opens its own interview, with the times that are free', async () => {
    const scene = await openScene(server);
    const link = await invited(scene, await scene.kit());
    const { data } = await open(link);
    expect(data.interview).toMatchObject({
      state: 'INVITED',
      location_name: 'Harbour House',
      time_zone: 'Europe/Lisbon',
    });
    expect(await timesOf(link)).toEqual(['10:00', '10:30', '11:00', '11:30']);
  });

  test('that was changed in one letter, or is of another interview, opens nothing', async () => {
    const scene = await openScene(server);
    const kitId = await scene.kit();
    const [one, other] = [await invited(scene, kitId), await invited(scene, kitId)];
    const [id = '', until = '', signature = ''] = one.split('.');
    const forged = [
      `${id}.${until}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      `${id}.zzzzzz.${signature}`,
      `${other.split('.')[0] ?? ''}.${until}.${signature}`,
      'not-a-link-at-all-but-long-enough',
    ];
    for (const link of forged) expect((await open(link)).refusal.code).toBe('INTERVIEW_LINK_NOT_VALID');
  });

  test('that an earlier version sent still opens', async () => {
    const scene = await openScene(server);
    const [id = '', until = ''] = (await invited(scene, await scene.kit())).split('.');
    const key = 'key-of-an-interview-as-earlier-versions-keep';
    await server.run(({ db }) =>
      db.query('update interviews.link_key set secret = $2 where interview_id = $1', [
        id,
        db.keys.seal(`interviews.link_key.secret:${id}`, key),
      ]),
    );
    const signature = createHmac('sha256', key).update(`${id}.${until}`).digest('base64url');
    expect((await open(`${id}.${until}.${signature}`)).status).toBe(200);
  });

  test('ends after two weeks without a choice, and a day after the interview with one', async () => {
    const scene = await openScene(server);
    const kitId = await scene.kit();
    const idle = await invited(scene, kitId);
    const application = await scene.apply({ email: 'ends@example.com' });
    await book(await scene.invite(application.id, kitId), '10:00');
    const link = await mailedLink(server, 'ends@example.com');
    server.clock.set('2026-11-18T10:29:59Z');
    expect((await open(link)).status).toBe(200);
    server.clock.set('2026-11-18T10:30:01Z');
    expect((await open(link)).refusal.code).toBe('INTERVIEW_LINK_NOT_VALID');
    expect((await open(idle)).status).toBe(200);
    server.clock.set('2026-11-30T09:00:01Z');
    expect((await open(idle)).refusal.code).toBe('INTERVIEW_LINK_NOT_VALID');
  });
});

describe('a time', () => {
  test('of 64 who want it at once goes to one, and the others can choose another', async () => {
    const scene = await openScene(server);
    const kitId = await scene.kit({ buffer_minutes: 10, room: 'Office' });
    const links = await inviteMany(server, scene, kitId, 64);
    const replies = await Promise.all(links.map((link) => book(link, '10:30')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    // Whoever waits too long for a connection on a crowded machine is told to come again, and has nothing either.
    const refusals = new Set(replies.flatMap(({ refusal, status }) => (status === 200 ? [] : [refusal.code])));
    expect([...refusals].filter((code) => code !== 'UNAVAILABLE')).toEqual(['SLOT_TAKEN']);
    const kept = await server.run(({ db }) =>
      db.query(
        `select count(distinct s.id)::int as sessions, count(*)::int as holds from interviews.hold h join interviews.session s on s.id = h.session_id where s.kit_id = $1`,
        [kitId],
      ),
    );
    expect(kept).toEqual([{ sessions: 1, holds: 2 }]);
    const loser = links[replies.findIndex(({ status }) => status === 409)] ?? '';
    expect(await timesOf(loser)).toEqual(['11:30']);
    expect((await book(loser, '11:30')).status).toBe(200);
  }, 60_000);

  test('cannot be taken twice by two kits with one person, or with one room', async () => {
    const scene = await openScene(server);
    const [one, same, room] = [
      await scene.kit({ room: 'Office', minutes: 60 }),
      await scene.kit(),
      await scene.kit({ panel: [scene.boss.userId], room: ' office ' }),
    ];
    expect((await book(await invited(scene, one), '10:00')).status).toBe(200);
    expect((await book(await invited(scene, same), '10:30')).refusal.code).toBe('SLOT_TAKEN');
    expect((await book(await invited(scene, room), '10:30')).refusal.code).toBe('SLOT_TAKEN');
    expect((await book(await invited(scene, room), '11:00')).status).toBe(200);
  });

  test('of a group has as many places as it says', async () => {
    const scene = await openScene(server);
    const kitId = await scene.kit({ kind: 'GROUP', capacity: 3 });
    const links = await Promise.all([1, 2, 3, 4].map(() => scene.apply())).then(async (made) => {
      const all: string[] = [];
      for (const { id } of made) all.push(await scene.invite(id, kitId));
      return all;
    });
    const replies = await Promise.all(links.map((link) => book(link, '11:00')));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409]);
  });

  test('that is not offered cannot be taken', async () => {
    const scene = await openScene(server);
    const link = await invited(scene, await scene.kit());
    for (const time of ['09:30', '10:15', '12:00']) expect((await book(link, time)).refusal.code).toBe('SLOT_TAKEN');
  });

  test('of which somebody has a shift or time off is not offered', async () => {
    const scene = await openScene(server);
    const { here, groupId } = scene.restaurant;
    await server.run(({ db }) =>
      makeShift(
        db,
        { groupId, locationId: here },
        { employee_id: scene.chef.employeeId, start: '11:00', end: '18:00' },
      ),
    );
    const link = await invited(scene, await scene.kit());
    expect(await timesOf(link)).toHaveLength(4);
    const body = { idempotency_key: newId(), week: '2026-11-16', version: 0 };
    await server.call(publishSchedule, { params: { id: here }, body }, scene.restaurant.manager.token);
    expect(await timesOf(link)).toEqual(['10:00', '10:30']);
  });

  test('can be exchanged for another, by the same person or by anybody, and the old one is free again', async () => {
    const scene = await openScene(server);
    const kitId = await scene.kit({ panel: [scene.chef.userId, scene.boss.userId], panel_rule: 'ANY' });
    const [first, second] = [await invited(scene, kitId), await invited(scene, kitId)];
    await book(first, '10:00');
    await book(second, '10:00');
    expect(await timesOf(await invited(scene, kitId))).not.toContain('10:00');
    const before = (await open(first)).data;
    expect(before.has_other_hosts).toBe(true);
    const moved = (await book(first, '11:00', true)).data;
    expect(moved.interview.hosts).toEqual(before.interview.hosts);
    expect(await timesOf(await invited(scene, kitId))).toContain('10:00');
    const third = (await book(await invited(scene, kitId), '10:30')).data;
    const alike = [first, second][Number(third.interview.hosts[0] !== moved.interview.hosts[0])] ?? '';
    expect((await book(alike, '10:30', true)).refusal.code).toBe('SLOT_TAKEN');
    expect((await book(alike, '10:30')).status).toBe(200);
  });

  test('that is gone leaves whoever wanted to exchange theirs with what they had', async () => {
    const scene = await openScene(server);
    const kitId = await scene.kit();
    const [first, second] = [await invited(scene, kitId), await invited(scene, kitId)];
    await book(first, '10:00');
    await book(second, '11:00');
    expect((await book(second, '10:00')).refusal.code).toBe('SLOT_TAKEN');
    expect((await open(second)).data.interview).toMatchObject({ state: 'BOOKED', starts_at: at('11:00') });
  });

  test('that was given back is free, and another can be chosen', async () => {
    const scene = await openScene(server);
    const kitId = await scene.kit();
    const link = await invited(scene, kitId);
    const kept = (await holds()).length;
    await book(link, '10:00');
    expect((await holds()).length).toBe(kept + 1);
    expect((await leave(link)).data.interview).toMatchObject({ state: 'INVITED', starts_at: null });
    expect((await holds()).length).toBe(kept);
    expect((await leave(link)).refusal.code).toBe('INTERVIEW_OVER');
    expect((await book(link, '10:30')).status).toBe(200);
  });

  test('that has begun can be neither exchanged nor given back', async () => {
    const scene = await openScene(server);
    const link = await invited(scene, await scene.kit());
    await book(link, '10:00');
    server.clock.set(at('10:00'));
    expect((await book(link, '11:00')).refusal.code).toBe('INTERVIEW_OVER');
    expect((await leave(link)).refusal.code).toBe('INTERVIEW_OVER');
  });
});

describe('an invitation', () => {
  test('is written in the language of the candidate and names nobody else', async () => {
    const scene = await openScene(server);
    const application = await scene.apply({ language: 'pl', email: 'ola@example.com' });
    await scene.invite(application.id, await scene.kit());
    const [mail] = await mailsTo('ola@example.com');
    expect(mail?.['subject']).toBe('Casa zaprasza na rozmowę');
  });

  test('that is sent again is the same one', async () => {
    const scene = await openScene(server);
    const kitId = await scene.kit();
    const { id } = await scene.apply({ email: 'again@example.com' });
    const [one, other] = [await scene.invite(id, kitId), await scene.invite(id, kitId)];
    expect(one.split('.')[0]).toBe(other.split('.')[0]);
    expect(await mailsTo('again@example.com')).toHaveLength(2);
  });

  test('ends with its application, and gives back what was kept', async () => {
    const scene = await openScene(server);
    const { moveApplication } = await import('@hearth/domains/applications/contract');
    const application = await scene.apply({ email: 'ended@example.com' });
    const link = await scene.invite(application.id, await scene.kit());
    await book(link, '10:00');
    const kept = (await holds()).length;
    const params = { id: scene.restaurant.groupId, application_id: application.id };
    // The invitation has moved it already.
    const body = { stage: 'REJECTED' as const, version: 2, reason: 'POSITION_FILLED' as const };
    expect((await server.call(moveApplication, { params, body }, scene.boss.token)).status).toBe(200);
    await server.settle();
    expect((await holds()).length).toBe(kept - 1);
    const last = (await mailsTo('ended@example.com')).at(-1);
    expect([last?.['calendar_method'], String(last?.['text_body']).includes('/interview#')]).toEqual(['CANCEL', false]);
    expect((await book(link, '10:30')).refusal.code).toBe('INTERVIEW_OVER');
    const again = await server.call(contract.invite, { params, body: { kit_id: await scene.kit() } }, scene.boss.token);
    expect(again.refusal.code).toBe('APPLICATION_NOT_OPEN');
  });
});

describe('a booked time', () => {
  test('is told to both, with a file for the calendar of the candidate', async () => {
    const scene = await openScene(server);
    const application = await scene.apply({ email: 'ics@example.com' });
    const link = await scene.invite(application.id, await scene.kit({ room: 'Office' }));
    await book(link, '10:00');
    await book(link, '10:30');
    const mails = await mailsTo('ics@example.com');
    expect(mails.map((mail) => mail['calendar_method'])).toEqual([null, 'REQUEST', 'REQUEST']);
    const files = mails.map((mail) => String(mail['calendar']));
    expect(files[1]).toContain('DTSTART:20261117T100000Z');
    expect(files[2]).toContain('DTSTART:20261117T103000Z');
    expect([files[1]?.match(/SEQUENCE:(\d+)/)?.[1], files[2]?.match(/SEQUENCE:(\d+)/)?.[1]]).toEqual(['1', '2']);
    expect(files[1]?.match(/UID:.*/)?.[0]).toBe(files[2]?.match(/UID:.*/)?.[0]);
    const hosts = await server.run(({ db }) =>
      db.query(
        `select user_id, title, link from notices.notice where kind = 'hiring.interviewChanged' and about_id = $1 order by id`,
        [application.id],
      ),
    );
    const panel = [scene.chef.userId, scene.boss.userId];
    expect(hosts.every(({ user_id: id }) => panel.includes(String(id)))).toBe(true);
    const own = hosts.filter(({ user_id: id }) => id === scene.chef.userId);
    expect(own.map(({ title }) => String(title).split(':')[0]).toSorted()).toEqual([
      'Interview booked',
      'Interview moved',
    ]);
    expect(new Set(own.map(({ link: page }) => page))).toEqual(new Set(['/hiring/interviews?date=2026-11-17']));
  });

  test('is not called cancelled to somebody who was hired; who holds it hears that it does not take place', async () => {
    const scene = await openScene(server);
    const application = await scene.apply({ email: 'hired@example.com' });
    const link = await scene.invite(application.id, await scene.kit());
    await book(link, '10:00');
    const before = (await mailsTo('hired@example.com')).length;
    const [row] = await server.run(({ db }) =>
      db.query(`select version from applications.application where id = $1`, [application.id]),
    );
    const terms = {
      version: Number(row?.['version']),
      location_id: scene.restaurant.here,
      position_id: null,
      position_name: 'Bartender',
      starts_on: '2026-12-01',
      contract_minutes_per_week: 1440,
      pay: null,
    };
    const params = { id: scene.restaurant.here, application_id: application.id };
    const { token } = await scene.restaurant.managerWith(['VIEW_APPLICATIONS', 'HIRE']);
    expect((await server.call(hire, { params, body: terms }, token)).status).toBe(200);
    await server.settle();
    const mails = (await mailsTo('hired@example.com')).slice(before).map(({ subject }) => String(subject));
    expect(mails).toEqual([expect.stringMatching(/^You’re hired: Bartender at /)]);
    const titles = async (userId: string) =>
      (
        await server.run(({ db }) =>
          db.query(`select title from notices.notice where about_id = $1 and user_id = $2 order by id`, [
            application.id,
            userId,
          ]),
        )
      ).map(({ title }) => String(title).split(':')[0]);
    expect((await titles(application.userId)).join()).not.toContain('cancelled');
    expect(await titles(scene.chef.userId)).toContain('Interview no longer needed');
  });

  test('is put in question by time off that is approved afterwards, for both sides, and never cancelled by itself', async () => {
    const scene = await openScene(server);
    const application = await scene.apply({ email: 'away@example.com' });
    const link = await scene.invite(application.id, await scene.kit());
    await book(link, '10:00');
    const asked = await server.call(
      requestTimeOff,
      {
        params: { employee_id: scene.chef.employeeId },
        body: { starts_on: '2026-11-17', ends_on: '2026-11-18', kind: 'HOLIDAY', note: '' },
      },
      scene.chef.token,
    );
    await server.settle();
    expect((await open(link)).data.interview.is_in_question).toBe(false);
    const params = { id: scene.restaurant.here, request_id: asked.data.id };
    const body = { decision: 'APPROVED' as const, note: '', version: asked.data.version };
    await server.call(decideTimeOff, { params, body }, scene.restaurant.manager.token);
    await server.settle();
    expect((await open(link)).data.interview).toMatchObject({ state: 'BOOKED', is_in_question: true });
    expect((await mailsTo('away@example.com')).at(-1)?.['subject']).toBe('Your interview time might change');
    const day = await server.call(
      contract.listInterviews,
      { params: { id: scene.restaurant.here }, query: { date: '2026-11-17' } },
      scene.boss.token,
    );
    expect(day.data.interviews.map(({ flag }) => flag)).toEqual(['PANEL_AWAY']);
    expect(day.data.in_question).toBe(1);
    // Another time without that person's absence takes the mark away; there is none on that Tuesday.
    expect(await timesOf(link)).toEqual([]);
  });

  test('is put in question by a shift that is published over it, and freed when the shift goes', async () => {
    const scene = await openScene(server);
    const { here, groupId, manager } = scene.restaurant;
    const link = await invited(scene, await scene.kit());
    await book(link, '10:00');
    const shift = await server.run(({ db }) =>
      makeShift(db, { groupId, locationId: here }, { employee_id: scene.chef.employeeId }),
    );
    const publish = (version: number) =>
      server.call(
        publishSchedule,
        { params: { id: here }, body: { idempotency_key: newId(), week: '2026-11-16', version } },
        manager.token,
      );
    await publish(0);
    await server.settle();
    expect((await open(link)).data.interview.is_in_question).toBe(true);
    await server.run(({ db }) =>
      db.query('update scheduling.shift set removed = true, version = version + 1 where id = $1', [shift.id]),
    );
    await publish(1);
    await server.settle();
    expect((await open(link)).data.interview.is_in_question).toBe(false);
  });
});
