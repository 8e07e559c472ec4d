import { listNotices } from '@hearth/domains/notices/contract';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { setLaws } from '@hearth/domains/laws/contract';
import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { answerMyConsent, listMyConsents, listWeekConsents } from '../../../contract/consent-endpoints.ts';
import * as contract from '../../../contract/endpoints.ts';
import { unpublishSchedule } from '../../../contract/publication-endpoints.ts';

/** A Monday morning in Brooklyn. */
const server = await startTestServer({ at: '2026-11-16T14:00:00Z' });
const WEEK = '2026-11-16';
const COUNT = { from: '2026-01-01', employees: 900, locations: 40, city_employees: 60, city_locations: 6 };

/** A fast-food restaurant in Brooklyn whose week Inês has been shown: ten to six on Thursday. */
async function open() {
  server.clock.set('2026-11-16T14:00:00Z');
  const at = await openRestaurant(server);
  await server.run(({ db }) =>
    db.query(
      `update core.brand set country_code = 'US', region = 'New York', city = 'Brooklyn', time_zone = 'America/New_York', currency = 'USD' where id = $1`,
      [at.here],
    ),
  );
  const value = { is_on: true, industry: 'FAST_FOOD' as const, counts: [COUNT], school_terms: [], pins: [] };
  await server.call(setLaws, { params: { id: at.here }, body: { value, version: 0 } }, at.manager.token);
  await server.run(({ db }) =>
    makeShift(
      db,
      { groupId: at.groupId, locationId: at.here, timeZone: 'America/New_York' },
      { employee_id: at.ines.id, date: '2026-11-19', start: '10:00', end: '18:00', position_id: at.bar },
    ),
  );
  const [params, { token }] = [{ id: at.here }, at.manager];
  const week = async () => (await server.call(contract.getSchedule, { params, query: { week: WEEK } }, token)).data;
  const preview = async () =>
    (await server.call(contract.previewPublication, { params, query: { week: WEEK } }, token)).data;
  const publish = async (more: object = {}) => {
    const body = { idempotency_key: newId(), week: WEEK, version: (await preview()).version, ...more };
    const answer = await server.call(contract.publishSchedule, { params, body: body as never }, token);
    await server.settle();
    return answer;
  };
  expect((await publish()).data).toMatchObject({ asked_count: 0 });
  const edit = async (command: object) => {
    const [shift] = (await week()).shifts;
    const body = {
      idempotency_key: newId(),
      commands: [{ id: shift?.id, expected_version: shift?.version, ...command }],
      answers: [],
    };
    expect((await server.call(contract.saveShifts, { params, body: body as never }, token)).status).toBe(200);
  };
  const extend = (start = '08:00') => edit({ kind: 'change', set: { start } });
  const mine = async (who = at.ines.user.token) => (await server.call(listMyConsents, {}, who)).data.consents;
  const answer = (id: string, agrees: boolean, who = at.ines.user.token) => {
    const input = { params: { consent_id: id }, body: { agrees, text_version: 1, language: 'es' as const } };
    return server.call(answerMyConsent, input, who);
  };
  const said = async () =>
    (await server.call(listWeekConsents, { params, query: { week: WEEK } }, token)).data.consents;
  const shown = async () => {
    const query = { from: WEEK, to: '2026-11-22' };
    const { shifts } = (await server.call(contract.listMyShifts, { query }, at.ines.user.token)).data;
    return shifts.map(({ start, end }) => `${start}–${end}`);
  };
  const owed = () =>
    server.run(({ db }) =>
      db.query('select rule, amount, employee_id, at from laws.premium where location_id = $1 order by at, id', [
        at.here,
      ]),
    );
  return { ...at, params, week, preview, publish, edit, extend, mine, answer, said, shown, owed };
}

async function ask(at: Awaited<ReturnType<typeof open>>): Promise<string> {
  await at.extend();
  expect((await at.publish()).data).toMatchObject({ asked_count: 1, publication: { change_count: 0 } });
  const [one] = await at.mine();
  return one?.id ?? '';
}

test('a longer shift stays as it was until its worker says yes; then staff see it, and its premium is owed', async () => {
  const at = await open();
  await at.extend();
  const [line] = (await at.preview()).consents;
  expect(line).toMatchObject({ state: 'NEW', has_login: true, answer_until: '2026-11-18T14:00:00.000Z' });
  await at.publish();
  expect(await at.shown()).toEqual(['10:00–18:00']);
  expect(await at.owed()).toEqual([]);
  const [asked] = await at.mine();
  expect(asked).toMatchObject({
    change: 'EXTENDED',
    before: { start: '10:00' },
    after: { start: '08:00', end: '18:00' },
    laws: [{ rule: 'us-nyc-fast-food.add-7-days', is_owed: true }],
    text_version: 1,
  });
  const notices = (await server.call(listNotices, { query: {} as never }, at.ines.user.token)).data.notices;
  expect(notices[0]).toMatchObject({ kind: 'schedule.consentAsked', link: '/my/shifts' });

  server.clock.set('2026-11-16T14:04:00Z');
  expect(await at.answer(asked?.id ?? '', true)).toMatchObject({ status: 200, data: { state: 'AGREED' } });
  await server.settle();
  expect(await at.shown()).toEqual(['08:00–18:00']);
  expect(await at.owed()).toMatchObject([{ rule: 'us-nyc-fast-food.add-7-days', amount: 1500 }]);
  expect(await at.said()).toMatchObject([{ state: 'AGREED', device: 'COMPUTER', how: '' }]);
  const told = (await server.call(listNotices, { query: {} as never }, at.manager.token)).data.notices;
  expect(told.map(({ kind }) => kind)).toContain('schedule.consentAnswered');
  // Nothing is left to publish, and the second device says the same.
  expect((await at.preview()).diff.change_count).toBe(0);
  expect(await at.answer(asked?.id ?? '', true)).toMatchObject({ status: 200 });
  expect(await at.answer(asked?.id ?? '', false)).toMatchObject({ status: 409, data: { code: 'CONSENT_CLOSED' } });
  const kept = await server.run(({ db }) => db.query('select device, language, text_version from scheduling.consent'));
  expect(kept.at(-1)).toMatchObject({ device: 'COMPUTER', language: 'es', text_version: 1 });
});

test('a no leaves the shift as it was, costs nothing, and the same change is not asked for again', async () => {
  const at = await open();
  const id = await ask(at);
  expect(await at.answer(id, false)).toMatchObject({ data: { state: 'DECLINED' } });
  expect(await at.shown()).toEqual(['10:00–18:00']);
  expect(await at.owed()).toEqual([]);
  expect((await at.preview()).consents).toMatchObject([{ state: 'DECLINED' }]);
  expect(await at.publish()).toMatchObject({ status: 409, data: { code: 'NOTHING_TO_PUBLISH' } });
  // Another change is another question.
  await at.extend('09:00');
  expect((await at.publish()).data).toMatchObject({ asked_count: 1 });
});

test('a request is over once the change is withdrawn, made otherwise, or its time is over', async () => {
  const at = await open();
  const id = await ask(at);
  expect(await at.publish()).toMatchObject({ status: 409 });
  await at.extend('10:00');
  expect(await at.mine()).toEqual([]);
  expect(await at.answer(id, true)).toMatchObject({ status: 409, data: { code: 'CONSENT_OUTDATED' } });
  await at.extend('07:00');
  await at.publish();
  const [newer] = await at.mine();
  expect(newer).toMatchObject({ after: { start: '07:00' } });
  expect((await at.said()).map(({ state }) => state)).toEqual(['WAITING', 'WITHDRAWN']);
  await server.run(({ db }) => db.query(`update scheduling.consent set answer_until = $1`, ['2026-11-16T14:00:00Z']));
  expect(await at.mine()).toEqual([]);
  expect(await at.answer(newer?.id ?? '', true)).toMatchObject({ status: 409, data: { code: 'CONSENT_LATE' } });
  expect(await at.shown()).toEqual(['10:00–18:00']);
  expect((await at.preview()).consents).toMatchObject([{ state: 'LATE' }]);
  expect((await at.publish()).data).toMatchObject({ asked_count: 1 });
});

test('a week that was taken back has nothing to agree to', async () => {
  const at = await open();
  const id = await ask(at);
  const { version } = await at.preview();
  const body = { idempotency_key: newId(), week: WEEK, version, reason: 'Closed' };
  expect((await server.call(unpublishSchedule, { params: at.params, body }, at.manager.token)).status).toBe(200);
  expect(await at.answer(id, true)).toMatchObject({ status: 409, data: { code: 'CONSENT_OUTDATED' } });
});

test('only whoever works the shift answers', async () => {
  const [at, other] = [await open(), await open()];
  const id = await ask(at);
  for (const { token } of [other.ines.user, at.manager, other.manager])
    expect((await at.answer(id, true, token)).status).toBe(404);
  expect(await other.mine()).toEqual([]);
  const seen = await server.call(listWeekConsents, { params: at.params, query: { week: WEEK } }, other.manager.token);
  expect(seen.status).toBe(404);
  expect(answerMyConsent.whileActing).toBe('refused');
});

test('a shift for somebody else stays with whoever has it until the other agrees; without an account it is recorded how they did', async () => {
  const at = await open();
  const mate = await at.hireAt(at.here, { positionId: at.bar });
  await at.edit({ kind: 'change', set: { employee_id: mate.id } });
  expect(await at.publish()).toMatchObject({
    status: 409,
    data: { code: 'CONSENT_UNREACHABLE', employee_ids: [mate.id] },
  });
  const [shift] = (await at.week()).shifts;
  const agreed = [{ shift_id: shift?.id, employee_id: mate.id, how: 'Signed on paper, 16 November' }];
  expect((await at.publish({ agreed })).data).toMatchObject({ asked_count: 0, publication: { change_count: 1 } });
  expect(await at.said()).toMatchObject([{ state: 'AGREED', how: 'Signed on paper, 16 November', device: null }]);
  expect(await at.shown()).toEqual([]);
  expect(new Set((await at.owed()).map(({ rule }) => rule))).toEqual(
    new Set(['us-nyc-fast-food.add-7-days', 'us-nyc-fast-food.cut-7-days']),
  );
});

test('of two devices that answer at once one counts', async () => {
  const at = await open();
  const id = await ask(at);
  const answers = await Promise.all([at.answer(id, true), at.answer(id, false)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const [{ state } = { state: '' }] = await at.said();
  expect(await at.shown()).toEqual([state === 'AGREED' ? '08:00–18:00' : '10:00–18:00']);
});
