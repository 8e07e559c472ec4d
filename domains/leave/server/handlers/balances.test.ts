import { makeEmployer } from '@hearth/domains/access/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { openCounted } from './leave.fixture.ts';

const server = await startTestServer({ at: '2026-11-10T09:00:00Z' });

test('what is approved comes off the balance, what is asked for does not yet', async () => {
  const at = await openCounted(server);
  expect(await at.mine()).toEqual([]);
  // 2025 lapses at the end of the year; 25 days of 2026.
  await at.setTerms({ carry_over: { most: 0, until: null } });
  const [request] = [(await at.ask()).data];
  expect(await at.mine()).toMatchObject([
    {
      location_name: 'Harbour House',
      balances: [{ kind: 'HOLIDAY', available: 2500, booked: 0, requested: 500, used: 0 }],
    },
  ]);
  await at.decide([request]);
  expect((await at.mine())[0]?.balances[0]).toMatchObject({ available: 2500, booked: 500, requested: 0 });
  expect((await at.mine())[0]?.balances[0]?.lines[0]).toMatchObject({ kind: 'USED', amount: -500, balance: 2000 });
});

test('a request beyond the balance is refused or let through as the policy says, with pending ones counted', async () => {
  const at = await openCounted(server);
  await at.setTerms({ grant: { kind: 'YEARLY', amount: 400 }, carry_over: { most: 0, until: null } });
  expect((await at.preview()).data.balance).toMatchObject({
    counted: 500,
    now: 400,
    before: 400,
    after: -100,
    trouble: 'BEYOND',
  });
  const refused = await at.ask();
  expect(refused.status).toBe(409);
  expect(refused.refusal).toMatchObject({ code: 'TIME_OFF_BEYOND', before: 400, counted: 500 });
  expect((await at.ask({ ends_on: '2026-11-25' })).status).toBe(200);
  expect((await at.ask({ starts_on: '2026-12-01', ends_on: '2026-12-02' })).refusal.code).toBe('TIME_OFF_BEYOND');
  // Illness has no policy here: it is not counted.
  expect((await at.ask({ starts_on: '2026-12-01', ends_on: '2026-12-09', kind: 'SICK' })).status).toBe(200);
  await at.setTerms({ grant: { kind: 'YEARLY', amount: 400 }, beyond: 'WARN', carry_over: { most: 0, until: null } });
  expect((await at.ask({ starts_on: '2026-12-14', ends_on: '2026-12-18' })).status).toBe(200);
  expect((await at.listed()).map(({ kind, verdict }) => [kind, verdict?.balance?.after ?? null])).toEqual([
    ['HOLIDAY', 100],
    ['SICK', null],
    ['HOLIDAY', -100],
  ]);
});

test('a preview says nothing of days and times that no request can have', async () => {
  const at = await openCounted(server);
  await at.setTerms({ carry_over: { most: 0, until: null } });
  const day = { starts_on: '2026-11-23', ends_on: '2026-11-23' };
  const nothing = { closed: [], balance: null };
  expect((await at.preview({ ...day, part: 'HOURS', start: '14:00', end: '16:00' })).data.balance?.counted).toBe(25);
  expect((await at.preview({ ...day, part: 'HOURS', start: '16:00', end: '14:00' })).data).toEqual(nothing);
  expect((await at.preview({ part: 'HOURS', start: '14:00', end: '16:00' })).data).toEqual(nothing);
  expect((await at.preview({ starts_on: '2030-01-07', ends_on: '2030-01-07' })).data).toEqual(nothing);
});

test('before the end of the waiting period nothing is taken', async () => {
  const at = await openCounted(server);
  await at.setTerms({ waiting_days: 1000 });
  expect((await at.ask()).refusal).toMatchObject({ code: 'TIME_OFF_WAITING', usable_from: '2027-09-28' });
});

test('two requests that do not fit together are not both approved, neither in one call nor at once', async () => {
  const at = await openCounted(server);
  await at.setTerms({ beyond: 'WARN', grant: { kind: 'YEARLY', amount: 500 }, carry_over: { most: 0, until: null } });
  const first = (await at.ask()).data;
  const second = (await at.ask({ starts_on: '2026-12-07', ends_on: '2026-12-11' })).data;
  await at.setTerms({ beyond: 'REFUSE', grant: { kind: 'YEARLY', amount: 500 }, carry_over: { most: 0, until: null } });
  const together = await at.decide([first, second]);
  expect(together.decided.map(({ id }) => id)).toEqual([first.id]);
  expect(together.left).toEqual([{ id: second.id, why: 'REASON' }]);
  // With a reason it is approved, and the reason is kept.
  const reasoned = await at.decide([second], 'Her sister marries');
  expect(reasoned.decided.map(({ state }) => state)).toEqual(['APPROVED']);
  const kept = await server.run(({ db }) =>
    db.query('select request_id, reason from leave.approval_change where group_id = $1', [at.groupId]),
  );
  expect(kept).toEqual([{ request_id: second.id, reason: 'Her sister marries' }]);

  const other = await openCounted(server);
  await other.setTerms({
    beyond: 'WARN',
    grant: { kind: 'YEARLY', amount: 500 },
    carry_over: { most: 0, until: null },
  });
  const pair = [(await other.ask()).data, (await other.ask({ starts_on: '2026-12-07', ends_on: '2026-12-11' })).data];
  await other.setTerms({
    beyond: 'REFUSE',
    grant: { kind: 'YEARLY', amount: 500 },
    carry_over: { most: 0, until: null },
  });
  const replies = await Promise.all(pair.map((request) => other.decide([request])));
  expect(replies.flatMap(({ decided }) => decided)).toHaveLength(1);
});

test('of requests decided together those count for the next ones that are approved, and no others', async () => {
  const kept = { carry_over: { most: 0, until: null } };
  const [before, after] = [
    { beyond: 'WARN' as const, ...kept },
    { beyond: 'REFUSE' as const, ...kept },
  ];
  const at = await openCounted(server);
  await at.setTerms({ ...before, grant: { kind: 'YEARLY', amount: 500 } });
  await at.close({ mode: 'REASON', starts_on: '2026-11-23', ends_on: '2026-11-27' });
  const closed = (await at.ask()).data;
  const open = (await at.ask({ starts_on: '2026-12-07', ends_on: '2026-12-11' })).data;
  await at.setTerms({ ...after, grant: { kind: 'YEARLY', amount: 500 } });
  // What is left for want of a reason takes nothing from the next.
  const together = await at.decide([closed, open]);
  expect(together.left).toEqual([{ id: closed.id, why: 'REASON' }]);
  expect(together.decided.map(({ id }) => id)).toEqual([open.id]);

  const other = await openCounted(server);
  await other.setTerms({ ...before, grant: { kind: 'YEARLY', amount: 800 } });
  const first = (await other.ask()).data;
  const beyond = (await other.ask({ starts_on: '2026-12-07', ends_on: '2026-12-11' })).data;
  const last = (await other.ask({ starts_on: '2026-12-14', ends_on: '2026-12-16' })).data;
  await other.setTerms({ ...after, grant: { kind: 'YEARLY', amount: 800 } });
  expect((await other.decide([first, beyond, last], 'Her sister marries')).decided).toHaveLength(3);
  const reasons = await server.run(({ db }) =>
    db.query('select request_id from leave.approval_change where group_id = $1', [other.groupId]),
  );
  expect(new Set(reasons.map((row) => row['request_id']))).toEqual(new Set([beyond.id, last.id]));
});

test('a policy is inherited, taken out below, and what was counted before new terms stays', async () => {
  const at = await openCounted(server);
  await at.setTerms({ carry_over: { most: 0, until: null } });
  await at.setTerms({
    from: '2026-07-01',
    grant: { kind: 'YEARLY', amount: 3000 },
    carry_over: { most: 0, until: null },
  });
  expect((await at.mine())[0]?.balances[0]?.available).toBe(2750);
  const held = (await at.settings(at.here)).policies[0];
  expect(held).toMatchObject({ kind: 'HOLIDAY', from: { id: at.groupId }, version: 0 });
  expect(held?.value.terms.map(({ from }) => from)).toEqual(['2025-01-01', '2026-07-01']);
  expect((await at.setTerms(null, { at: at.here })).status).toBe(200);
  expect(await at.mine()).toEqual([]);
  const own = (await at.settings(at.here)).policies[0];
  await at.setTerms({}, { at: at.here, version: own?.version ?? 0 });
  expect((await at.setTerms({}, { unit: 'HOURS' })).refusal.code).toBe('POLICY_FIXED');
  expect((await at.setTerms({}, { version: 1 })).refusal.code).toBe('CONFLICT');
  const worked = { grant: { kind: 'WORKED', amount: 60, per_minutes: 1800 } } as const;
  expect((await at.setTerms(worked, { kind: 'OTHER' })).refusal.code).toBe('POLICY_NEEDS_HOURS');
});

test('hours that are worked earn time off, by the published shifts', async () => {
  const at = await openCounted(server);
  await at.setTerms(
    { from: '2026-10-01', grant: { kind: 'WORKED', amount: 60, per_minutes: 450 } },
    { unit: 'HOURS', kind: 'OTHER' },
  );
  const place = { groupId: at.groupId, locationId: at.here };
  await server.run(async ({ db }) => {
    const { id } = await makeShift(db, place, { employee_id: at.ines.id, date: '2026-10-06' });
    await db.query(
      `insert into scheduling.published_shift select id, group_id, location_id, employee_id, position_id, null, local_date, start_time, end_time,
        time_zone, starts_at, ends_at, unpaid_break_minutes, paid_break_minutes, station, note, now() from scheduling.shift where id = $1`,
      [id],
    );
  });
  const { balances } = (await at.balancesOf(at.ines.id)).data;
  expect(balances).toMatchObject([{ kind: 'OTHER', unit: 'HOURS', available: 60 }]);
});

test('an adjustment counts once, is told to the person with its reason, and stays on record', async () => {
  const at = await openCounted(server);
  const key = newId();
  const entry = { kind: 'ADJUSTMENT', on: '2026-11-10', amount: 150 } as const;
  expect((await at.enter(entry)).refusal.code).toBe('NO_POLICY');
  await at.setTerms({ carry_over: { most: 0, until: null } });
  const [first, again] = await Promise.all([at.enter(entry, { key }), at.enter(entry, { key })]);
  expect(first.data.id).toBe(again.data.id);
  expect((await at.mine())[0]?.balances[0]?.available).toBe(2650);
  server.clock.set('2026-11-10T09:05:00Z');
  await at.enter({ kind: 'WEEK_DAYS', on: '2026-01-01', week_days: 3 }, { reason: 'Part time' });
  expect((await at.mine())[0]?.balances[0]).toMatchObject({ available: 1650, week_days: 3 });
  const { data } = await at.balancesOf(at.ines.id);
  expect(data.can_adjust).toBe(true);
  expect(data.entries.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
    ['WEEK_DAYS', null, 'Part time'],
    ['ADJUSTMENT', 150, 'Agreed in March'],
  ]);
  await server.settle();
  const { notices } = (await server.call(listNotices, { query: {} }, at.ines.user.token)).data;
  expect(new Set(notices.map(({ kind, text }) => `${kind} ${text}`))).toEqual(
    new Set([
      'leave.balanceChanged +1.5 days on 10 November 2026\nAgreed in March',
      'leave.balanceChanged Days worked a week from 1 January 2026: 3\nPart time',
    ]),
  );
});

test('what was entered under a policy of days is worth as much under one of hours', async () => {
  const at = await openCounted(server);
  const nothing = {
    grant: { kind: 'YEARLY', amount: 0 },
    day_minutes: 450,
    carry_over: { most: 0, until: null },
  } as const;
  await at.setTerms(nothing);
  await at.enter({ kind: 'OPENING', on: '2026-11-01', amount: 1000 });
  await at.enter({ kind: 'ADJUSTMENT', on: '2026-11-02', amount: -250 });
  expect((await at.mine())[0]?.balances[0]).toMatchObject({ unit: 'DAYS', available: 750 });
  // The way that the refusal of another unit tells.
  await at.setTerms(null);
  await at.setTerms(nothing, { unit: 'HOURS' });
  const [mine] = await at.mine();
  // Ten days of seven and a half hours, without two and a half of them.
  expect(mine?.balances[0]).toMatchObject({ unit: 'HOURS', available: 4500 - 1125 });
  expect(new Set(mine?.entries.map(({ amount, unit }) => `${amount} ${unit}`))).toEqual(
    new Set(['-250 DAYS', '1000 DAYS']),
  );
});

test('nobody sees or changes balances elsewhere, or without the permission', async () => {
  const [at, other] = [await openCounted(server), await openCounted(server)];
  await at.setTerms({});
  const elsewhere = await server.run((work) =>
    makeEmployer(work, { brandId: at.there, as: ['DECIDE_TIME_OFF', 'MANAGE_TEAM', 'MANAGE_BRAND'] }),
  );
  const decider = await at.managerWith(['DECIDE_TIME_OFF']);
  const entry = { kind: 'ADJUSTMENT', on: '2026-11-10', amount: 100 } as const;
  expect((await at.balancesOf(at.ines.id, elsewhere.token, at.there)).status).toBe(404);
  expect((await at.balancesOf(other.ines.id)).status).toBe(404);
  expect((await at.enter(entry, { token: elsewhere.token, at: at.there })).status).toBe(404);
  expect((await at.enter(entry, { employeeId: other.ines.id })).status).toBe(404);
  expect((await at.balancesOf(at.ines.id, decider.token)).data.can_adjust).toBe(false);
  expect((await at.enter(entry, { token: decider.token })).status).toBe(403);
  expect((await at.setTerms({}, { token: decider.token })).status).toBe(403);
  expect((await at.preview({}, other.ines.user.token)).status).toBe(404);
  expect((await other.mine()).length).toBe(0);
});

test('managers do not adjust their own balance as long as somebody else can', async () => {
  const at = await openCounted(server);
  await at.setTerms({});
  const { id } = await at.hireAt(at.here, { userId: at.manager.userId });
  const entry = { kind: 'ADJUSTMENT', on: '2026-11-10', amount: 100 } as const;
  // Nobody else is there yet.
  expect((await at.enter(entry, { employeeId: id })).status).toBe(200);
  const other = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
  expect((await at.enter(entry, { employeeId: id })).refusal.code).toBe('BALANCE_OWN');
  expect((await at.enter(entry, { employeeId: id, token: other.token })).status).toBe(200);
});
