import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { verifyChain } from '../../rules/chain.ts';
import { readPunches } from '../service.ts';
import { sha256 } from '../write-chain.ts';
import { openClocked } from './clock.fixture.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });
const lines = (punches: readonly { kind: string; at: string }[]): string[] =>
  punches.map(({ kind, at }) => `${kind} ${at.slice(11, 16)}`);

test('clocks in, takes a break and clocks out; the chain of it is whole', async () => {
  const { sentPunch, outcomes, mine, ines } = await openClocked(server);
  expect(
    await outcomes(sentPunch('IN', 90), sentPunch('BREAK_START', 60), sentPunch('BREAK_END', 30), sentPunch('OUT')),
  ).toEqual(['RECORDED', 'RECORDED', 'RECORDED', 'RECORDED']);
  const punches = await mine();
  expect(lines(punches)).toEqual(['IN 07:30', 'BREAK_START 08:00', 'BREAK_END 08:30', 'OUT 09:00']);
  expect(await verifyChain(punches, '', sha256)).toEqual({ ok: true });
  const read = await server.run(({ db }) =>
    readPunches(db, [ines.id], new Date('2026-11-16T08:00:00Z'), new Date('2026-11-16T09:00:00Z')),
  );
  expect(read.get(ines.id)?.map(({ kind }) => kind)).toEqual(['BREAK_START', 'BREAK_END']);
});

test('shows what somebody is doing, with their shift', async () => {
  const { sentPunch, outcomes, myClock, schedule } = await openClocked(server);
  await schedule({ date: '2026-11-16', start: '09:00', end: '17:00' });
  expect(await myClock()).toMatchObject([
    { state: 'OUT', since: null, shift: { starts_at: '2026-11-16T09:00:00.000Z' } },
  ]);
  await outcomes(sentPunch('IN', 5));
  expect(await myClock()).toMatchObject([{ state: 'IN', since: '2026-11-16T08:55:00.000Z' }]);
  await outcomes(sentPunch('BREAK_START'));
  expect(await myClock()).toMatchObject([
    { state: 'BREAK', since: '2026-11-16T09:00:00.000Z', began_at: '2026-11-16T08:55:00.000Z' },
  ]);
});

test('a device whose clock is three days behind punches at the right time', async () => {
  const { send, sentPunch, mine } = await openClocked(server);
  const punch = sentPunch('IN', 0, { device_at: '2026-11-13T07:40:00Z' });
  await send([punch], { sentAt: '2026-11-13T08:00:00Z' });
  expect(await mine()).toMatchObject([
    { at: '2026-11-16T08:40:00.000Z', device_at: '2026-11-13T07:40:00.000Z', offset_seconds: 262_800 },
  ]);
});

test('sends again what may not have arrived, and records it once; a second tap is the same punch', async () => {
  const { send, sentPunch, mine, outcomes, myClock } = await openClocked(server);
  const queue = [sentPunch('IN', 300), sentPunch('OUT', 200)];
  await send(queue);
  expect((await send([...queue, sentPunch('IN', 100)])).data.outcomes.map(({ outcome }) => outcome)).toEqual([
    'KNOWN',
    'KNOWN',
    'RECORDED',
  ]);
  expect(await mine()).toHaveLength(3);
  await outcomes(sentPunch('TOGGLE'));
  await outcomes(sentPunch('TOGGLE'));
  expect(lines(await mine()).slice(3)).toEqual(['OUT 09:00', 'OUT 09:00']);
  expect(await myClock()).toMatchObject([{ state: 'OUT' }]);
});

test('asks early and without a shift as the place says, and never what was punched without a network', async () => {
  const { sentPunch, outcomes, schedule } = await openClocked(server, {
    early: 'ASK',
    unscheduled: 'REFUSE',
    early_minutes: 15,
  });
  expect(await outcomes(sentPunch('IN'))).toEqual(['NOT_SCHEDULED']);
  await schedule({ date: '2026-11-16', start: '10:00', end: '17:00' });
  expect(await outcomes(sentPunch('IN'))).toEqual(['ASK_EARLY']);
  expect(await outcomes(sentPunch('IN', 0, { reason: 'Delivery at nine' }))).toEqual(['RECORDED']);
  expect(await outcomes(sentPunch('IN', 60 * 24))).toEqual(['RECORDED']);
});

test('keeps of where somebody is no more than near, how exact and how far', async () => {
  const { sentPunch, outcomes, mine, here } = await openClocked(server, { near: 'REFUSE' });
  await server.run(({ db }) =>
    db.query('update core.brand set latitude = 38.7138, longitude = -9.1394 where id = $1', [here]),
  );
  const at = (latitude: number) => ({ position: { latitude, longitude: -9.1394, accuracy: 12.4 } });
  expect(await outcomes(sentPunch('IN'))).toEqual(['OUTSIDE']);
  expect(await outcomes(sentPunch('IN', 0, at(38.75)))).toEqual(['OUTSIDE']);
  expect(await outcomes(sentPunch('IN', 0, at(38.7139)))).toEqual(['RECORDED']);
  expect(await mine()).toMatchObject([{ place: 'INSIDE', accuracy_m: 12, distance_m: 11 }]);
});

test('asks at the end what the place wants to know', async () => {
  const { sentPunch, outcomes } = await openClocked(server, { ask_injury: true });
  await outcomes(sentPunch('IN', 60));
  expect(await outcomes(sentPunch('OUT'))).toEqual(['ASK_ATTESTATION']);
  const attestation = { took_breaks: null, got_tips: null, was_injured: true, note: 'Cut my finger' };
  expect(await outcomes(sentPunch('OUT', 0, { attestation }))).toEqual(['RECORDED']);
  const [row] = await server.run(({ db }) => db.query('select was_injured, note from clock.attestation'));
  expect(row).toEqual({ was_injured: true, note: 'Cut my finger' });
});

test('refuses punches from after the last day, from too long ago, and where it is not offered', async () => {
  const { sentPunch, outcomes, ines, setClock, myClock } = await openClocked(server);
  expect(await outcomes(sentPunch('IN', 60 * 24 * 8))).toEqual(['TOO_OLD']);
  await server.run(({ db }) =>
    db.query("update team.employee set end_date = '2026-11-15', status = 'ENDED' where id = $1", [ines.id]),
  );
  expect(await outcomes(sentPunch('IN'))).toEqual(['NOT_EMPLOYED']);
  expect(await myClock()).toEqual([]);
  await setClock({ own_devices: false });
  expect(await outcomes(sentPunch('IN'))).toEqual(['NOT_OFFERED']);
});

test('nobody punches for somebody else, reads their punches, or uses their key', async () => {
  const { send, sentPunch, ines, hireAt, here } = await openClocked(server);
  const other = await server.run((work) => makeUser(work));
  const colleague = await hireAt(here, { userId: other.userId });
  expect((await send([sentPunch('IN')], { token: other.token })).status).toBe(404);
  const read = { params: { employee_id: ines.id }, query: { from: '2026-11-16', to: '2026-11-16' } };
  expect((await server.call(contract.listMyPunches, read, other.token)).status).toBe(404);
  const punch = sentPunch('IN');
  await send([punch]);
  expect((await send([punch], { token: other.token, employeeId: colleague.id })).status).toBe(409);
});

test('a position is believed that is one’s own or that of a shift; any other is not', async () => {
  const { sentPunch, outcomes, mine, schedule, bar, kitchen } = await openClocked(server);
  await outcomes(sentPunch('IN', 1, { position_id: kitchen }), sentPunch('OUT'));
  expect((await mine())[0]?.position_id).toBe(null);
  await outcomes(sentPunch('IN', 1, { position_id: bar }));
  expect((await mine()).at(-1)?.position_id).toBe(bar);
  await schedule({ date: '2026-11-16', start: '10:00', end: '17:00', position_id: kitchen });
  await outcomes(sentPunch('IN', 0, { position_id: kitchen }));
  expect((await mine()).at(-1)?.position_id).toBe(kitchen);
});
