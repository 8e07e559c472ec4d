import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { Work } from '@hearth/platform/module';
import { interviewChanged } from '../contract/events.ts';
import { findHostConflict } from '../rules/slots.ts';
import { loadHosts } from './hosts.ts';
import { findBookedBetween, setFlag } from './queries/interview.ts';
import { findKitsById } from './queries/kit.ts';
import { notifyCandidate, notifyHosts } from './tell.ts';

const AT_ONCE = 100;

/** Which booked interviews to check: a span of time, and some people or a group. */
export interface BookingQuery {
  readonly from: Date;
  readonly to: Date;
  readonly groupId?: string;
  readonly hostIds?: readonly string[];
}

/**
 * Looks at a batch of booked interviews again. One that its people can no longer hold is marked, and both sides are told, once;
 * one that they can hold again is unmarked. Nothing is cancelled by itself: people decide. Answers where the next batch begins.
 */
export async function checkBookings(work: Work<'system'>, look: BookingQuery, after?: string): Promise<string | null> {
  const { db } = work;
  const rows = await findBookedBetween(db, look, {
    limit: AT_ONCE,
    ...(look.groupId === undefined ? {} : { groupId: look.groupId }),
    ...(look.hostIds === undefined ? {} : { hostIds: look.hostIds }),
    ...(after === undefined ? {} : { after }),
  });
  const kits = await findKitsById(
    db,
    rows.map((row) => row.kit_id),
  );
  await eachApart(
    work,
    Map.groupBy(rows, (row) => row.location_id),
    {
      name: 'interviews.checkBookings',
      id: ([locationId]) => locationId,
      run: (part, at) => checkAt(part, look, at, kits),
    },
  );
  return rows.length === AT_ONCE ? (rows.at(-1)?.id ?? null) : null;
}

async function checkAt(
  work: Work,
  look: BookingQuery,
  [locationId, here]: readonly [string, Awaited<ReturnType<typeof findBookedBetween>>],
  kits: Awaited<ReturnType<typeof findKitsById>>,
): Promise<void> {
  const { db, clock } = work;
  const userIds = [...new Set(here.flatMap((row) => row.host_ids))];
  const groupId = here[0]?.group_id ?? '';
  const hosts = await loadHosts(db, { groupId, locationId }, userIds, look, clock.now());
  for (const row of here) {
    const kit = kits.get(row.kit_id);
    if (kit === undefined || row.starts_at === null || row.ends_at === null) continue;
    const span = { start: row.starts_at.getTime(), end: row.ends_at.getTime() };
    const flag = findHostConflict(
      row.host_ids.flatMap((id) => hosts.get(id) ?? []),
      span,
      kit.time_zone,
    );
    if (flag === row.flag) continue;
    const marked = await setFlag(db, row.id, flag);
    await work.emit(interviewChanged(marked));
    if (row.flag !== null || flag === null) continue;
    await notifyCandidate(work, marked, kit, 'inQuestion');
    await notifyHosts(work, marked, kit, 'hostInQuestion');
  }
}
