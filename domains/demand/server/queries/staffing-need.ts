import type { BrandGrant } from '@hearth/kit/access';
import { CONFLICT } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import type { StaffingNeedContent } from '../../contract/staffing-need-schemas.ts';

export interface StaffingNeedRow {
  readonly id: string;
  readonly group_id: string;
  readonly brand_id: string;
  readonly position_id: string;
  readonly weekdays: number[];
  readonly start_time: string;
  readonly end_time: string;
  readonly heads: number;
  readonly valid_from: string;
  readonly valid_until: string | null;
  readonly version: number;
  readonly changed_at: Date;
}

interface Tables {
  'demand.staffing_need': StaffingNeedRow;
}

const rows = (tx: Tx, { groupId, brandId }: Pick<BrandGrant, 'groupId' | 'brandId'>) =>
  tx
    .tables<Tables>()
    .selectFrom('demand.staffing_need')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('brand_id', '=', brandId);

/** The staffing needs of a location, of which there are 500 at most, by their times. */
export function findStaffingNeeds(tx: Tx, grant: Pick<BrandGrant, 'groupId' | 'brandId'>): Promise<StaffingNeedRow[]> {
  return rows(tx, grant).orderBy('position_id').orderBy('start_time').orderBy('id').execute();
}

/** What is written of a need, in the columns of its row. */
export function toColumns({ start, end, weekdays, ...content }: StaffingNeedContent) {
  return { ...content, weekdays: weekdays.toSorted((one, other) => one - other), start_time: start, end_time: end };
}

export function insertStaffingNeed(
  tx: Tx,
  { groupId, brandId }: BrandGrant,
  content: StaffingNeedContent,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<StaffingNeedRow> {
  return tx
    .tables<Tables>()
    .insertInto('demand.staffing_need')
    .values({ id, group_id: groupId, brand_id: brandId, ...toColumns(content), version: 1, changed_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** One of a location, if it has it. */
export function findStaffingNeed(tx: Tx, grant: BrandGrant, id: string): Promise<StaffingNeedRow | undefined> {
  return rows(tx, grant).where('id', '=', id).executeTakeFirst();
}

/** Each writing of one is its next version. */
export const staffingNeedRows = versionedRows<StaffingNeedRow>({
  table: 'demand.staffing_need',
  changed: CONFLICT,
  archivedAt: null,
});

export async function deleteStaffingNeed(tx: Tx, { groupId, brandId }: BrandGrant, id: string): Promise<void> {
  await tx
    .tables<Tables>()
    .deleteFrom('demand.staffing_need')
    .where('id', '=', id)
    .where('group_id', '=', groupId)
    .where('brand_id', '=', brandId)
    .execute();
}
