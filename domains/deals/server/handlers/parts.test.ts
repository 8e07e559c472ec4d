import { getSchedule } from '@hearth/domains/scheduling/contract';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { openBar } from './deals.fixture.ts';

const server = await startTestServer({ at: '2026-11-10T09:00:00Z' });

/** A bar where Inês works from ten to six, and Samir until one o'clock. */
async function openWithParts(set: object = {}) {
  const at = await openBar(server);
  await at.setRules(set);
  const shift = await at.plan({ employee_id: at.ines.id });
  await at.plan({ employee_id: at.samir.id, start: '08:00', end: '13:00' });
  await at.publish();
  const shifts = async () =>
    (await server.call(getSchedule, { params: { id: at.here }, query: { week: '2026-11-16' } }, at.manager.token)).data
      .shifts;
  return { ...at, shift, shifts };
}
const END = { side: 'END', at: '14:00' } as const;

test('the end of a shift is given to whoever can work that alone; an approval divides the shift', async () => {
  const at = await openWithParts();
  const { data: whole } = await at.optionsFor(at.ines, at.shift);
  expect(whole.colleagues.map(({ employee_id: id }) => id)).toEqual([at.tomas.id]);
  expect([whole.part_times.at(0), whole.part_times.at(-1)]).toEqual(['11:00', '17:00']);
  const { data: end } = await at.optionsFor(at.ines, at.shift, END);
  expect(end.colleagues.map(({ employee_id: id }) => id).sort()).toEqual([at.samir.id, at.tomas.id].sort());
  const give = { verb: 'GIVE' as const, shift_id: at.shift, to_employee_id: at.samir.id };
  expect((await at.ask(at.ines, give)).refusal).toMatchObject({ code: 'NOT_ELIGIBLE' });
  const { data: deal } = await at.ask(at.ines, { ...give, part: END });
  expect(deal).toMatchObject({
    shift: { start: '14:00', end: '18:00', unpaid_break_minutes: 0 },
    whole: { start: '10:00', end: '18:00', unpaid_break_minutes: 30 },
    // Offers of a part close with the whole shift.
    closes_at: '2026-11-17T08:00:00.000Z',
  });
  expect((await at.told(at.samir.user.token)).map(({ title, text }) => [title, text])).toEqual([
    [
      'Inês Quintela wants to give you a shift: Tue 17 Nov, 14:00–18:00',
      'Harbour House · Bartender\nPart of: Tue 17 Nov, 10:00–18:00',
    ],
  ]);
  const { data: taken } = await at.take(at.samir, deal);
  expect(await at.listed('WAITING')).toMatchObject([{ touches: [], is_changed: false }]);
  expect((await at.decide('APPROVED', [taken])).data.decided).toMatchObject([{ id: deal.id }]);
  const parts = (await at.shifts()).filter(({ end: until, start }) => until === '18:00' || start === '10:00');
  expect(parts).toMatchObject([
    {
      id: at.shift,
      employee_id: at.ines.id,
      start: '10:00',
      end: '14:00',
      unpaid_break_minutes: 30,
      published: 'same',
    },
    { employee_id: at.samir.id, start: '14:00', end: '18:00', unpaid_break_minutes: 0, published: 'same' },
  ]);
  expect(await at.shiftsOf(at.ines)).toEqual([at.shift]);
  expect(await at.shiftsOf(at.samir)).toHaveLength(2);
  expect((await at.told(at.ines.user.token)).find(({ kind }) => kind === 'deals.decided')?.text).toBe(
    'Harbour House · Bartender\nPart of: Tue 17 Nov, 10:00–18:00\nSamir Rocha has this shift now.\nYou keep: Tue 17 Nov, 10:00–14:00',
  );
  // Both parts are shifts like any other: what stays can be given again.
  expect((await at.optionsFor(at.ines, at.shift)).data).toMatchObject({ closed: null });
});

test('the beginning is released, seen and taken as that alone', async () => {
  const at = await openWithParts({ release: 'AUTOMATIC', part: 'AUTOMATIC' });
  const part = { side: 'START', at: '12:00' } as const;
  const { data: deal } = await at.ask(at.ines, { verb: 'RELEASE', shift_id: at.shift, part });
  // Samir works at that time.
  expect(await at.openFor(at.samir)).toEqual([]);
  expect(await at.openFor(at.tomas)).toMatchObject([
    { shift: { start: '10:00', end: '12:00' }, whole: { end: '18:00' }, needs_approval: false },
  ]);
  expect((await at.take(at.tomas, deal)).data).toMatchObject({ state: 'APPROVED', ended_by: 'RULES' });
  expect((await at.shifts()).find(({ id }) => id === at.shift)).toMatchObject({ start: '12:00', end: '18:00' });
});

test('a location switches parts off, or has a manager approve them, and says how short they may be', async () => {
  const at = await openWithParts({ give: 'AUTOMATIC' });
  const give = { verb: 'GIVE' as const, shift_id: at.shift, to_employee_id: at.tomas.id, part: END };
  const { data: deal } = await at.ask(at.ines, give);
  expect((await at.take(at.tomas, deal)).data).toMatchObject({ state: 'TAKEN' });
  await at.withdraw(at.ines, { id: deal.id, version: 2 });
  await at.setRules({ part_minutes: 300 });
  expect((await at.ask(at.ines, give)).refusal).toMatchObject({ code: 'PART_TOO_SHORT' });
  expect((await at.optionsFor(at.ines, at.shift)).data.part_times).toEqual([]);
  await at.setRules({ part_minutes: 60, part: 'OFF' });
  expect((await at.ask(at.ines, give)).refusal).toMatchObject({ code: 'DEAL_OFF' });
  expect((await at.optionsFor(at.ines, at.shift)).data.part_times).toEqual([]);
  expect((await at.ask(at.ines, { ...give, part: { side: 'END', at: '14:10' } })).status).toBe(409);
});

test('a publication that changes the whole ends a request for a part; a draft keeps it from being approved', async () => {
  const at = await openWithParts();
  const give = { verb: 'GIVE' as const, shift_id: at.shift, to_employee_id: at.tomas.id, part: END };
  const { data: deal } = await at.ask(at.ines, give);
  const { data: taken } = await at.take(at.tomas, deal);
  await at.change(at.shift, { start: '09:00' });
  expect(await at.listed('WAITING')).toMatchObject([{ is_changed: true }]);
  expect((await at.decide('APPROVED', [taken])).data.left).toMatchObject([{ why: 'SHIFT_CHANGED' }]);
  await at.publish();
  expect(await at.dealsOf(at.ines)).toMatchObject([{ state: 'VOID' }]);
});

test('a part that goes over midnight into the next week stays with its weeks', async () => {
  const at = await openBar(server);
  const shift = await at.plan({ employee_id: at.ines.id, date: '2026-11-22', start: '20:00', end: '03:00' });
  await at.publish();
  const part = { side: 'END', at: '00:30' } as const;
  const give = { verb: 'GIVE' as const, shift_id: shift, to_employee_id: at.tomas.id, part };
  const { data: deal } = await at.ask(at.ines, give);
  expect(deal.shift).toMatchObject({ date: '2026-11-23', start: '00:30', end: '03:00' });
  const { data: taken } = await at.take(at.tomas, deal);
  await at.decide('APPROVED', [taken]);
  expect((await at.week('2026-11-23')).shifts).toMatchObject([
    { employee_id: at.tomas.id, date: '2026-11-23', published: 'same' },
  ]);
  expect((await at.week()).shifts).toMatchObject([{ id: shift, end: '00:30', published: 'same' }]);
});

test('a part is bid for like a whole shift', async () => {
  const at = await openWithParts({ claims: 'BIDS' });
  const { data: deal } = await at.ask(at.ines, { verb: 'RELEASE', shift_id: at.shift, part: END });
  expect((await at.bid(at.samir, at.shift)).data).toMatchObject({ shift: { start: '14:00', end: '18:00' } });
  await at.closeNow();
  expect(await at.dealsOf(at.samir)).toMatchObject([{ id: deal.id, state: 'TAKEN', shift: { start: '14:00' } }]);
  const [waiting] = await at.listed('WAITING');
  await at.decide('APPROVED', [{ id: deal.id, version: waiting?.version ?? 0 }]);
  expect(await at.shiftsOf(at.samir)).toHaveLength(2);
});
