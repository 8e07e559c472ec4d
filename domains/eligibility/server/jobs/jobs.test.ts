import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { clearEligibilityRules, getEligibilityRules } from '../../contract/endpoints.ts';
import { openOffices } from '../handlers/eligibility.fixture.ts';
import { beginEligibility, findWorkBlocks } from '../service.ts';

const AT = '2026-11-30T15:00:00Z';
const server = await startTestServer({ at: AT });

test('whoever begins today or later is asked by itself, and nobody who was there before', async () => {
  server.clock.set(AT);
  const at = await openOffices(server);
  const fresh = await at.hire(at.newYork, '2026-12-07');
  await at.hire(at.newYork, '2025-01-01');
  await at.hire(at.saoPaulo, '2026-12-07');
  await at.run('follow');
  await at.run('follow');
  const { cases } = await at.list();
  expect(cases).toMatchObject([{ employee_id: fresh.id, regime: 'us', starts_on: '2026-12-07' }]);
  expect(await at.told(fresh.user?.token ?? '')).toHaveLength(1);
});

test('nobody is asked before somebody has chosen it', async () => {
  server.clock.set(AT);
  const at = await openOffices(server);
  const { setting } = (await server.call(getEligibilityRules, { params: { id: at.groupId } }, at.manager.token)).data;
  const cleared = { params: { id: at.groupId }, body: { version: setting.version } };
  expect((await server.call(clearEligibilityRules, cleared, at.manager.token)).status).toBe(200);
  const fresh = await at.hire(at.newYork, '2026-12-07');
  await at.run('follow');
  expect((await at.list()).cases).toEqual([]);
  expect(await at.told(fresh.user?.token ?? '')).toEqual([]);
});

test('a place can ask everybody, or nobody', async () => {
  server.clock.set(AT);
  const at = await openOffices(server);
  const old = await at.hire(at.london, '2024-03-01');
  await at.hire(at.newYork, '2026-12-07');
  await at.set({ asks: 'NOBODY' }, at.newYork);
  await at.set({ asks: 'EVERYONE' }, at.london);
  // Whoever chose it sees it happen.
  await server.settle();
  const { cases } = await at.list();
  expect(cases.map(({ employee_id: id }) => id)).toEqual([old.id]);
  // They had worked for years before anybody asked: nothing of theirs is late.
  expect(cases.map(({ due_on: due }) => due)).toEqual(['2026-12-14']);
});

test('days follow the first day and the days on which a place is closed, and an account is asked', async () => {
  server.clock.set(AT);
  const at = await openOffices(server);
  const ana = await at.hire(at.newYork, '2026-12-03', false);
  const { data: begun } = await at.start(ana.id);
  expect(begun).toMatchObject({ standing: 'NOT_STARTED', check_by: '2026-12-06' });
  await at.set({ closed_weekdays: [6, 7] });
  await at.run('follow');
  expect((await at.get(begun.id)).data.check_by).toBe('2026-12-08');
  await server.run(({ db }) => db.query("update team.employee set hire_date = '2026-12-10' where id = $1", [ana.id]));
  await at.run('follow');
  expect((await at.get(begun.id)).data).toMatchObject({ starts_on: '2026-12-10', check_by: '2026-12-15' });
  const other = await at.hire(at.newYork, '2026-12-10');
  await server.run(({ db }) =>
    db.query('update team.employee e set user_id = o.user_id from team.employee o where e.id = $1 and o.id = $2', [
      ana.id,
      other.id,
    ]),
  );
  await at.run('follow');
  expect((await at.get(begun.id)).data.standing).toBe('WITH_EMPLOYEE');
});

test('managers hear of a check before it is late and once it is, on several nodes once', async () => {
  server.clock.set(AT);
  const at = await openOffices(server);
  const ana = await at.hire();
  await at.start(ana.id);
  const titles: string[] = [];
  for (const moment of [
    '2026-11-30T15:00:00Z',
    '2026-12-03T06:00:00Z',
    '2026-12-03T15:00:00Z',
    '2026-12-04T15:00:00Z',
    '2026-12-05T15:00:00Z',
  ]) {
    server.clock.set(moment);
    await Promise.all([at.run('remind'), at.run('remind')]);
    titles.push(
      String(
        (
          await server.run(({ db }) =>
            db.query(
              "select title from notices.notice where user_id = $1 and kind = 'eligibility.due' order by at desc, id desc limit 1",
              [at.manager.userId],
            ),
          )
        )[0]?.['title'],
      ),
    );
  }
  expect(titles).toEqual([
    'Check Ana Lima’s right to work by 3 Dec 2026',
    'Check Ana Lima’s right to work by 3 Dec 2026',
    'Check Ana Lima’s right to work by 3 Dec 2026',
    'Overdue: Ana Lima’s right-to-work check',
    'Overdue: Ana Lima’s right-to-work check',
  ]);
  const [row] = await server.run(({ db }) =>
    db.query("select count(*)::int as n from notices.notice where user_id = $1 and kind = 'eligibility.due'", [
      at.manager.userId,
    ]),
  );
  expect(row?.['n']).toBe(3);
});

test('an authorisation that ends is told at 90, 60, 30 and 7 days and once it has ended', async () => {
  server.clock.set(AT);
  const at = await openOffices(server);
  const ana = await at.hire();
  const { data: begun } = await at.start(ana.id);
  await at.decide(begun, {
    shown: [{ list: 'A', item: 'ead' }],
    stated_on_paper: '2026-11-30',
    valid_until: '2027-02-28',
  });
  const counts: unknown[] = [];
  for (const day of [
    '2026-11-30',
    '2026-12-30',
    '2027-01-15',
    '2027-01-29',
    '2027-02-21',
    '2027-02-28',
    '2027-03-01',
    '2027-03-02',
  ]) {
    server.clock.set(`${day}T15:00:00Z`);
    await at.run('remind');
    const [row] = await server.run(({ db }) =>
      db.query("select count(*)::int as n from notices.notice where user_id = $1 and kind = 'eligibility.expiring'", [
        ana.user?.userId,
      ]),
    );
    counts.push(row?.['n']);
  }
  expect(counts).toEqual([1, 2, 2, 3, 4, 4, 5, 5]);
});

test('a record goes once no law asks to keep it, with its documents, unless there is a legal hold', async () => {
  server.clock.set(AT);
  const at = await openOffices(server);
  const [ana, bea, rui] = [await at.hire(at.london), await at.hire(at.london), await at.hire(at.newYork)];
  for (const { id } of [ana, bea]) {
    const { data: begun } = await at.start(id);
    const { data: added } = await at.add(begun.id, { list: 'A', item: 'british-irish-passport' });
    await at.decide(added);
  }
  await at.start(rui.id);
  const ended = [ana, bea, rui].map(({ id }) => id);
  await server.run(async ({ db }) => {
    await db.query("update team.employee set status = 'ENDED', end_date = '2026-12-31' where id = any ($1::uuid[])", [
      ended,
    ]);
    await db.query(
      "insert into documents.hold (employee_id, group_id, reason, held_by, held_at) values ($1, $2, 'A claim', $3, now())",
      [bea.id, at.groupId, at.manager.userId],
    );
  });
  const left = async () =>
    (
      await server.run(({ db }) =>
        db.query('select employee_id from eligibility.work_case where group_id = $1 order by employee_id', [
          at.groupId,
        ]),
      )
    ).map(({ employee_id: id }) => id);
  server.clock.set('2028-12-31T15:00:00Z');
  await at.run('delete');
  expect(await left()).toHaveLength(3);
  server.clock.set('2029-01-01T15:00:00Z');
  await at.run('delete');
  expect(await left()).toEqual([bea.id, rui.id].toSorted());
  const [documents] = await server.run(({ db }) =>
    db.query('select count(*)::int as n from documents.document where employee_id = $1', [ana.id]),
  );
  expect(documents?.['n']).toBe(0);
  const deeds = await server.run(({ db }) =>
    db.query('select action, detail from eligibility.change where employee_id = $1 order by at, id', [ana.id]),
  );
  expect(deeds.map(({ action }) => action)).toEqual(['STARTED', 'SENT', 'CONFIRMED', 'EXPIRED']);
  expect(deeds[2]?.['detail']).toEqual({});
});

test('shifts wait from the day on which a check is late or an authorisation has ended, or as a place says', async () => {
  server.clock.set(AT);
  const at = await openOffices(server);
  const [late, ending, done] = [await at.hire(), await at.hire(), await at.hire(at.lisbon)];
  await at.start(late.id);
  const { data: begun } = await at.start(ending.id);
  const shown = [{ list: 'A', item: 'ead' }];
  await at.decide(begun, { shown, stated_on_paper: '2026-11-30', valid_until: '2027-02-28' });
  const { data: free } = await at.start(done.id);
  await at.decide(free, { action: 'NOT_NEEDED', reason: 'Known.' });
  const blocks = async () => {
    const found = await server.run(({ db }) => findWorkBlocks(db, [late.id, ending.id, done.id]));
    return [late, ending, done].map(({ id }) => found.get(id)?.from);
  };
  expect(await blocks()).toEqual(['2026-12-04', '2027-03-01', undefined]);
  await at.set({ gate: 'ALWAYS' });
  expect(await blocks()).toEqual(['2026-11-30', '2027-03-01', undefined]);
  await at.set({ gate: 'NEVER' });
  expect(await blocks()).toEqual([undefined, undefined, undefined]);
});

test('a hire begins a check in its transaction, once', async () => {
  server.clock.set(AT);
  const at = await openOffices(server);
  const ana = await at.hire(at.london, '2026-12-07');
  const begin = () => server.run((work) => beginEligibility(work, { employeeId: ana.id, by: at.manager.userId }));
  await begin();
  await begin();
  expect((await at.list()).cases).toMatchObject([{ employee_id: ana.id, regime: 'gb', standing: 'WITH_EMPLOYEE' }]);
});
