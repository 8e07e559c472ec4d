import { findBrandNames, getBrand } from '@hearth/domains/core/service';
import type { BrandGrant } from '@hearth/kit/access';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { EmploymentChangeBody } from '../../contract/employment-schemas.ts';
import { EMPLOYMENT_MOVING } from '../../contract/events.ts';
import type { EmploymentChange } from '../../rules/employment/terms.ts';
import { PARTS } from '../../rules/employment/terms.ts';
import { type EmployeeRow, setPay, setPositionRate } from '../queries/employee.ts';
import { insertEvents, type NewEvent } from '../queries/employment-event.ts';
import { findPositionNames } from '../queries/position.ts';
import { writeChange } from './write-change.ts';

/** Who changes an employment, and by which right. */
export type ChangeWork = Pick<Work, 'db' | 'clock' | 'emit'> & {
  readonly grant: BrandGrant;
  readonly actor: { readonly userId: string };
};

/** The day it is at a location. */
export async function localToday(tx: Tx, locationId: string, now: Date): Promise<string> {
  return localDay(now, (await getBrand(tx, locationId)).timeZone);
}

/** Writes a dated change and the record of it, with names as they are now. A change of nothing writes nothing. */
export async function recordChange(
  work: ChangeWork,
  employee: EmployeeRow,
  change: EmploymentChange,
  today: string,
): Promise<void> {
  const { db, clock, grant, actor } = work;
  if (PARTS.every((part) => change[part] === undefined)) return;
  const now = clock.now();
  await writeChange(db, { id: employee.id, groupId: grant.groupId, today, now }, change);
  const events = await toEvents(db, change);
  await insertEvents(db, { groupId: grant.groupId, employeeId: employee.id }, events, {
    userId: actor.userId,
    at: now,
  });
  await announceMove(work, employee, change, today);
}

/** Says that somebody moves, unless what is written is about the past: a correction moves nobody. */
async function announceMove(
  { emit, grant, actor }: ChangeWork,
  employee: EmployeeRow,
  { from, PLACES: places, POSITIONS: positions }: EmploymentChange,
  today: string,
): Promise<void> {
  const locationId = places?.locationId ?? employee.location_id;
  const positionId = positions === undefined ? employee.position_id : positions.positionId;
  if (from < today || (locationId === employee.location_id && positionId === employee.position_id)) return;
  await emit(
    EMPLOYMENT_MOVING.of({
      group_id: grant.groupId,
      topics: [...new Set([employee.location_id, locationId])].map((id) => `brand:${id}` as const),
      data: {
        employee_id: employee.id,
        from,
        location_id: locationId,
        position_id: positionId,
        by_user_id: actor.userId,
      },
    }),
  );
}

async function toEvents(tx: Tx, change: EmploymentChange): Promise<NewEvent[]> {
  const { from, PLACES: places, POSITIONS: positions, CONTRACT: contract } = change;
  const events: NewEvent[] = [];
  if (places !== undefined) {
    const ids = [places.locationId, ...places.furtherIds];
    const names = await findBrandNames(tx, ids);
    events.push({ deed: 'PLACES', from, detail: { what: ids.flatMap((id) => names.get(id) ?? []) } });
  }
  if (positions !== undefined) {
    const ids = [...(positions.positionId === null ? [] : [positions.positionId]), ...positions.furtherIds];
    const names = await findPositionNames(tx, ids);
    events.push({ deed: 'POSITIONS', from, detail: { what: ids.flatMap((id) => names.get(id) ?? []) } });
  }
  if (contract !== undefined)
    events.push({ deed: 'CONTRACT', from, detail: { minutes_per_week: contract.minutesPerWeek } });
  return events;
}

/** Writes pay from a day on, and the record of it. The caller has checked VIEW_PAY. */
export async function recordPay(
  { db, clock, grant, actor }: ChangeWork,
  employee: EmployeeRow,
  { from, pay = [] }: Pick<EmploymentChangeBody, 'from' | 'pay'>,
): Promise<void> {
  const of = { employeeId: employee.id, groupId: grant.groupId };
  const positions = await findPositionNames(
    db,
    pay.flatMap((one) => one.position_id ?? []),
  );
  const places = await findBrandNames(
    db,
    pay.flatMap((one) => one.location_id ?? []),
  );
  const events: NewEvent[] = [];
  for (const { position_id: positionId, location_id: locationId, rate } of pay) {
    if (positionId !== null) await setPositionRate(db, { ...of, positionId, locationId, from, rate });
    else if (rate !== null) await setPay(db, { ...of, from, ...rate });
    const what = [positions.get(positionId ?? ''), places.get(locationId ?? '')].filter((name) => name !== undefined);
    events.push({ deed: 'PAY', from, detail: { what, rate } });
  }
  await insertEvents(db, of, events, { userId: actor.userId, at: clock.now() });
}
