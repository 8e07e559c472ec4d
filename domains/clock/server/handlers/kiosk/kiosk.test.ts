import { makeUser } from '@hearth/domains/identity/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { findEmployeesByNumber, upsertEmployeesByNumber } from '@hearth/domains/team/service';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as kiosks from '../../../contract/kiosk-endpoints.ts';
import { getLiveDay } from '../../../contract/live-endpoints.ts';
import * as pins from '../../../contract/pin-endpoints.ts';
import { verifyChain } from '../../../rules/chain.ts';
import { seedHeldPunch } from '../../../db/seed.ts';
import { sealPin } from '../../actions/pin-hash.ts';
import { presentPunch } from '../../present.ts';
import { upsertPin } from '../../queries/pin.ts';
import { findLog } from '../../queries/punch.ts';
import { sha256 } from '../../write-chain.ts';
import { openTablet } from './kiosk.fixture.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });
const MINUTE = 60_000;

test('a tablet is paired with a code that is good once and for 15 minutes', async () => {
  const { made, pair, create, day, here, manager } = await openTablet(server);
  expect((await pair(made.code)).refusal.code).toBe('KIOSK_CODE_NOT_VALID');
  const late = (await create('Bar')).data;
  const next = (await create('Terrace')).data;
  expect((await pair(next.code.toLowerCase().replace('-', ' '))).status).toBe(200);
  expect((await day()).data).toMatchObject({ kiosk_name: 'Back door', asks: [] });
  expect((await day('A'.repeat(43))).refusal.code).toBe('KIOSK_NOT_VALID');
  const list = (await server.call(kiosks.listKiosks, { params: { id: here } }, manager.token)).data.kiosks;
  expect(list.map(({ name, state }) => `${name} ${state}`).toSorted()).toEqual([
    'Back door PAIRED',
    'Bar UNPAIRED',
    'Terrace PAIRED',
  ]);
  server.clock.advance(15 * MINUTE);
  expect((await pair(late.code)).refusal.code).toBe('KIOSK_CODE_NOT_VALID');
});

test('clocks in and out with a PIN; of the others it shows names alone', async () => {
  const { day, clockOf, punchOf, outcomes, mine } = await openTablet(server);
  const { people } = (await day()).data;
  expect(people.map((one) => Object.keys(one))).toEqual(people.map(() => ['employee_id', 'name']));
  expect(people.map(({ name }) => name)).toContain('Inês Q.');
  expect((await clockOf('2794')).data).toMatchObject({ state: 'OUT' });
  expect(await outcomes(punchOf('IN'))).toEqual(['RECORDED']);
  server.clock.advance(5 * MINUTE);
  expect((await clockOf('2794')).data).toMatchObject({ state: 'IN' });
  expect(await outcomes(punchOf('OUT'))).toEqual(['RECORDED']);
  const rows = await mine();
  expect(rows.map(({ kind, source }) => `${kind} ${source}`)).toEqual(['IN KIOSK', 'OUT KIOSK']);
  expect(await verifyChain(rows, '', sha256)).toEqual({ ok: true });
});

test('five wrong PINs in a row lock the person’s at every tablet, a right one between them does not', async () => {
  const { clockOf, punchOf, outcomes, held } = await openTablet(server);
  for (const pin of ['1111', '1112', '1113', '1114']) expect((await clockOf(pin)).refusal.code).toBe('PIN_WRONG');
  expect((await clockOf('2794')).status).toBe(200);
  for (const pin of ['1111', '1112', '1113', '1114']) expect((await clockOf(pin)).refusal.code).toBe('PIN_WRONG');
  expect(await outcomes(punchOf('IN', 0, { pin: '1115' }))).toEqual(['WRONG_PIN']);
  expect((await clockOf('2794')).refusal.code).toBe('PIN_LOCKED');
  expect(await outcomes(punchOf('IN'))).toEqual(['PIN_LOCKED']);
  expect(await held()).toEqual([]);
  server.clock.advance(15 * MINUTE);
  expect(await outcomes(punchOf('IN'))).toEqual(['RECORDED']);
});

test('twenty guesses at once are counted one after the other', async () => {
  const { clockOf } = await openTablet(server);
  const replies = await Promise.all(Array.from({ length: 20 }, (_none, index) => clockOf(String(3000 + index))));
  expect(replies.filter((reply) => reply.refusal.code === 'PIN_WRONG')).toHaveLength(5);
  expect(replies.filter((reply) => reply.refusal.code === 'PIN_LOCKED')).toHaveLength(15);
});

test('a day without a network is sent in order, twice, and recorded once; with a wrong PIN it waits for a manager', async () => {
  const { punchOf, send, mine, held, here, manager, awayFor } = await openTablet(server);
  await awayFor(12);
  const queue = [
    punchOf('OUT', 60),
    punchOf('IN', 600),
    punchOf('BREAK_START', 300),
    punchOf('BREAK_END', 270),
    punchOf('IN', 30, { pin: '9999' }),
  ];
  const first = (await send(queue)).data.outcomes;
  expect(first.map(({ outcome }) => outcome)).toEqual(['RECORDED', 'RECORDED', 'RECORDED', 'RECORDED', 'HELD']);
  const again = (await send(queue)).data.outcomes;
  expect(again.map(({ outcome }) => outcome)).toEqual(['KNOWN', 'KNOWN', 'KNOWN', 'KNOWN', 'HELD']);
  expect((await mine()).map(({ kind }) => kind)).toEqual(['IN', 'BREAK_START', 'BREAK_END', 'OUT']);
  const [waiting] = await held();
  expect(waiting).toMatchObject({ kind: 'IN', cause: 'WRONG_PIN', employee_name: 'Inês Quintela' });
  const decide = () =>
    server.call(
      kiosks.settleHeldPunch,
      {
        params: { id: here, held_id: waiting?.id ?? '' },
        body: { decision: 'ADD', reason: 'She was there' },
      },
      manager.token,
    );
  expect((await decide()).status).toBe(200);
  expect((await decide()).refusal.code).toBe('HELD_SETTLED');
  expect((await mine()).at(-1)).toMatchObject({ kind: 'IN', source: 'MANAGER', reason: 'She was there' });
  expect(await held()).toEqual([]);
});

test('a tablet whose clock is days off punches at the right time', async () => {
  const { punchOf, send, mine, awayFor } = await openTablet(server);
  await awayFor(1);
  const now = server.clock.now().getTime();
  const skew = 3 * 24 * 60 * MINUTE;
  const iso = (at: number): string => new Date(at).toISOString();
  await send([punchOf('IN', 0, { device_at: iso(now - skew - 20 * MINUTE) })], { sentAt: iso(now - skew) });
  expect(await mine()).toMatchObject([{ at: iso(now - 20 * MINUTE), offset_seconds: skew / 1000 }]);
});

test('what was sealed for one punch opens no other, and a key of somebody else’s punch is refused', async () => {
  const { punchOf, outcomes, send, hireAt, here } = await openTablet(server);
  const first = punchOf('IN', 1);
  await outcomes(first);
  expect(await outcomes({ ...punchOf('OUT'), sealed: first.sealed })).toEqual(['WRONG_PIN']);
  const colleague = await hireAt(here);
  expect((await send([{ ...first, employee_id: colleague.id }])).status).toBe(409);
});

test('a punch that was changed while it waited is another one, and its PIN is not looked at', async () => {
  const { punchOf, send, held, hireAt, here, mine, awayFor } = await openTablet(server);
  await awayFor(12);
  const colleague = await hireAt(here);
  const at = (minutes: number): string => new Date(server.clock.now().getTime() - minutes * MINUTE).toISOString();
  const changed = [
    { ...punchOf('OUT', 60), kind: 'IN' as const },
    { ...punchOf('IN', 60), device_at: at(600) },
    { ...punchOf('IN', 60), reason: 'Asked to' },
    { ...punchOf('OUT', 60), attestation: { took_breaks: true, got_tips: null, was_injured: null, note: '' } },
    { ...punchOf('IN', 60), employee_id: colleague.id },
    { ...punchOf('IN', 60), idempotency_key: newId() },
  ];
  const { outcomes } = (await send(changed)).data;
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(changed.map(() => 'HELD'));
  expect(await held()).toHaveLength(changed.length);
  // Whoever tampers with six punches locks nobody.
  expect((await send([punchOf('IN', 60)])).data.outcomes).toMatchObject([{ outcome: 'RECORDED' }]);
  expect(await mine()).toHaveLength(1);
});

test('a wrong PIN that is sent again and again counts once', async () => {
  const { punchOf, outcomes, clockOf } = await openTablet(server);
  const wrong = punchOf('IN', 1, { pin: '9999' });
  for (let count = 0; count < 8; count += 1) expect(await outcomes(wrong)).toEqual(['WRONG_PIN']);
  // Nor does the right one under the same key say anything.
  const sealed = punchOf('IN', 1, { idempotency_key: wrong.idempotency_key, device_at: wrong.device_at });
  expect(await outcomes(sealed)).toEqual(['WRONG_PIN']);
  expect((await clockOf('2794')).status).toBe(200);
});

test('where there is no room for a manager it waits on the tablet; what is proven has room of its own; what is too old is said', async () => {
  const { punchOf, outcomes, made, groupId, here, ines, clockOf, revoke, send, awayFor } = await openTablet(server);
  await awayFor(12);
  const fill = (count: number) =>
    server.run(({ db }) =>
      db.query(
        `insert into clock.held_punch (id, group_id, location_id, kiosk_id, employee_id, kind, at, received_at, cause,
           idempotency_key, state)
         select gen_random_uuid(), $1, $2, $3, $4, 'IN', now(), now(), 'WRONG_PIN', gen_random_uuid(), 'WAITING'
           from generate_series(1, $5)`,
        [groupId, here, made.kiosk.id, ines.id, count],
      ),
    );
  await fill(200);
  const wrong = punchOf('IN', 60, { pin: '9999' });
  for (let count = 0; count < 8; count += 1) expect(await outcomes(wrong)).toEqual(['NOT_KEPT']);
  expect((await clockOf('2794')).status).toBe(200);
  expect(await outcomes(punchOf('IN', 8 * 24 * 60, { pin: '9999' }))).toEqual(['TOO_OLD']);
  await revoke();
  expect(await outcomes(punchOf('IN', 60), punchOf('OUT', 30, { pin: '9999' }))).toEqual(['HELD', 'NOT_KEPT']);
  await fill(799);
  expect((await send([punchOf('IN', 60)])).data.outcomes).toMatchObject([{ outcome: 'NOT_KEPT' }]);
});

test('a time before the pairing, before the PIN or while the tablet was online waits for a manager', async () => {
  const { punchOf, outcomes, held, awayFor, setPin, mine, made } = await openTablet(server);
  expect(await outcomes(punchOf('IN', 60))).toEqual(['HELD']);
  await awayFor(12);
  expect(await outcomes(punchOf('IN', 180))).toEqual(['RECORDED']);
  const back = new Date(server.clock.now().getTime() - 120 * MINUTE);
  await server.run(({ db }) => db.query('update clock.kiosk set away_until = $2 where id = $1', [made.kiosk.id, back]));
  expect(await outcomes(punchOf('OUT', 150), punchOf('OUT', 60))).toEqual(['RECORDED', 'HELD']);
  await awayFor(12);
  await setPin('8351');
  expect(await outcomes(punchOf('IN', 20, { pin: '8351' }))).toEqual(['HELD']);
  expect((await held()).map(({ cause }) => cause)).toEqual(['TIME', 'TIME', 'TIME']);
  expect((await mine()).map(({ kind }) => kind)).toEqual(['IN', 'OUT']);
});

test('a tablet is locked by the tries that were counted while a call was on its way', async () => {
  const { punchOf, outcomes, made, hireAt, here, groupId, manager } = await openTablet(server);
  const other = await hireAt(here);
  await server.run(async (work) => {
    await upsertPin(work.db, {
      employee_id: other.id,
      group_id: groupId,
      pin: sealPin(work.db, other.id, '2794'),
      wrong_pins: 0,
      locked_until: null,
      wrong_keys: [],
      set_at: work.clock.now(),
      set_by: manager.userId,
    });
    await work.db.query('update clock.kiosk set wrong_pins = 49, wrong_since = $2 where id = $1', [
      made.kiosk.id,
      work.clock.now(),
    ]);
  });
  // The tablet is read once for both of them; the first one’s wrong PIN is the fiftieth.
  expect(await outcomes(punchOf('IN', 0, { pin: '9999' }), punchOf('IN', 0, { employee_id: other.id }))).toEqual([
    'WRONG_PIN',
    'PIN_LOCKED',
  ]);
});

test('a revoked tablet is told so, what it still sends is kept, and what it sent since it was lost is marked', async () => {
  const { punchOf, outcomes, send, revoke, day, clockOf, held, here, manager } = await openTablet(server);
  await outcomes(punchOf('IN', 1));
  const since = new Date(server.clock.now().getTime() - MINUTE).toISOString();
  expect((await revoke(since)).data).toMatchObject({ state: 'REVOKED', suspect_from: since });
  expect((await revoke(since)).refusal.code).toBe('CONFLICT');
  expect((await day()).refusal.code).toBe('KIOSK_NOT_VALID');
  expect((await clockOf('2794')).refusal.code).toBe('KIOSK_NOT_VALID');
  const late = [punchOf('OUT'), punchOf('IN', 10)];
  for (const reply of [await send(late), await send(late)]) {
    expect(reply.data.is_paired).toBe(false);
    expect(reply.data.outcomes.map(({ outcome }) => outcome)).toEqual(['HELD', 'HELD']);
  }
  expect((await send(late, { token: 'A'.repeat(43) })).refusal.code).toBe('KIOSK_NOT_VALID');
  expect((await held()).map(({ cause }) => cause)).toEqual(['REVOKED', 'REVOKED']);
  const { people } = (await server.call(getLiveDay, { params: { id: here }, query: {} }, manager.token)).data;
  expect(people.flatMap((one) => one.exceptions.map(({ kind }) => kind))).toContain('SUSPECT_KIOSK');
});

test('a second tablet with the same pairing is found out, and marked from then on', async () => {
  const { punchOf, send, here, manager } = await openTablet(server);
  const list = async () =>
    (await server.call(kiosks.listKiosks, { params: { id: here } }, manager.token)).data.kiosks[0];
  await send([punchOf('IN', 1)], { serial: 5 });
  await send([punchOf('BREAK_START')], { serial: 6 });
  expect(await list()).toMatchObject({ is_doubted: false });
  await send([punchOf('OUT')], { serial: 6 });
  expect(await list()).toMatchObject({ is_doubted: true });
});

test('a manager gives a new PIN, which is told and shown once; their own they set themselves', async () => {
  const { ines, here, manager, clockOf, hireAt, setPin } = await openTablet(server);
  const reset = (employeeId: string, token = manager.token) =>
    server.call(pins.resetPin, { params: { id: here, employee_id: employeeId } }, token);
  const { pin } = (await reset(ines.id)).data;
  expect((await clockOf('2794')).refusal.code).toBe('PIN_WRONG');
  expect((await clockOf(pin)).status).toBe(200);
  await server.settle();
  const { notices } = (await server.call(listNotices, { query: {} }, ines.user.token)).data;
  expect(notices.map(({ kind }) => kind)).toContain('clock.pin');
  expect((await setPin('1234')).refusal.code).toBe('PIN_WEAK');
  const own = await hireAt(here, { userId: manager.userId });
  expect((await reset(own.id)).refusal.code).toBe('PUNCH_OWN');
  const list = (await server.call(pins.listPins, { params: { id: here } }, manager.token)).data.pins;
  expect(list.find(({ employee_id: id }) => id === ines.id)).toMatchObject({ has_pin: true, is_locked: false });
});

test('what a lost tablet of the demonstration sent waits for a manager, who can add it', async () => {
  const { held, here, groupId, manager, ines, mine } = await openTablet(server);
  const at = new Date(server.clock.now().getTime() - 60 * MINUTE);
  const punch = { kind: 'OUT' as const, at, locationId: here, employeeId: ines.id };
  await server.run((work) => seedHeldPunch(work, { name: 'Terrace', groupId, userId: manager.userId }, punch));
  const [one] = await held();
  expect(one).toMatchObject({ kiosk_name: 'Terrace', kind: 'OUT', cause: 'REVOKED' });
  const params = { id: here, held_id: one?.id ?? '' };
  const body = { decision: 'ADD' as const, reason: 'Seen leaving' };
  expect((await server.call(kiosks.settleHeldPunch, { params, body }, manager.token)).status).toBe(200);
  expect((await mine()).map(({ kind }) => kind)).toEqual(['OUT']);
});

test('nobody of another place or group pairs, revokes, resets or decides here', async () => {
  const { here, there, made, ines, hireAt, managerWith, clockOf, punchOf, outcomes, held } = await openTablet(server);
  const viewer = await managerWith(['VIEW_SCHEDULE']);
  expect(
    (await server.call(kiosks.createKiosk, { params: { id: here }, body: { name: 'X' } }, viewer.token)).status,
  ).toBe(403);
  const stranger = await server.run((work) => makeUser(work));
  const other = await openTablet(server);
  const asOther = <T>(call: (token: string) => Promise<T>) => call(other.manager.token);
  expect((await asOther((token) => server.call(kiosks.listKiosks, { params: { id: here } }, token))).status).toBe(404);
  const revocation = { params: { id: other.here, kiosk_id: made.kiosk.id }, body: { version: 2, lost_since: null } };
  expect((await asOther((token) => server.call(kiosks.revokeKiosk, revocation, token))).status).toBe(404);
  const foreign = { params: { id: other.here, employee_id: ines.id } };
  expect((await asOther((token) => server.call(pins.resetPin, foreign, token))).status).toBe(404);
  expect(
    (await server.call(pins.setMyPin, { params: { employee_id: ines.id }, body: { pin: '9753' } }, stranger.token))
      .status,
  ).toBe(404);
  const elsewhere = await hireAt(there);
  expect((await clockOf('2794', elsewhere.id)).refusal.code).toBe('PIN_WRONG');
  expect((await clockOf('2794', other.ines.id)).refusal.code).toBe('PIN_WRONG');
  expect(await outcomes(punchOf('IN', 0, { employee_id: other.ines.id }))).toEqual(['NOT_EMPLOYED']);
  expect(await outcomes(punchOf('IN', 60, { pin: '9999' }))).toEqual(['HELD']);
  const [waiting] = await held();
  const decision = {
    params: { id: other.here, held_id: waiting?.id ?? '' },
    body: { decision: 'DISMISS' as const, reason: 'x' },
  };
  expect((await asOther((token) => server.call(kiosks.settleHeldPunch, decision, token))).status).toBe(404);
});

test('after the last day nobody clocks in, whatever the PIN', async () => {
  const { ines, punchOf, outcomes } = await openTablet(server);
  await outcomes(punchOf('IN', 1));
  await server.run(({ db }) =>
    db.query("update team.employee set end_date = '2026-11-15', status = 'ENDED' where id = $1", [ines.id]),
  );
  expect(await outcomes(punchOf('OUT'))).toEqual(['NOT_EMPLOYED']);
});

test('200 people at one tablet at once lose nothing, and each chain is whole', async () => {
  const { groupId, here, manager, seal, send } = await openTablet(server);
  const numbers = Array.from({ length: 200 }, (_none, index) => `T-${index}`);
  const ids = await server.run(async (work) => {
    const none = {
      email: null,
      phone: null,
      department: null,
      hire_date: null,
      birth_date: null,
      contract_minutes: null,
      pay_rate: null,
      currency: null,
    };
    const person = { ...none, first_name: 'Ana', location_id: here, position: 'Waiter' };
    await upsertEmployeesByNumber(
      work,
      groupId,
      numbers.map((number) => ({ ...person, number, last_name: number })),
    );
    const all = [...(await findEmployeesByNumber(work.db, groupId, numbers)).values()].map(({ id }) => id);
    for (const id of all)
      await upsertPin(work.db, {
        employee_id: id,
        group_id: groupId,
        pin: sealPin(work.db, id, '2794'),
        wrong_pins: 0,
        locked_until: null,
        wrong_keys: [],
        set_at: work.clock.now(),
        set_by: manager.userId,
      });
    return all;
  });
  const replies = await Promise.all(
    ids.map((id, index) => {
      const key = newId();
      const punch = {
        idempotency_key: key,
        employee_id: id,
        kind: 'IN' as const,
        device_at: server.clock.now().toISOString(),
        reason: '',
        attestation: null,
      };
      return send([{ ...punch, sealed: seal(punch, '2794') }], { serial: index + 1 });
    }),
  );
  expect(replies.flatMap((reply) => reply.data.outcomes.map(({ outcome }) => outcome))).toEqual(
    ids.map(() => 'RECORDED'),
  );
  const day = { from: new Date('2026-11-16T00:00:00Z'), before: new Date('2026-11-17T00:00:00Z') };
  const rows = await server.run(({ db }) => findLog(db, ids, day, 1000));
  expect(rows).toHaveLength(200);
  const verdicts = await Promise.all(rows.map((row) => verifyChain([presentPunch(row)], '', sha256)));
  expect(verdicts.every(({ ok }) => ok)).toBe(true);
});

test('whose employment is over sets no PIN any more', async () => {
  const { ines, setPin } = await openTablet(server);
  expect((await setPin('5172')).status).toBe(200);
  await server.run(({ db }) =>
    db.query(`update team.employee set status = 'ENDED', end_date = '2026-11-01' where id = $1`, [ines.id]),
  );
  expect((await setPin('5173')).status).toBe(404);
});
