import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { newId } from '@hearth/kit/id';
import { describe, expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import type { Conflict, Shift, ShiftCommand, ShiftContent } from '../../../contract/schemas.ts';

const server = await startTestServer();
const TUESDAY = '2026-11-17';

function content(restaurant: Restaurant, more: Partial<ShiftContent> = {}): ShiftContent {
  return {
    employee_id: restaurant.ines.id,
    position_id: restaurant.bar,
    date: TUESDAY,
    start: '16:00',
    end: '00:30',
    unpaid_break_minutes: 30,
    paid_break_minutes: 0,
    station: 'Main bar',
    note: '',
    ...more,
  };
}

function save(
  restaurant: Restaurant,
  commands: ShiftCommand[],
  more: { answers?: { key: string; reason: string }[]; token?: string; key?: string; at?: string } = {},
) {
  return server.call(
    contract.saveShifts,
    {
      params: { id: more.at ?? restaurant.here },
      body: { idempotency_key: more.key ?? newId(), commands, answers: more.answers ?? [] },
    },
    more.token ?? restaurant.manager.token,
  );
}

const create = (restaurant: Restaurant, more: Partial<ShiftContent> = {}, id = newId()): ShiftCommand => ({
  kind: 'create',
  id,
  content: content(restaurant, more),
});

async function created(restaurant: Restaurant, more: Partial<ShiftContent> = {}): Promise<Shift> {
  const reply = await save(restaurant, [create(restaurant, more)]);
  const [shift] = reply.data.shifts;
  if (shift === undefined) throw new Error(reply.text);
  return shift;
}

async function shiftsOf(restaurant: Restaurant): Promise<Shift[]> {
  const reply = await server.call(
    contract.getSchedule,
    { params: { id: restaurant.here }, query: { week: TUESDAY } },
    restaurant.manager.token,
  );
  return reply.data.shifts;
}

const conflictsIn = (refusal: Readonly<Record<string, unknown>>): Conflict[] => refusal['conflicts'] as Conflict[];

test('a shift is saved with its instants in the zone of the location, as a draft of version 1', async () => {
  const restaurant = await openRestaurant(server);
  const reply = await save(restaurant, [create(restaurant)]);
  expect(reply.status).toBe(200);
  expect(reply.data.shifts).toMatchObject([
    {
      date: TUESDAY,
      start: '16:00',
      end: '00:30',
      starts_at: '2026-11-17T16:00:00.000Z',
      ends_at: '2026-11-18T00:30:00.000Z',
      version: 1,
      published: null,
      removed: false,
    },
  ]);
  expect(reply.data.versions).toEqual([{ week: '2026-11-16', version: 1 }]);
  expect(await shiftsOf(restaurant)).toEqual(reply.data.shifts);
});

test('a batch is saved whole or not at all', async () => {
  const restaurant = await openRestaurant(server);
  const reply = await save(restaurant, [
    create(restaurant),
    create(restaurant, { date: '2026-11-19', start: '10:00', end: '10:00', unpaid_break_minutes: 0 }),
  ]);
  expect(reply.refusal.code).toBe('SHIFT_TIMES_EQUAL');
  expect(await shiftsOf(restaurant)).toEqual([]);
});

test('steps of one batch build on each other: made, moved, taken away and put back', async () => {
  const restaurant = await openRestaurant(server);
  const id = newId();
  const reply = await save(restaurant, [
    create(restaurant, {}, id),
    { kind: 'change', id, expected_version: 0, set: { date: '2026-11-18' } },
    { kind: 'delete', id, expected_version: 0 },
    { kind: 'restore', id, expected_version: 0 },
  ]);
  expect(reply.data.shifts).toMatchObject([{ id, date: '2026-11-18', version: 1, removed: false }]);
});

test('the same key again saves nothing again, and gives what is there', async () => {
  const restaurant = await openRestaurant(server);
  const key = newId();
  const command = create(restaurant);
  const first = await save(restaurant, [command], { key });
  const again = await save(restaurant, [command], { key });
  expect(again.status).toBe(200);
  expect(again.data.shifts).toEqual(first.data.shifts);
  expect(again.data.versions).toEqual(first.data.versions);
});

describe('two managers', () => {
  test('editing the same shift: one is saved, the others get CONFLICT_STALE with the shift as it is now', async () => {
    const restaurant = await openRestaurant(server);
    for (const date of ['2026-11-16', '2026-11-18', '2026-11-20']) {
      const shift = await created(restaurant, { date });
      const replies = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          save(restaurant, [{ kind: 'change', id: shift.id, expected_version: 1, set: { note: `${index}` } }]),
        ),
      );
      const winners = replies.filter((reply) => reply.status === 200);
      expect(winners).toHaveLength(1);
      for (const loser of replies.filter((reply) => reply.status !== 200)) {
        expect(loser.refusal.code).toBe('CONFLICT_STALE');
        expect(loser.refusal['current']).toEqual(winners[0]?.data.shifts);
      }
    }
  });

  test('at two locations cannot give one person two shifts at once', async () => {
    const restaurant = await openRestaurant(server);
    const guests = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const guest = await restaurant.hireAt(restaurant.here);
        await server.run(({ db }) =>
          db.query('insert into team.secondary_location (employee_id, location_id, group_id) values ($1, $2, $3)', [
            guest.id,
            restaurant.there,
            restaurant.groupId,
          ]),
        );
        return guest.id;
      }),
    );
    for (const guest of guests) {
      const replies = await Promise.all(
        [restaurant.here, restaurant.there].map((at) =>
          save(restaurant, [create(restaurant, { employee_id: guest })], { at }),
        ),
      );
      expect(replies.map((reply) => reply.status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      const refused = replies.find((reply) => reply.status === 409);
      expect(refused?.refusal.code).toBe('SHIFT_CONFLICT');
      expect(conflictsIn(refused?.refusal ?? {})).toMatchObject([{ rule: 'overlap' }]);
    }
  });

  test('moving two shifts in opposite order both finish', async () => {
    const restaurant = await openRestaurant(server);
    const one = await created(restaurant, { date: '2026-11-16' });
    const two = await created(restaurant, { date: '2026-11-19' });
    const note = (shift: Shift, set: object): ShiftCommand => ({
      kind: 'change',
      id: shift.id,
      expected_version: 1,
      set,
    });
    const replies = await Promise.all([
      save(restaurant, [note(one, { note: 'a' }), note(two, { note: 'a' })]),
      save(restaurant, [note(two, { note: 'b' }), note(one, { note: 'b' })]),
    ]);
    expect(replies.map((reply) => reply.status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe('conflicts', () => {
  test('a block refuses and names the rule; an overlap cannot even be overridden', async () => {
    const restaurant = await openRestaurant(server);
    await created(restaurant);
    const command = create(restaurant, { start: '12:00', end: '17:00' });
    const refused = await save(restaurant, [command]);
    expect(refused.refusal.code).toBe('SHIFT_CONFLICT');
    const [conflict] = conflictsIn(refused.refusal);
    expect(conflict).toMatchObject({ rule: 'overlap', level: 'block', facts: { actual: 60, unit: 'minutes' } });
    const answers = [{ key: conflict?.key ?? '', reason: 'they insist' }];
    expect((await save(restaurant, [command], { answers })).refusal.code).toBe('SHIFT_CONFLICT');
  });

  test('a short rest needs consent, and the consent is kept with its reason', async () => {
    const restaurant = await openRestaurant(server);
    await created(restaurant);
    const command = create(restaurant, { date: '2026-11-18', start: '09:00', end: '17:00' });
    const refused = await save(restaurant, [command]);
    expect(refused.refusal.code).toBe('CONSENT_NEEDED');
    const [conflict] = conflictsIn(refused.refusal);
    expect(conflict).toMatchObject({ rule: 'rest_gap', facts: { actual: 510, limit: 660 } });
    const answers = [{ key: conflict?.key ?? '', reason: 'Inês agreed by phone' }];
    const reply = await save(restaurant, [command], { answers });
    expect(reply.status).toBe(200);
    expect(reply.data.conflicts).toMatchObject([{ rule: 'rest_gap' }]);
    const history = await server.call(
      contract.listShiftHistory,
      { params: { id: restaurant.here }, query: {} },
      restaurant.manager.token,
    );
    expect(history.data.entries.map((entry) => entry.verb).sort()).toEqual(['CONSENTED', 'CREATED', 'CREATED']);
    expect(history.data.entries.find((entry) => entry.verb === 'CONSENTED')).toMatchObject({
      rule: 'rest_gap',
      reason: 'Inês agreed by phone',
      by: restaurant.manager.userId,
    });
  });

  test('what was agreed to says so to everyone who opens the week; if it gets worse, it is asked about again', async () => {
    const restaurant = await openRestaurant(server);
    await created(restaurant);
    const id = newId();
    const early = create(restaurant, { date: '2026-11-18', start: '09:00', end: '17:00' }, id);
    const [conflict] = conflictsIn((await save(restaurant, [early])).refusal);
    const answer = { key: conflict?.key ?? '', reason: 'Inês agreed by phone' };
    const reply = await save(restaurant, [early], { answers: [answer] });
    const given = { kind: 'CONSENTED', reason: answer.reason, at: server.clock.now().toISOString() };
    expect(reply.data.conflicts).toMatchObject([{ rule: 'rest_gap', answer: given }]);
    const at = { params: { id: restaurant.here }, query: { week: TUESDAY } };
    const week = await server.call(contract.getSchedule, at, restaurant.manager.token);
    expect(week.data.answers).toMatchObject([{ key: answer.key, excess: 150, ...given }]);
    expect(week.data.answers[0]?.by).not.toBe('');
    const preview = await server.call(contract.previewPublication, at, restaurant.manager.token);
    expect(preview.data.conflicts).toMatchObject([{ rule: 'rest_gap', answer: given }]);

    const worse = await save(restaurant, [{ kind: 'change', id, expected_version: 1, set: { start: '08:00' } }]);
    expect(worse.refusal.code).toBe('CONSENT_NEEDED');
    const milder = await save(restaurant, [{ kind: 'change', id, expected_version: 1, set: { start: '10:00' } }]);
    expect(milder.data.conflicts).toMatchObject([{ rule: 'rest_gap', answer: given }]);
  });

  test('a block is overridden only by someone who may, and with a reason', async () => {
    const restaurant = await openRestaurant(server);
    const { id: leaver } = await restaurant.hireAt(restaurant.here, { hireDate: '2026-12-01' });
    const command = create(restaurant, { employee_id: leaver });
    const refused = await save(restaurant, [command]);
    const answers = conflictsIn(refused.refusal).map(({ key }) => ({ key, reason: 'trial shift' }));
    const scheduler = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
    const mayNot = await save(restaurant, [command], { answers, token: scheduler.token });
    expect(mayNot.refusal.code).toBe('OVERRIDE_NOT_ALLOWED');
    expect((await save(restaurant, [command], { answers })).status).toBe(200);
  });

  test('what was wrong before does not stop other edits', async () => {
    const restaurant = await openRestaurant(server);
    const shift = await created(restaurant);
    await server.run(({ db }) =>
      db.query("update team.employee set hire_date = '2027-01-01', contract_minutes_per_week = 0 where id = $1", [
        restaurant.ines.id,
      ]),
    );
    const reply = await save(restaurant, [
      { kind: 'change', id: shift.id, expected_version: 1, set: { note: 'bring the keys' } },
    ]);
    expect(reply.status).toBe(200);
    expect(reply.data.conflicts.map((conflict) => conflict.rule)).toEqual(['not_employed', 'contract_hours']);
  });

  test('the week before and the week after count', async () => {
    const restaurant = await openRestaurant(server);
    await created(restaurant, { date: '2026-11-15', start: '18:00', end: '02:00' });
    const refused = await save(restaurant, [create(restaurant, { date: '2026-11-16', start: '08:00', end: '14:00' })]);
    expect(conflictsIn(refused.refusal)).toMatchObject([{ rule: 'rest_gap' }]);
  });
});

describe('what does not belong', () => {
  test('a person of another location is refused', async () => {
    const restaurant = await openRestaurant(server);
    const { id } = await restaurant.hireAt(restaurant.there);
    expect((await save(restaurant, [create(restaurant, { employee_id: id })])).refusal.code).toBe('UNKNOWN_PERSON');
  });

  test('a position of another group is refused', async () => {
    const restaurant = await openRestaurant(server);
    const other = await openRestaurant(server);
    expect((await save(restaurant, [create(restaurant, { position_id: other.bar })])).refusal.code).toBe(
      'UNKNOWN_POSITION',
    );
  });

  test('a shift of another location, or of another group, is as stale as one that does not exist', async () => {
    const restaurant = await openRestaurant(server);
    const other = await openRestaurant(server);
    const shift = await created(other);
    const change: ShiftCommand = { kind: 'change', id: shift.id, expected_version: 1, set: { note: 'mine now' } };
    expect((await save(restaurant, [change])).refusal.code).toBe('CONFLICT_STALE');
    expect((await save(other, [change], { at: other.there })).refusal.code).toBe('CONFLICT_STALE');
    expect((await save(restaurant, [{ ...create(restaurant), id: shift.id } as ShiftCommand])).status).toBe(409);
    expect((await shiftsOf(other))[0]?.note).toBe('');
  });

  test('a right narrowed to the kitchen edits shifts of the kitchen only', async () => {
    const restaurant = await openRestaurant(server);
    const chef = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE'], ['KITCHEN']);
    const own = create(restaurant, { position_id: restaurant.kitchen, employee_id: null });
    expect((await save(restaurant, [own], { token: chef.token })).status).toBe(200);
    const bar = await created(restaurant);
    const takeOver: ShiftCommand = {
      kind: 'change',
      id: bar.id,
      expected_version: 1,
      set: { position_id: restaurant.kitchen },
    };
    for (const command of [create(restaurant, { date: '2026-11-20' }), takeOver])
      expect((await save(restaurant, [command], { token: chef.token })).refusal.code).toBe('POSITION_NOT_ALLOWED');
  });

  test('a brand that is not a location has no schedule', async () => {
    const restaurant = await openRestaurant(server);
    const reply = await save(restaurant, [create(restaurant)], { at: restaurant.groupId });
    expect(reply.refusal.code).toBe('SCHEDULE_NEEDS_LOCATION');
  });
});
