import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { AT, openPaid, PERIOD } from './timesheets.fixture.ts';

const server = await startTestServer({ at: AT });

test('what laws ask for late changes is a line of its own with its rule, paid with the period of the shift', async () => {
  const at = await openPaid(server);
  const owe = (
    day: string,
    more: {
      amount?: number | null;
      minutes?: number | null;
      isExempt?: boolean;
      rule?: string;
      employeeId?: string;
    } = {},
  ) =>
    server.run(({ db }) =>
      db.query(
        `insert into laws.premium (id, group_id, location_id, employee_id, shift_id, publication_id, on_day, rule, law, paragraph, change, reason,
           note, is_exempt, notice_minutes, paid_minutes, amount, currency, at, by_user, before)
         values ($1, $2, $3, $4, $1, $1, $5, $6, 'Law', '§ 1', 'CANCELLED', 'EMPLOYER', '', $7, 60, $8, $9, 'EUR', now(), $10, $11)`,
        [
          newId(),
          at.groupId,
          at.here,
          more.employeeId ?? at.ines.id,
          day,
          more.rule ?? 'xx.cut',
          more.isExempt ?? false,
          more.minutes ?? null,
          more.amount === undefined ? 4500 : more.amount,
          at.manager.userId,
          { position_id: at.bar },
        ],
      ),
    );
  await at.work(at.ines.id, '2026-11-10', '09:00', '17:00');
  await owe('2026-11-11');
  await owe('2026-11-12', { isExempt: true });
  await owe('2026-11-13', { amount: null, minutes: 60, rule: 'xx.add' });
  await owe('2026-11-17');
  const lines = (await at.detail(at.ines.id)).lines.filter(({ kind }) => kind === 'PREMIUM');
  expect(lines).toMatchObject([
    { day: '2026-11-11', amount: 4500, reason: 'xx.cut' },
    { day: '2026-11-13', amount: 1200, reason: 'xx.add' },
  ]);
  expect((await at.sheetOf(at.ines.id, at.manager.token, PERIOD.from)).totals.pay).toBe(8 * 1200 + 4500 + 1200);

  // Whose pay nobody knows is owed all the same: the line is there, and there is no sum without it.
  const unpaid = await at.hireAt(at.here);
  await owe('2026-11-12', { amount: null, minutes: 60, employeeId: unpaid.id });
  expect((await at.detail(unpaid.id)).lines).toMatchObject([
    { kind: 'PREMIUM', day: '2026-11-12', amount: null, reason: 'xx.cut' },
  ]);
  expect((await at.sheetOf(unpaid.id, at.manager.token, PERIOD.from)).totals.pay).toBeNull();

  // The rate is that of the position of the shift, not that of the person.
  await server.run(({ db }) =>
    db.query(
      `insert into team.position_rate (id, employee_id, group_id, effective_from, amount, currency, position_id)
       values ($4, $1, $2, '2026-01-01', 1800, 'EUR', $3)`,
      [unpaid.id, at.groupId, at.bar, newId()],
    ),
  );
  expect((await at.detail(unpaid.id)).lines).toMatchObject([{ kind: 'PREMIUM', amount: 1800 }]);
});
