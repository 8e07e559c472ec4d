import { isHeldByOther } from '@hearth/domains/access/service';
import { findPublishedById } from '@hearth/domains/scheduling/service';
import type { PublishedRow, ScheduleLocation } from '@hearth/domains/scheduling/service';
import { findEmployees } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { LIVE_OWN } from '../../contract/failures.ts';

type Place = Pick<ScheduleLocation, 'id' | 'group_id'>;
interface Reader {
  readonly userId: string;
  readonly now: Date;
}

/** A published shift of a location; one of another location is NOT_FOUND. */
export async function requireShiftAt(tx: Tx<'system'>, place: Place, shiftId: string): Promise<PublishedRow> {
  const [shift] = await findPublishedById(tx, [shiftId]);
  if (shift?.location_id !== place.id) throw failure(NOT_FOUND);
  return shift;
}

/** Refuses what is about the caller’s own working time, as long as somebody else could do it. */
export async function requireOther(
  tx: Tx<'system'>,
  place: Place,
  people: readonly (Pick<StaffRow, 'user_id'> | undefined)[],
  { userId, now }: Reader,
): Promise<void> {
  if (!people.some((person) => person?.user_id === userId)) return;
  const at = { groupId: place.group_id, brandId: place.id };
  if (await isHeldByOther(tx, at, 'PUBLISH_SCHEDULE', { now, userId })) throw failure(LIVE_OWN);
}

/** Some employees by their ids, in the order of the ids. */
export async function findPeople(tx: Tx<'system'>, ids: readonly (string | null)[]): Promise<(StaffRow | undefined)[]> {
  const known = new Map(
    (
      await findEmployees(
        tx,
        ids.flatMap((id) => id ?? []),
      )
    ).map((person) => [person.id, person]),
  );
  return ids.map((id) => known.get(id ?? ''));
}
