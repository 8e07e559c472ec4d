import { listAttachments } from '@hearth/domains/media/service';
import type { Tx } from '@hearth/platform/database';
import type { HeldQualification, ShiftDemand } from '../contract/schemas.ts';
import { findHeldOf, findShiftDemands } from './queries/demand.ts';
import { findOwnRecords, type RecordRow } from './queries/record.ts';

/** What shifts demand at some locations, by location, in one statement: their own demands and those of the brands above them. */
export function findDemandsAt(
  tx: Tx,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ShiftDemand[]>> {
  return findShiftDemands(tx, locationIds);
}

/** The confirmed qualifications of people that any position demands, by person, in one statement. */
export function findHeld(
  tx: Tx,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly HeldQualification[]>> {
  return findHeldOf(tx, employeeIds);
}

/** Everything that is recorded of the signed-in person's qualifications, the newest first, with the names of the files. */
export async function findMyRecords(
  tx: Tx<'self'>,
): Promise<readonly (RecordRow & { readonly file_name: string | null })[]> {
  const rows = await findOwnRecords(tx);
  const names = new Map<string, string>();
  for (const [groupId, inGroup] of Map.groupBy(rows, (row) => row.group_id)) {
    const ids = inGroup.flatMap(({ attachment_id: id }) => id ?? []);
    for (const [id, { name }] of await listAttachments({ db: tx }, groupId, ids)) names.set(id, name);
  }
  return rows.map((row) => ({
    ...row,
    file_name: row.attachment_id === null ? null : (names.get(row.attachment_id) ?? null),
  }));
}
