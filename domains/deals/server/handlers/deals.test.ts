import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { describe, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { expireDeals } from '../jobs/end-deals.ts';
import { openBar } from './deals.fixture.ts';

const server = await startTestServer({ at: '2026-11-10T09:00:00Z' });

test('a released shift goes to whoever takes it once a manager approves, and nothing else of the week is published', async () => {
  const at = await openBar(server);
  const shift = await at.plan({ employee_id: at.ines.id });
  const other = await at.plan({ employee_id: at.tomas.id, date: '2026-11-18' });
  const before = await at.publish();
  await at.change(other, { end: '20:00' });

  const { data: deal } = await at.ask(at.ines, { verb: 'RELEASE', shift_id: shift, note: 'A wedding' });
  expect(deal).toMatchObject({ state: 'OFFERED', my_part: 'GIVER', may: ['WITHDRAW'], taker: null });
  expect(await at.openFor(at.samir)).toMatchObject([
    { deal: { id: deal.id, giver: { name: 'Inês Quintela' }, note: 'A wedding' }, needs_approval: true, rules: [] },
  ]);
  expect(await at.openFor(at.ines)).toEqual([]);
  const { data: taken } = await at.take(at.samir, deal);
  expect(taken).toMatchObject({ state: 'TAKEN', my_part: 'TAKER', may: ['REFUSE'] });
  expect(await at.shiftsOf(at.ines)).toEqual([shift]);

  const { version } = await at.week();
  const [waiting] = await at.listed('WAITING');
  expect(waiting).toMatchObject({ id: deal.id, touches: [], is_changed: false });
  expect((await at.decide('APPROVED', [taken])).data).toMatchObject({ decided: [{ id: deal.id }], left: [] });
  expect(await at.shiftsOf(at.ines)).toEqual([]);
  expect(await at.shiftsOf(at.samir)).toEqual([shift]);
  const after = await at.week();
  expect(after.version).toBeGreaterThan(version);
  expect(after.publication_number).toBe(before.number + 1);
  expect(after.shifts.find(({ id }) => id === shift)).toMatchObject({
    employee_id: at.samir.id,
    published: 'same',
    version: 2,
  });
  // The manager's draft is still a draft.
  expect(after.shifts.find(({ id }) => id === other)).toMatchObject({ end: '20:00', published: { end: '18:00' } });
  expect(await at.dealsOf(at.ines)).toMatchObject([{ state: 'APPROVED', ended_by: 'MANAGER', may: [] }]);
});

test('a shift is given to a colleague, who may say no', async () => {
  const at = await openBar(server);
  const shift = await at.plan({ employee_id: at.ines.id });
  await at.publish();
  const give = { verb: 'GIVE' as const, shift_id: shift, to_employee_id: at.samir.id };
  const { data: deal } = await at.ask(at.ines, give);
  expect(await at.openFor(at.samir)).toEqual([]);
  expect((await at.take(at.tomas, deal)).status).toBe(404);
  expect(await at.dealsOf(at.samir)).toMatchObject([{ id: deal.id, my_part: 'TAKER', may: ['TAKE', 'REFUSE'] }]);
  expect((await at.refuse(at.samir, deal, 'Sorry')).status).toBe(200);
  expect(await at.dealsOf(at.ines)).toMatchObject([{ state: 'DECLINED', ended_by: 'TAKER', decision_note: 'Sorry' }]);
  // The shift is free again.
  expect((await at.ask(at.ines, give)).status).toBe(200);
});

test('two shifts are swapped in one go, each judged without the shift that is given', async () => {
  const at = await openBar(server);
  const mine = await at.plan({ employee_id: at.ines.id });
  const theirs = await at.plan({ employee_id: at.samir.id, start: '12:00', end: '20:00' });
  await at.publish();
  const { data: options } = await at.optionsFor(at.ines, mine);
  expect(options.swaps).toMatchObject([{ colleague: { employee_id: at.samir.id }, shift: { shift_id: theirs } }]);
  // To give it would be two shifts at once.
  expect(options.colleagues.map(({ employee_id: id }) => id)).toEqual([at.tomas.id]);
  const { data: deal } = await at.ask(at.ines, { verb: 'SWAP', shift_id: mine, return_shift_id: theirs });
  const { data: taken } = await at.take(at.samir, deal);
  await at.decide('APPROVED', [taken]);
  expect(await at.shiftsOf(at.ines)).toEqual([theirs]);
  expect(await at.shiftsOf(at.samir)).toEqual([mine]);
});

test('a request that is sent twice at once is made once', async () => {
  const at = await openBar(server);
  const shift = await at.plan({ employee_id: at.ines.id });
  await at.publish();
  const wanted = { verb: 'RELEASE' as const, shift_id: shift, idempotency_key: newId() };
  const sent = await Promise.all(Array.from({ length: 30 }, () => at.ask(at.ines, wanted)));
  expect(sent.map(({ status, data }) => [status, data.id])).toEqual(sent.map(() => [200, sent[0]?.data.id]));
  expect(await at.dealsOf(at.ines)).toHaveLength(1);
});

test('an open shift is asked for, and is nobody else’s to ask for while it waits', async () => {
  const at = await openBar(server);
  const shift = await at.plan({ employee_id: null });
  await at.publish();
  expect(await at.openFor(at.samir)).toMatchObject([{ deal: null, shift: { shift_id: shift } }]);
  const { data: deal } = await at.ask(at.samir, { verb: 'PICK_UP', shift_id: shift, employee_id: at.samir.id });
  expect(deal).toMatchObject({ state: 'TAKEN', giver: null, may: ['WITHDRAW'] });
  expect(await at.openFor(at.tomas)).toEqual([]);
  const late = await at.ask(at.tomas, { verb: 'PICK_UP', shift_id: shift, employee_id: at.tomas.id });
  expect(late.refusal).toMatchObject({ code: 'SHIFT_IN_DEAL' });
  const foreign = await at.ask(at.tomas, { verb: 'PICK_UP', shift_id: shift, employee_id: at.samir.id });
  expect(foreign.status).toBe(404);
  // Shifts of other places are as unknown as those that do not exist, held and open ones alike.
  const elsewhere = await openBar(server);
  const ids = [await elsewhere.plan({ employee_id: null }), await elsewhere.plan({ employee_id: elsewhere.ines.id })];
  await elsewhere.publish();
  for (const id of ids)
    expect((await at.ask(at.tomas, { verb: 'PICK_UP', shift_id: id, employee_id: at.tomas.id })).status).toBe(404);
  await at.decide('APPROVED', [deal]);
  expect(await at.shiftsOf(at.samir)).toEqual([shift]);
});

describe('the rules of the location', () => {
  test('what is switched off is refused, and not offered', async () => {
    const at = await openBar(server);
    const shift = await at.plan({ employee_id: at.ines.id });
    const open = await at.plan({ employee_id: null, date: '2026-11-19' });
    const later = await at.plan({ employee_id: at.ines.id, date: '2026-11-20' });
    await at.publish();
    const { data: offer } = await at.ask(at.ines, { verb: 'GIVE', shift_id: later, to_employee_id: at.samir.id });
    await at.setRules({ release: 'OFF', swap: 'OFF', pick_up: 'OFF' });
    expect((await at.optionsFor(at.ines, shift)).data).toMatchObject({ verbs: ['GIVE'], closed: null });
    expect((await at.ask(at.ines, { verb: 'RELEASE', shift_id: shift })).refusal).toMatchObject({ code: 'DEAL_OFF' });
    expect(await at.openFor(at.samir)).toEqual([]);
    const pick = await at.ask(at.samir, { verb: 'PICK_UP', shift_id: open, employee_id: at.samir.id });
    expect(pick.refusal).toMatchObject({ code: 'DEAL_OFF' });
    await at.setRules({ give: 'OFF' });
    expect((await at.optionsFor(at.ines, shift)).data).toMatchObject({ verbs: [], closed: 'OFF' });
    expect((await at.take(at.samir, offer)).refusal).toMatchObject({ code: 'DEAL_OFF' });
    expect((await at.refuse(at.samir, offer)).status).toBe(200);
  });

  test('without approval it is approved at once, as long as it breaks no rule at all', async () => {
    const at = await openBar(server);
    await at.setRules({ give: 'AUTOMATIC' });
    const clean = await at.plan({ employee_id: at.ines.id });
    // Ten and a half hours: only a warning.
    const long = await at.plan({ employee_id: at.ines.id, date: '2026-11-19', start: '08:00', end: '19:30' });
    await at.publish();
    const { data: one } = await at.ask(at.ines, { verb: 'GIVE', shift_id: clean, to_employee_id: at.samir.id });
    expect((await at.take(at.samir, one)).data).toMatchObject({ state: 'APPROVED', ended_by: 'RULES' });
    const { data: two } = await at.ask(at.ines, { verb: 'GIVE', shift_id: long, to_employee_id: at.samir.id });
    expect((await at.take(at.samir, two)).data).toMatchObject({ state: 'TAKEN' });
    expect(await at.listed('WAITING')).toMatchObject([
      { id: two.id, touches: [{ employee_id: at.samir.id, rule: 'daily_hours', level: 'warn' }] },
    ]);
    expect(await at.shiftsOf(at.samir)).toEqual([clean]);
  });

  test('offers end some time before the shift, and what somebody took when it starts', async () => {
    const at = await openBar(server);
    const [first, second] = [
      await at.plan({ employee_id: at.ines.id }),
      await at.plan({ employee_id: at.tomas.id, start: '11:00', end: '17:00' }),
    ];
    await at.publish();
    const { data: offered } = await at.ask(at.ines, { verb: 'RELEASE', shift_id: first });
    const { data: given } = await at.ask(at.tomas, {
      verb: 'GIVE',
      shift_id: second,
      to_employee_id: at.samir.id,
    });
    await at.take(at.samir, given);
    expect(offered.closes_at).toBe('2026-11-17T08:00:00.000Z');
    await server.run(({ db }) =>
      db.query("update deals.deal set closes_at = '2026-11-10T09:00:00Z' where id = $1", [offered.id]),
    );
    expect((await at.take(at.samir, offered)).refusal).toMatchObject({ code: 'DEAL_ENDED' });
    await expireDeals.run({}, server.application.runner.free(new AbortController().signal));
    expect(await at.dealsOf(at.ines)).toMatchObject([{ state: 'EXPIRED' }]);
    expect(await at.dealsOf(at.tomas)).toMatchObject([{ state: 'TAKEN', closes_at: '2026-11-17T11:00:00.000Z' }]);
    await at.setRules({ close_minutes: 20_160 });
    expect((await at.ask(at.ines, { verb: 'RELEASE', shift_id: first })).refusal).toMatchObject({ code: 'DEAL_LATE' });
  });
});

describe('who can take a shift', () => {
  test('whom a rule forbids it neither sees it nor can take it; whom it warns of is marked', async () => {
    const at = await openBar(server);
    const shift = await at.plan({ employee_id: at.ines.id, start: '18:00', end: '23:00' });
    // Samir works at that time; Tomás rests too little before the next morning, and would have to agree.
    await at.plan({ employee_id: at.samir.id, start: '16:00', end: '22:00' });
    await at.plan({ employee_id: at.tomas.id, date: '2026-11-18', start: '07:00', end: '13:00' });
    const cook = await at.hire('Rita', { positionId: at.kitchen });
    const elsewhere = await at.hire('Joana', { locationId: at.there });
    await at.publish();
    const { data: deal } = await at.ask(at.ines, { verb: 'RELEASE', shift_id: shift });
    for (const person of [at.samir, cook, elsewhere]) {
      expect(await at.openFor(person)).toEqual([]);
      expect((await at.take(person, deal)).status).toBeGreaterThanOrEqual(400);
    }
    expect(await at.openFor(at.tomas)).toMatchObject([{ needs_approval: true, rules: ['rest_gap'] }]);
    const { data: people } = await server.call(
      contract.listDealCandidates,
      { params: { id: at.here, deal_id: deal.id } },
      at.manager.token,
    );
    expect(people.people).toMatchObject([
      { employee_id: at.tomas.id, touches: [{ rule: 'rest_gap', level: 'consent' }] },
    ]);
    const { data: taken } = await at.take(at.tomas, deal);
    expect(await at.listed('WAITING')).toMatchObject([{ touches: [{ rule: 'rest_gap', level: 'consent' }] }]);
    await at.decide('APPROVED', [taken]);
    // What they agreed to by asking is kept beside the conflict.
    expect((await at.week()).answers).toMatchObject([
      { kind: 'CONSENTED', reason: 'The employee requested this shift.' },
    ]);
  });

  test('a colleague who left is not among them, and a named one who cannot is refused', async () => {
    const at = await openBar(server);
    const shift = await at.plan({ employee_id: at.ines.id });
    await at.plan({ employee_id: at.samir.id });
    await at.publish();
    await server.run(({ db }) => db.query("update team.employee set status = 'ENDED' where id = $1", [at.tomas.id]));
    expect((await at.optionsFor(at.ines, shift)).data.colleagues).toEqual([]);
    const to = (id: string) => at.ask(at.ines, { verb: 'GIVE', shift_id: shift, to_employee_id: id });
    expect((await to(at.samir.id)).refusal).toMatchObject({ code: 'NOT_ELIGIBLE' });
    expect((await to(at.tomas.id)).refusal).toMatchObject({ code: 'NOT_ELIGIBLE' });
    expect((await to(at.ines.id)).refusal).toMatchObject({ code: 'NOT_ELIGIBLE' });
    expect((await to(newId())).refusal).toMatchObject({ code: 'NOT_ELIGIBLE' });
  });

  test('nobody makes or answers requests about shifts of others', async () => {
    const at = await openBar(server);
    const shift = await at.plan({ employee_id: at.ines.id });
    await at.publish();
    expect((await at.ask(at.samir, { verb: 'RELEASE', shift_id: shift })).status).toBe(404);
    expect((await at.optionsFor(at.samir, shift)).status).toBe(404);
    const { data: deal } = await at.ask(at.ines, { verb: 'GIVE', shift_id: shift, to_employee_id: at.samir.id });
    expect((await at.withdraw(at.samir, deal)).refusal).toMatchObject({ code: 'DEAL_ENDED' });
    expect((await at.withdraw(at.tomas, deal)).status).toBe(404);
    const stranger = await openBar(server);
    expect((await stranger.take(stranger.samir, deal)).status).toBe(404);
    expect((await stranger.decide('DECLINED', [deal])).data).toMatchObject({ left: [{ why: 'GONE' }] });
    const rows = await server.run(({ db }) => db.query('select 1 from deals.deal where id = $1', [deal.id]), {
      kind: 'self',
      userId: at.tomas.user.userId,
    });
    expect(rows).toEqual([]);
  });
});

describe('two at once', () => {
  test('of fifty requests about one shift, one is made', async () => {
    const at = await openBar(server);
    const shift = await at.plan({ employee_id: at.ines.id });
    await at.publish();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => at.ask(at.ines, { verb: 'RELEASE', shift_id: shift })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ refusal }) => refusal?.code))).toEqual(
      new Set(['SHIFT_IN_DEAL']),
    );
  });

  test('of many who take a shift, one gets it', async () => {
    const at = await openBar(server);
    const shift = await at.plan({ employee_id: at.ines.id });
    await at.publish();
    const people = await Promise.all(Array.from({ length: 8 }, (_, index) => at.hire(`P${index}`)));
    const { data: deal } = await at.ask(at.ines, { verb: 'RELEASE', shift_id: shift });
    const replies = await Promise.all(people.map((person) => at.take(person, deal)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await at.listed('WAITING')).map(({ taker }) => taker?.employee_id)).toHaveLength(1);
  });

  test('a request that is sent again is made once, and answers alike', async () => {
    const at = await openBar(server);
    const shift = await at.plan({ employee_id: at.ines.id });
    await at.publish();
    const wanted = { verb: 'RELEASE' as const, shift_id: shift, idempotency_key: newId() };
    const first = await at.ask(at.ines, wanted);
    expect((await at.ask(at.ines, wanted)).data.id).toBe(first.data.id);
    const { data: taken } = await at.take(at.samir, first.data);
    expect((await at.take(at.samir, first.data)).data).toMatchObject({ version: taken.version, state: 'TAKEN' });
    expect((await at.withdraw(at.ines, taken)).data).toMatchObject({ state: 'WITHDRAWN' });
    expect((await at.withdraw(at.ines, taken)).data).toMatchObject({ state: 'WITHDRAWN' });
  });
});

describe('what changed meanwhile', () => {
  test('a publication that changes the shift ends the request; a draft keeps it from being approved', async () => {
    const at = await openBar(server);
    const shift = await at.plan({ employee_id: at.ines.id });
    await at.publish();
    const { data: deal } = await at.ask(at.ines, { verb: 'GIVE', shift_id: shift, to_employee_id: at.samir.id });
    const { data: taken } = await at.take(at.samir, deal);
    await at.change(shift, { end: '20:00' });
    expect(await at.listed('WAITING')).toMatchObject([{ is_changed: true }]);
    expect((await at.decide('APPROVED', [taken])).data.left).toMatchObject([{ id: deal.id, why: 'SHIFT_CHANGED' }]);
    expect(await at.dealsOf(at.ines)).toMatchObject([{ state: 'TAKEN' }]);
    await at.publish();
    expect(await at.dealsOf(at.ines)).toMatchObject([{ state: 'VOID', ended_by: null }]);
    expect((await at.decide('APPROVED', [taken])).data.left).toMatchObject([{ why: 'ENDED' }]);
  });

  test('a publication that leaves the shift alone leaves the request alone', async () => {
    const at = await openBar(server);
    const shift = await at.plan({ employee_id: at.ines.id });
    await at.publish();
    const { data: deal } = await at.ask(at.ines, { verb: 'RELEASE', shift_id: shift });
    await at.plan({ employee_id: at.tomas.id, date: '2026-11-20' });
    await at.publish();
    expect(await at.dealsOf(at.ines)).toMatchObject([{ id: deal.id, state: 'OFFERED' }]);
  });

  test('a rule that forbids it by now refuses the approval, and says which', async () => {
    const at = await openBar(server);
    const shift = await at.plan({ employee_id: at.ines.id });
    await at.publish();
    const { data: deal } = await at.ask(at.ines, { verb: 'GIVE', shift_id: shift, to_employee_id: at.samir.id });
    const { data: taken } = await at.take(at.samir, deal);
    await at.plan({ employee_id: at.samir.id, start: '12:00', end: '16:00' });
    expect((await at.decide('APPROVED', [taken])).data.left).toMatchObject([
      { id: deal.id, why: 'CONFLICT', touches: [{ employee_id: at.samir.id, rule: 'overlap', level: 'block' }] },
    ]);
    expect(await at.shiftsOf(at.ines)).toEqual([shift]);
  });

  test('of two approved at once that one person cannot both work, the first to be taken is', async () => {
    const at = await openBar(server);
    const [one, two] = [
      await at.plan({ employee_id: at.ines.id }),
      await at.plan({ employee_id: at.tomas.id, start: '12:00', end: '20:00' }),
    ];
    await at.publish();
    const give = async (from: typeof at.samir, shift: string) => {
      const { data } = await at.ask(from, { verb: 'GIVE', shift_id: shift, to_employee_id: at.samir.id });
      const taken = (await at.take(at.samir, data)).data;
      server.clock.set(new Date(server.clock.now().getTime() + 1000).toISOString());
      return taken;
    };
    const [first, second] = [await give(at.ines, one), await give(at.tomas, two)];
    const { data } = await at.decide('APPROVED', [second, first]);
    expect(data.decided.map(({ id }) => id)).toEqual([first.id]);
    expect(data.left).toMatchObject([{ id: second.id, why: 'CONFLICT' }]);
  });
});
