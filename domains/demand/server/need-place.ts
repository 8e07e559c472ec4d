import { editingFailures } from '@hearth/domains/scheduling/contract';
import { requireLocation } from '@hearth/domains/scheduling/service';
import { findPositions } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { STAFFING_NEEDS_CHANGED } from '../contract/events.ts';
import { STAFFING_NEED_DATES, STAFFING_NEED_TIMES } from '../contract/failures.ts';
import type { StaffingNeedContent } from '../contract/staffing-need-schemas.ts';

type Means = Pick<Work, 'db' | 'emit'> & { readonly grant: BrandGrant };

/** The positions that the caller may plan at a location; refuses brands that have no schedule. */
export async function findNeedPositions({
  db,
  grant,
}: Pick<Means, 'db' | 'grant'>): Promise<{ id: string; name: string }[]> {
  await requireLocation(db, grant);
  const { codes } = grant;
  return (await findPositions(db, grant.groupId))
    .filter(({ department }) => codes === null || codes.includes(department))
    .map(({ id, name }) => ({ id, name }));
}

/** Refuses a position that is not of the group or not one of the caller’s departments. */
export async function requirePosition({ db, grant }: Pick<Means, 'db' | 'grant'>, positionId: string): Promise<void> {
  const all = await findPositions(db, grant.groupId);
  if (!all.some(({ id }) => id === positionId))
    throw failure(editingFailures.UNKNOWN_POSITION, { position_id: positionId });
  const own = await findNeedPositions({ db, grant });
  if (!own.some(({ id }) => id === positionId)) throw failure(editingFailures.POSITION_NOT_ALLOWED);
}

/** Refuses what makes no sense, or is not the caller’s to plan. */
export async function requireNeed(means: Pick<Means, 'db' | 'grant'>, content: StaffingNeedContent): Promise<void> {
  if (content.start === content.end) throw failure(STAFFING_NEED_TIMES);
  if (content.valid_until !== null && content.valid_until < content.valid_from) throw failure(STAFFING_NEED_DATES);
  await requirePosition(means, content.position_id);
}

/** Tells whoever looks at the schedule that needs have changed. */
export function tellNeeds({ emit, grant }: Pick<Means, 'emit' | 'grant'>): Promise<void> {
  return emit(
    STAFFING_NEEDS_CHANGED.of({
      group_id: grant.groupId,
      topics: [`brand:${grant.brandId}`],
      data: { location_id: grant.brandId },
    }),
  );
}
