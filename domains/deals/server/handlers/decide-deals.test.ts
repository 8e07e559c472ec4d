import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { describe, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { Deal } from '../../contract/schemas.ts';
import { openBar } from './deals.fixture.ts';

const server = await startTestServer({ at: '2026-11-10T09:00:00Z' });

describe('managers', () => {
  test('who may publish decides; who may only edit does not', async () => {
    const at = await openBar(server);
    const shift = await at.plan({ employee_id: null });
    await at.publish();
    const { data: deal } = await at.ask(at.samir, { verb: 'PICK_UP', shift_id: shift, employee_id: at.samir.id });
    const editor = await at.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE', 'DECIDE_TIME_OFF']);
    expect((await at.decide('APPROVED', [deal], { token: editor.token })).status).toBe(403);
    const { data } = await at.decide('DECLINED', [deal], { note: 'We have enough people' });
    expect(data.decided).toMatchObject([{ id: deal.id }]);
    expect(await at.dealsOf(at.samir)).toMatchObject([
      { state: 'DECLINED', ended_by: 'MANAGER', decision_note: 'We have enough people' },
    ]);
  });

  test('nobody decides on a request that they take part in: the next manager is asked', async () => {
    const at = await openBar(server);
    const own = await at.managerWith(['VIEW_SCHEDULE', 'PUBLISH_SCHEDULE']);
    const rita = await at.hire('Rita', { userId: own.userId });
    const shift = await at.plan({ employee_id: at.ines.id });
    await at.publish();
    const { data: deal } = await at.ask(at.ines, { verb: 'RELEASE', shift_id: shift });
    const { data: taken } = await at.take({ ...rita, user: own }, deal);
    expect(await at.listed('WAITING', own.token)).toMatchObject([{ id: deal.id, is_own: true }]);
    expect(await at.listed('WAITING')).toMatchObject([{ id: deal.id, is_own: false }]);
    expect(await at.waiting(own.token)).toBe(0);
    expect(await at.waiting()).toBe(1);
    for (const decision of ['APPROVED', 'DECLINED'] as const)
      expect((await at.decide(decision, [taken], { token: own.token })).data).toMatchObject({
        decided: [],
        left: [{ id: deal.id, why: 'OWN' }],
      });
    expect((await at.told(own.token)).map(({ kind }) => kind)).not.toContain('deals.waiting');
    expect((await at.told(at.manager.token)).map(({ kind }) => kind)).toEqual(['deals.waiting']);
    expect((await at.decide('APPROVED', [taken])).data.decided).toMatchObject([{ id: deal.id }]);
    expect(await at.waiting()).toBe(0);
  });

  test('a manager acts in somebody’s name, with a reason that stays on record', async () => {
    const at = await openBar(server);
    const shift = await at.plan({ employee_id: at.ines.id });
    await at.publish();
    const request = { verb: 'RELEASE' as const, shift_id: shift, note: '', idempotency_key: newId() };
    const make = (reason: string, token = at.manager.token) =>
      server.call(contract.makeDealFor, { params: { id: at.here }, body: { request, reason } }, token);
    expect((await make(' ')).status).toBe(400);
    const { data: deal } = await make('She called in');
    const act = (of: Deal, body: { act: 'TAKE' | 'REFUSE' | 'WITHDRAW'; employee_id?: string; reason: string }) =>
      server.call(
        contract.actOnDeal,
        { params: { id: at.here, deal_id: of.id }, body: { version: of.version, ...body } },
        at.manager.token,
      );
    const { data: taken } = await act(deal, { act: 'TAKE', employee_id: at.samir.id, reason: 'He agreed by phone' });
    expect(taken).toMatchObject({ state: 'TAKEN', taker: { employee_id: at.samir.id } });
    expect(await at.listed('WAITING')).toMatchObject([
      {
        acts: [
          { for_employee: at.ines.id, reason: 'She called in' },
          { for_employee: at.samir.id, reason: 'He agreed by phone' },
        ],
      },
    ]);
    expect((await at.told(at.samir.user.token)).map(({ title }) => title)).toContain(
      'Your manager accepted a shift on your behalf: Tue 17 Nov, 10:00–18:00',
    );
    expect((await act(taken, { act: 'WITHDRAW', reason: 'She can work after all' })).data.state).toBe('WITHDRAWN');
    const outsider = await openBar(server);
    expect((await make('No', outsider.manager.token)).status).toBe(404);
  });

  test('pages of the list follow each other', async () => {
    const at = await openBar(server);
    for (const date of ['2026-11-17', '2026-11-18', '2026-11-19']) {
      const shift = await at.plan({ employee_id: null, date });
      await at.publish();
      await at.ask(at.samir, { verb: 'PICK_UP', shift_id: shift, employee_id: at.samir.id });
    }
    const page = (cursor?: string) =>
      server.call(
        contract.listDeals,
        {
          params: { id: at.groupId },
          query: { show: 'WAITING', limit: '2', ...(cursor === undefined ? {} : { cursor }) },
        },
        at.manager.token,
      );
    const first = (await page()).data;
    const second = (await page(first.next_cursor ?? '')).data;
    expect([first, second].map(({ deals }) => deals.map(({ shift }) => shift.date))).toEqual([
      ['2026-11-17', '2026-11-18'],
      ['2026-11-19'],
    ]);
    expect(first.total).toBe(3);
    expect(second.next_cursor).toBeNull();
  });
});

test('whoever a step concerns hears of it, and nobody else', async () => {
  const at = await openBar(server);
  const shift = await at.plan({ employee_id: at.ines.id, start: '18:00', end: '23:00' });
  await at.plan({ employee_id: at.tomas.id, start: '17:00', end: '22:00' });
  await at.publish();
  const { data: deal } = await at.ask(at.ines, { verb: 'RELEASE', shift_id: shift, note: 'A wedding' });
  expect(await at.told(at.samir.user.token)).toEqual([
    {
      kind: 'deals.released',
      title: 'Open shift: Tue 17 Nov, 18:00–23:00',
      text: 'Harbour House · Bartender\nA wedding',
      link: '/my/shifts/requests?show=open',
    },
  ]);
  // Tomás could not take it.
  expect(await at.told(at.tomas.user.token)).toEqual([]);
  expect(await at.told(at.ines.user.token)).toEqual([]);
  expect(await at.told(at.manager.token)).toEqual([]);
  const { data: taken } = await at.take(at.samir, deal);
  expect(await at.told(at.ines.user.token)).toMatchObject([
    { kind: 'deals.taken', title: 'Samir Rocha wants to take your shift: Tue 17 Nov, 18:00–23:00' },
  ]);
  expect(await at.told(at.manager.token)).toMatchObject([{ kind: 'deals.waiting', link: '/schedule/requests' }]);
  await at.decide('APPROVED', [taken]);
  const decided = async (token: string) => (await at.told(token)).find(({ kind }) => kind === 'deals.decided');
  expect(await decided(at.ines.user.token)).toMatchObject({
    text: 'Harbour House · Bartender\nSamir Rocha has this shift now.',
  });
  expect(await decided(at.samir.user.token)).toMatchObject({
    text: 'Harbour House · Bartender\nThis shift is now yours.',
  });
  // The deal tells of it, and the publication that carries it out does not tell once more.
  expect(await at.kindsOf(at.samir.user.token)).toEqual(['deals.decided', 'deals.released']);
});
