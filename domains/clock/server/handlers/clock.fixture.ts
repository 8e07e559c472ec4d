import { makeShift } from '@hearth/domains/scheduling/factory';
import type { ShiftContent } from '@hearth/domains/scheduling/schemas';
import { seedPublications } from '@hearth/domains/scheduling/seed';
import { openRestaurant } from '@hearth/domains/team/factory';
import type { Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import type { Permission } from '@hearth/kit/permissions';
import type { TestServer } from '@hearth/testing/server';
import * as contract from '../../contract/endpoints.ts';
import type { ClockSetting, SentPunch } from '../../contract/schemas.ts';
import { seedClock } from '../../db/seed.ts';

const MS_PER_MINUTE = 60_000;

/** A restaurant where people clock in on their own phones; Inês works at its bar. */
export async function openClocked(server: TestServer, more: Partial<ClockSetting> = {}) {
  const restaurant = await openRestaurant(server);
  const { groupId, here, bar, ines, manager } = restaurant;
  const setClock = (value: Partial<ClockSetting>, at = groupId) =>
    server.run((work) => seedClock(work, { groupId, brandId: at, userId: manager.userId }, value));
  await setClock({ own_devices: true, early: 'ALLOW', unscheduled: 'ALLOW', ...more });
  const now = (): Date => server.clock.now();
  /** A punch that was made some minutes ago. */
  const sentPunch = (kind: SentPunch['kind'], minutesAgo = 0, change: Partial<SentPunch> = {}): SentPunch => ({
    idempotency_key: newId(),
    kind,
    device_at: new Date(now().getTime() - minutesAgo * MS_PER_MINUTE).toISOString(),
    position: null,
    position_id: null,
    reason: '',
    attestation: null,
    ...change,
  });
  const send = (punches: readonly SentPunch[], change: { sentAt?: string; token?: string; employeeId?: string } = {}) =>
    server.call(
      contract.recordMyPunches,
      {
        params: { employee_id: change.employeeId ?? ines.id },
        body: { sent_at: change.sentAt ?? now().toISOString(), source: 'PHONE', punches: [...punches] },
      },
      change.token ?? ines.user.token,
    );
  const outcomes = async (...punches: readonly SentPunch[]) =>
    (await send(punches)).data.outcomes.map(({ outcome }) => outcome);
  const mine = async (from = '2026-11-10', to = '2026-11-20') =>
    (
      await server.call(
        contract.listMyPunches,
        { params: { employee_id: ines.id }, query: { from, to } },
        ines.user.token,
      )
    ).data.punches;
  const myClock = async () => (await server.call(contract.getMyClock, {}, ines.user.token)).data.clocks;
  /** Published shifts, by the clock of Lisbon; Inês's unless said otherwise. */
  const schedule = (...shifts: readonly Partial<ShiftContent>[]) =>
    server.run(async ({ db }) => {
      for (const shift of shifts)
        await makeShift(db, { groupId, locationId: here }, { employee_id: ines.id, position_id: bar, ...shift });
      const days = { from: '2026-10-01', to: '2026-12-31' };
      await seedPublications(db, groupId, days, { at: now(), userId: manager.userId });
    });
  const hireAt = (at: string, person?: Parameters<Restaurant['hireAt']>[1]) => restaurant.hireAt(at, person);
  const managerWith = (permissions: readonly Permission[], departments?: readonly [string, ...string[]]) =>
    restaurant.managerWith(permissions, departments);
  return { ...restaurant, hireAt, managerWith, setClock, sentPunch, send, outcomes, mine, myClock, schedule };
}
