import { findLacking } from '@hearth/domains/access/service';
import type { HeldQuestion } from '@hearth/domains/access/service';
import type { Permission } from '@hearth/kit/permissions';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { findNeeded } from './queries/notice.ts';
import type { NoticeRange } from './queries/notice.ts';

/** A line that is due, with what its receiver must hold at its place; without a place, at the group that it comes from. */
export interface EntitledRow {
  readonly id: string;
  readonly user_id: string;
  readonly place_id: string | null;
  readonly group_id: string | null;
  readonly needs: readonly Permission[];
}

/**
 * Of lines that are due, those whose receivers have lost the right that they were told for: what it says is no longer for them. A line that
 * needs one and names neither place nor group is for nobody. All are asked at once.
 */
export async function findLostRights(
  { db, clock }: Pick<Work<'system'>, 'db' | 'clock'>,
  lines: readonly EntitledRow[],
): Promise<ReadonlySet<string>> {
  const asked = lines.map(({ id, user_id: userId, place_id: placeId, group_id: groupId, needs }) => ({
    id,
    userId,
    brandId: placeId ?? groupId,
    needs,
  }));
  return new Set((await findLacking(db, asked, clock.now())).map(({ id }) => id));
}

/**
 * What these people may not be shown any more: their notices that need, at a place, what they have lost there. In a fixed number of
 * statements, however many notices there are.
 */
export async function findWithheld(
  tx: Tx<'self' | 'system'>,
  userIds: readonly string[],
  { now, range }: { readonly now: Date; readonly range: NoticeRange },
): Promise<readonly HeldQuestion[]> {
  return findLacking(tx, await findNeeded(tx, userIds, range), now);
}
