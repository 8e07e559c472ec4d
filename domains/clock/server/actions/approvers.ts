import { findHolders } from '@hearth/domains/access/service';
import { findAttachedTo, findEmploymentsIn } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import type { KioskPunch } from '../../contract/kiosk-schemas.ts';
import type { KioskRow } from '../queries/kiosk.ts';
import { findClockPlaces } from '../queries/place.ts';
import { findPins } from '../queries/pin.ts';

type At = Pick<KioskRow, 'location_id' | 'group_id'>;

/**
 * Who can say yes at a tablet: those who may publish the schedule there, work there themselves and have a PIN that nobody but they know:
 * one that they set with their own account.
 */
export async function findApprovers(db: Tx<'system'>, at: At, now: Date): Promise<StaffRow[]> {
  const place = { groupId: at.group_id, brandId: at.location_id };
  const users = await findHolders(db, place, 'PUBLISH_SCHEDULE', now);
  if (users.length === 0) return [];
  const [working] = await findClockPlaces(db, [at.location_id]);
  if (working === undefined) return [];
  const today = localDay(now, working.time_zone);
  const employments = (await findEmploymentsIn(db, at.group_id, users)).filter(
    ({ end_date: end }) => end === null || end >= today,
  );
  const ids = employments.map(({ id }) => id);
  const here = await findAttachedTo(db, at.location_id, ids);
  const setBy = new Map((await findPins(db, ids)).map((row) => [row.employee_id, row.set_by]));
  return employments.filter(({ id, user_id: userId }) => here.has(id) && userId !== null && setBy.get(id) === userId);
}

/** The managers who say yes to some punches of somebody, by their ids; nobody says yes to their own. */
export async function findNamedApprovers(
  db: Tx<'system'>,
  at: At,
  {
    person,
    punches,
    now,
  }: {
    readonly person: Pick<StaffRow, 'id' | 'user_id'>;
    readonly punches: readonly KioskPunch[];
    readonly now: Date;
  },
): Promise<ReadonlyMap<string, StaffRow>> {
  if (!punches.some(({ approver }) => approver)) return new Map();
  const approvers = await findApprovers(db, at, now);
  const isOther = (one: StaffRow): boolean => one.id !== person.id && one.user_id !== person.user_id;
  return new Map(approvers.filter(isOther).map((one) => [one.id, one]));
}
